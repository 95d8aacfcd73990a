package flipscope.catalogue;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import flipscope.catalogue.Technique.From;
import flipscope.notation.RandomText;
import flipscope.notation.SmallBoard;
import flipscope.rules.NaiveScoreFour;
import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.rules.ScoreFour;
import flipscope.rules.Side;
import flipscope.rules.SmallBoardPieces;
import flipscope.rules.Squares;
import flipscope.trace.Domain;
import flipscope.trace.Parameter;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** An endless sequence of random inputs for an algorithm, the same for everyone. */
public final class Samples {
    /** Any number, as long as it never changes. */
    private static final long SEED = 4;

    /** By their numbers: playing to a position takes far longer than testing code on it. */
    private static final LoadingCache<Integer, Position> POSITIONS =
            Caffeine.newBuilder().maximumSize(4_000).build(RandomPositions::reachable);

    private final Technique technique;
    private final RandomGenerator random;

    private Samples(Technique technique, RandomGenerator random) {
        this.technique = technique;
        this.random = random;
    }

    /**
     * Reachable positions, with each legal move if the algorithm takes one; boards of random
     * pieces; games of Score Four, ball by ball; numbers.
     */
    public static Stream<ChosenInputs> of(Technique technique) {
        return new Samples(technique, new Random(SEED)).all();
    }

    /** Some board for an input that is not that of Reversi, as text. */
    static String someBoard(Parameter input) {
        SmallBoard board = Technique.board(input).orElseThrow();
        return board.write(new SmallBoardPieces(0b1001, 0b0110, Side.BLACK));
    }

    /** A random board of the algorithm, which is not that of Reversi, as text. */
    static String board(Technique technique, RandomGenerator random) {
        List<ChosenInputs> some = new Samples(technique, random).boards();
        return some.get(random.nextInt(some.size())).values().get("position");
    }

    /**
     * A random value that fits the input; one bit where the usual value is one bit.
     *
     * @param room the bits that a set may have
     */
    static Word like(Word usual, Parameter input, long room, RandomGenerator random) {
        boolean single = Long.bitCount(usual.unsigned()) == 1 && !ValueText.isNumber(input);
        return room != 0 && (single || input.domain().single())
                ? Word.of(input.type(), any(room, random))
                : number(input, room, random);
    }

    private static long any(long room, RandomGenerator random) {
        int place = random.nextInt(Long.bitCount(room));
        long rest = room;
        for (int i = 0; i < place; i++) {
            rest &= rest - 1;
        }
        return Long.lowestOneBit(rest);
    }

    private Stream<ChosenInputs> all() {
        if (technique.takes(From.POSITION)) {
            return IntStream.iterate(0, i -> i + 1).mapToObj(POSITIONS::get).flatMap(this::setups);
        }
        return technique.takes(From.BOARD)
                ? Stream.generate(this::many).flatMap(each -> each)
                : Stream.generate(() -> ChosenInputs.of(values()));
    }

    /** Boards that cost little together. */
    private Stream<ChosenInputs> many() {
        SmallBoard board = technique.board().orElseThrow();
        return board == SmallBoard.CUBE
                ? game().stream()
                : board.many(random).map(pieces -> with(board, pieces));
    }

    /** A board, or all of a game of Score Four. */
    private List<ChosenInputs> boards() {
        SmallBoard board = technique.board().orElseThrow();
        return board == SmallBoard.CUBE ? game() : List.of(with(board, board.random(random)));
    }

    private Stream<ChosenInputs> setups(Position at) {
        return technique.takes(From.MOVE)
                ? Squares.list(at.legalMoves()).stream().map(move -> ChosenInputs.of(at, move))
                : Stream.of(ChosenInputs.of(at));
    }

    /** A board, and numbers for the other inputs. */
    private ChosenInputs with(SmallBoard board, SmallBoardPieces pieces) {
        Map<String, String> values = values();
        values.put("position", board.write(pieces));
        return ChosenInputs.of(values);
    }

    /** A random game of Score Four, up to the first four in a row or a full cube. */
    private List<ChosenInputs> game() {
        List<ChosenInputs> moments = new ArrayList<>();
        ScoreFour game = ScoreFour.START;
        while (!game.isWon() && game.columns().size() < SmallBoard.CUBE.cells()) {
            int column = random.nextInt(NaiveScoreFour.COLUMNS);
            if (!game.isFull(column)) {
                game = game.drop(column);
                moments.add(moment(game, column));
            }
        }
        return moments;
    }

    private ChosenInputs moment(ScoreFour game, int last) {
        int column = technique.afterMove() ? last : random.nextInt(NaiveScoreFour.COLUMNS);
        return ChosenInputs.of(
                Map.of(
                        "position",
                        SmallBoard.CUBE.write(technique.seen(game)),
                        "column",
                        "" + column));
    }

    private Map<String, String> values() {
        Map<String, String> values = new HashMap<>();
        for (Parameter input : technique.inputs()) {
            if (Technique.from(input) == From.VALUE) {
                values.put(input.name(), value(input));
            }
        }
        return values;
    }

    /** What depends on other inputs is found when they are bound. */
    private String value(Parameter input) {
        Domain domain = input.domain();
        return domain.single() || !domain.others().isEmpty()
                ? new RandomText(Long.toString(random.nextLong()), Optional.empty()).turned(0)
                : ValueText.format(input, number(input, Word.ones(ValueText.room(input)), random));
    }

    /** A random number that fits the input, or a set with many, some or few bits. */
    private static Word number(Parameter input, long room, RandomGenerator random) {
        long bits = random.nextLong();
        for (int thinner = random.nextInt(4); thinner > 0; thinner--) {
            bits &= random.nextLong();
        }
        return Word.of(input.type(), ValueText.isNumber(input) ? ranged(input, bits) : bits & room);
    }

    private static long ranged(Parameter input, long bits) {
        Domain numbers = ValueText.numbers(input);
        long many = numbers.most() - numbers.least() + 1;
        // All of them are as many as a long has.
        return many <= 0 ? bits : numbers.least() + Long.remainderUnsigned(bits, many);
    }
}
