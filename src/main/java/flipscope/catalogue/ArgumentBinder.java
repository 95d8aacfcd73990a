package flipscope.catalogue;

import static flipscope.catalogue.Technique.MOVE;
import static flipscope.catalogue.Technique.MOVES;
import static flipscope.catalogue.Technique.POSITION;

import flipscope.catalogue.Technique.From;
import flipscope.notation.ColumnText;
import flipscope.notation.NotationException;
import flipscope.notation.PositionText;
import flipscope.notation.RandomText;
import flipscope.notation.SmallBoard;
import flipscope.notation.SquareText;
import flipscope.rules.NaiveScoreFour;
import flipscope.rules.Position;
import flipscope.rules.RandomNumbers;
import flipscope.rules.ScoreFour;
import flipscope.rules.Side;
import flipscope.rules.SmallBoardPieces;
import flipscope.rules.Squares;
import flipscope.text.QueryText;
import flipscope.trace.Last;
import flipscope.trace.Parameter;
import flipscope.trace.Word;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Checks the inputs that a reader chose, and completes them from the example. */
final class ArgumentBinder {
    private static final String COLUMN = "column";

    private final Technique technique;
    private final ChosenInputs chosen;
    private final Optional<Position> position;

    /** The game of Score Four that was chosen; a position takes precedence. */
    private final Optional<ScoreFour> game;

    private final Optional<SmallBoardPieces> pieces;
    private final Optional<Integer> move;
    private final Map<String, Word> words = new HashMap<>();

    ArgumentBinder(Technique technique, ChosenInputs chosen) {
        this.technique = technique;
        this.chosen = chosen;
        this.position =
                technique.takes(From.POSITION)
                        ? chosen.position().or(() -> example().position())
                        : Optional.empty();
        Optional<SmallBoard> board = technique.board();
        this.game =
                board.filter(each -> each == SmallBoard.CUBE && !isChosen(POSITION))
                        .flatMap(cube -> chosen(MOVES, ColumnText::readGame));
        this.pieces = board.map(each -> game.map(technique::seen).orElseGet(() -> pieces(each)));
        this.move = position.filter(at -> technique.takes(From.MOVE)).map(this::move);
    }

    Arguments bind() {
        List<Word> bound = technique.inputs().stream().map(this::word).toList();
        Map<String, String> query = new LinkedHashMap<>();
        for (String name : technique.parameters()) {
            written(name).ifPresent(text -> query.put(name, text));
        }
        return new Arguments(technique, position, pieces, move, bound, query);
    }

    /** What a parameter came to; empty for one of position and game, where the other is given. */
    private Optional<String> written(String parameter) {
        return switch (parameter) {
            case POSITION -> position.map(PositionText::write).or(this::board);
            case MOVES -> game.map(ColumnText::writeGame);
            case MOVE -> move.map(Squares::name);
            default -> {
                Parameter input = technique.input(parameter);
                yield Optional.of(ValueText.format(input, word(input)));
            }
        };
    }

    /** The pieces on a board other than that of Reversi, unless a game says them. */
    private Optional<String> board() {
        return pieces.filter(seen -> game.isEmpty())
                .map(seen -> technique.board().orElseThrow().write(seen));
    }

    /** The inputs of the example, such as {@code position=…+X&move=c4}. */
    private ChosenInputs example() {
        return ChosenInputs.of(technique, QueryText.read(technique.example()));
    }

    private <T> T example(String name, Function<String, T> notation) {
        return notation.apply(example().values().get(name));
    }

    private boolean isChosen(String name) {
        return chosen.values().containsKey(name);
    }

    /** What was chosen, as it is typed. */
    private <T> Optional<T> chosen(String name, Function<String, T> notation) {
        try {
            return Optional.ofNullable(chosen.values().get(name)).map(notation);
        } catch (NotationException wrong) {
            throw new InputException(name, wrong.getMessage());
        }
    }

    /** What was chosen, as it is typed or at random. */
    private <T> Optional<T> chosen(
            String name, Function<String, T> notation, Function<RandomNumbers, T> random) {
        return chosen(
                name,
                typed ->
                        RandomText.begun(typed)
                                .filter(each -> each.discs().isEmpty())
                                .map(seed -> random.apply(seed.numbers(name)))
                                .orElseGet(() -> notation.apply(typed)));
    }

    private SmallBoardPieces pieces(SmallBoard board) {
        return chosen(POSITION, board::read, random -> board.read(Samples.board(technique, random)))
                .orElseGet(() -> example(POSITION, board::read));
    }

