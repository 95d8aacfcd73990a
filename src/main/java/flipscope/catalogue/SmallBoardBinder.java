package flipscope.catalogue;

import flipscope.notation.ColumnText;
import flipscope.notation.NotationException;
import flipscope.notation.RandomText;
import flipscope.notation.SmallBoard;
import flipscope.rules.NaiveScoreFour;
import flipscope.rules.ScoreFour;
import flipscope.rules.Side;
import flipscope.rules.SmallBoardPieces;
import flipscope.trace.Parameter;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Does the same for a board of another size: four by four, three by three, or the cube of Score
 * Four.
 */
final class SmallBoardBinder {
    private static final String POSITION = "position";
    private static final String MOVES = "moves";
    private static final String COLUMN = "column";

    private final Technique technique;
    private final SmallBoard board;
    private final Map<String, String> chosen;
    private final Map<String, String> example;
    private final Map<String, String> query = new LinkedHashMap<>();

    SmallBoardBinder(Technique technique, ChosenInputs chosen) {
        this.technique = technique;
        this.board = technique.board().orElseThrow();
        this.chosen = chosen.values();
        this.example = ChosenInputs.example(technique).values();
    }

    Arguments bind() {
        Optional<ScoreFour> game = game();
        SmallBoardPieces pieces = game.map(this::seen).orElseGet(this::pieces);
        game.ifPresentOrElse(
                played -> query.put(MOVES, ColumnText.writeGame(played)),
                () -> query.put(POSITION, board.write(pieces)));
        List<Word> words = new ArrayList<>();
        for (Parameter input : technique.inputs()) {
            words.add(word(input, pieces, game));
        }
        return new Arguments(
                technique,
                Optional.empty(),
                Optional.of(pieces),
                Optional.empty(),
                List.copyOf(words),
                query);
    }

    /** The game that was chosen; a position takes precedence. */
    private Optional<ScoreFour> game() {
        boolean given = board == SmallBoard.CUBE && !chosen.containsKey(POSITION);
        return Optional.ofNullable(given ? chosen.get(MOVES) : null)
                .map(text -> read(MOVES, text, ColumnText::readGame));
    }

    private SmallBoardPieces seen(ScoreFour game) {
        return technique.afterMove() ? game.justMoved() : game.toMove();
    }

    private SmallBoardPieces pieces() {
        String typed = chosen.getOrDefault(POSITION, example.get(POSITION));
        String text =
                RandomText.seed(typed)
                        .map(seed -> Samples.board(technique, seed.numbers(POSITION)))
                        .orElse(typed);
        return read(POSITION, text, board::read);
    }

    private static <T> T read(String parameter, String text, Function<String, T> reader) {
        try {
            return reader.apply(text);
        } catch (NotationException wrong) {
            throw new InputException(parameter, wrong.getMessage());
        }
    }

    private Word word(Parameter input, SmallBoardPieces pieces, Optional<ScoreFour> game) {
        return switch (input.name()) {
            case "own" -> Word.of(input.type(), pieces.own());
            case "opponent" -> Word.of(input.type(), pieces.opponent());
            case COLUMN -> column(input, pieces, game);
            default -> throw new IllegalStateException("no board has a " + input.name());
        };
    }

    private Word column(Parameter input, SmallBoardPieces pieces, Optional<ScoreFour> game) {
        List<Integer> possible = possible(pieces, game);
        Optional<String> typed = Optional.ofNullable(chosen.get(COLUMN));
        int column =
                typed.flatMap(RandomText::seed)
                        .map(seed -> seed.numbers(COLUMN).nextInt(possible.size()))
                        .map(possible::get)
                        .or(() -> typed.map(text -> checked(read(input, text), possible, pieces)))
                        .orElseGet(() -> likely(possible, input, game));
        query.put(COLUMN, Integer.toString(column));
        return Word.of(column);
    }

    private static int read(Parameter input, String text) {
        return (int) ValueText.parse(input, text).bits();
    }

    /** All columns; those of the last ball have a ball of the player on top. */
    private List<Integer> possible(SmallBoardPieces pieces, Optional<ScoreFour> game) {
        List<Integer> possible =
                IntStream.range(0, NaiveScoreFour.COLUMNS)
                        .filter(column -> !technique.afterMove() || ownOnTop(pieces, column))
                        .boxed()
                        .toList();
        if (possible.isEmpty()) {
            throw new InputException(
                    chosen.containsKey(POSITION) ? POSITION : game.isPresent() ? MOVES : COLUMN,
                    "no column has a ball of " + side(pieces) + " on top; the last ball is one");
        }
        return possible;
    }

    private static int checked(int column, List<Integer> possible, SmallBoardPieces pieces) {
        if (!possible.contains(column)) {
            throw new InputException(
                    COLUMN,
                    "there is no ball of %s on top of %s; the last ball is one, as in %s"
                            .formatted(
                                    side(pieces),
                                    ColumnText.write(column),
                                    ColumnText.write(possible.get(0))));
        }
        return column;
    }

    private static char side(SmallBoardPieces pieces) {
        return pieces.side() == Side.BLACK ? 'X' : 'O';
    }

    /** The column of the last ball or of the example, if possible, else the first. */
    private int likely(List<Integer> possible, Parameter input, Optional<ScoreFour> game) {
        int usual =
                game.filter(played -> technique.afterMove())
                        .map(played -> played.columns().get(played.columns().size() - 1))
                        .orElseGet(() -> read(input, example.get(COLUMN)));
        return possible.contains(usual) ? usual : possible.get(0);
    }

    private static boolean ownOnTop(SmallBoardPieces pieces, int column) {
        long balls = (pieces.own() | pieces.opponent()) & 0x0001_0001_0001_0001L << column;
        return (Long.highestOneBit(balls) & pieces.own()) != 0;
    }
}