    /** Bound once, when it or an input that depends on it is asked for. */
    private Word word(Parameter input) {
        Word known = words.get(input.name());
        if (known == null) {
            known =
                    switch (Technique.from(input)) {
                        case POSITION, BOARD -> Word.of(input.type(), seen().set(input.name()));
                        case MOVE -> Word.of(Squares.bit(move.orElseThrow()));
                        case VALUE -> value(input);
                    };
            words.put(input.name(), known);
        }
        return known;
    }

    private SetRoom room(Parameter input) {
        return new SetRoom(input, other -> word(technique.input(other)).unsigned());
    }

    private SmallBoardPieces seen() {
        return pieces.or(() -> position.map(SmallBoardPieces::of)).orElseThrow();
    }

    private Word value(Parameter input) {
        String name = input.name();
        Function<String, Word> notation = typed -> ValueText.parse(input, typed);
        if (pieces.isPresent() && name.equals(COLUMN)) {
            return Word.of(column(pieces.get(), typed -> (int) notation.apply(typed).bits()));
        }
        SetRoom room = room(input);
        Word usual = room.fitted(example(name, notation));
        Word value =
                chosen(name, notation, random -> Samples.like(usual, input, room.bits(), random))
                        .orElse(usual);
        room.refusal(value).ifPresent(why -> fail(name, why));
        return value;
    }

    private static void fail(String name, String why) {
        throw new InputException(name, why);
    }

    private int move(Position at) {
        return chosen(
                        MOVE,
                        typed -> empty(SquareText.read(typed), at),
                        random -> any(moves(at), random))
                .orElseGet(() -> likely(moves(at), example(MOVE, SquareText::read)));
    }

    private static int empty(int square, Position at) {
        if (Word.has(at.empty(), square)) {
            return square;
        }
        String name = Squares.name(square);
        throw new InputException(
                MOVE, "there is a disc on " + name + " already; a move is an empty square");
    }

    /** The legal moves; where there are none, the empty squares. */
    private static List<Integer> moves(Position at) {
        long legal = at.legalMoves();
        List<Integer> moves = Squares.list(legal != 0 ? legal : at.empty());
        if (moves.isEmpty()) {
            throw new InputException(MOVE, "the board is full; a move is an empty square");
        }
        return moves;
    }

    private static int any(List<Integer> possible, RandomNumbers random) {
        return possible.get(random.nextInt(possible.size()));
    }

    /** The usual one if it is possible, else the first. */
    private static int likely(List<Integer> possible, int usual) {
        return possible.contains(usual) ? usual : possible.get(0);
    }

    private int column(SmallBoardPieces seen, Function<String, Integer> notation) {
        List<Integer> possible = columns(seen);
        return chosen(
                        COLUMN,
                        typed -> checked(notation.apply(typed), possible, seen),
                        random -> any(possible, random))
                .orElseGet(() -> likely(possible, usual(notation)));
    }

    /** The column of the last ball, where that is what the algorithm looks at. */
    private int usual(Function<String, Integer> notation) {
        return game.map(ScoreFour::columns)
                .filter(columns -> technique.afterMove())
                .map(Last::of)
                .orElseGet(() -> example(COLUMN, notation));
    }

    /** All columns; those of the last ball have a ball of the player on top. */
    private List<Integer> columns(SmallBoardPieces seen) {
        List<Integer> possible =
                IntStream.range(0, NaiveScoreFour.COLUMNS)
                        .filter(column -> !technique.afterMove() || ownOnTop(seen, column))
                        .boxed()
                        .toList();
        if (possible.isEmpty()) {
            throw new InputException(
                    isChosen(POSITION) ? POSITION : game.isPresent() ? MOVES : COLUMN,
                    "no column has a ball of " + side(seen) + " on top; the last ball is one");
        }
        return possible;
    }

    private static int checked(int column, List<Integer> possible, SmallBoardPieces seen) {
        if (possible.contains(column)) {
            return column;
        }
        throw new InputException(
                COLUMN,
                "there is no ball of %s on top of %s; the last ball is one, as in %s"
                        .formatted(
                                side(seen),
                                ColumnText.write(column),
                                ColumnText.write(possible.get(0))));
    }

    private static char side(SmallBoardPieces seen) {
        return seen.side() == Side.BLACK ? 'X' : 'O';
    }

    private static boolean ownOnTop(SmallBoardPieces seen, int column) {
        long balls = (seen.own() | seen.opponent()) & 0x0001_0001_0001_0001L << column;
        return (Long.highestOneBit(balls) & seen.own()) != 0;
    }
}
