package flipscope.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Technique.From;
import flipscope.notation.ChessPiece;
import flipscope.notation.SmallBoard;
import flipscope.rules.NaiveChess;
import flipscope.rules.Position;
import flipscope.rules.RandomNumbers;
import flipscope.rules.Side;
import flipscope.rules.SmallBoardPieces;
import flipscope.rules.Squares;
import flipscope.testkit.Draw;
import flipscope.testkit.FewTries;
import flipscope.testkit.Packaged;
import flipscope.testkit.RandomBoards;
import flipscope.testkit.ScoreFourGames;
import flipscope.testkit.Share;
import flipscope.trace.Table;
import flipscope.trace.Type;
import flipscope.trace.Value;
import flipscope.trace.Word;
import flipscope.trace.run.Program;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/**
 * The code that is stepped is the code that plays: evaluated from its text it answers as compiled.
 */
class CompiledMethodPropertyTest implements RandomBoards {
    private static final Program PROGRAM = Packaged.CATALOGUE.program();

    /** A mask or a loop that is wrong shows in one of some ten boards of these. */
    private static final int FEW = 1_000;

    private static final Map<String, Method> COMPILED = new HashMap<>();

    @Property(tries = 10_000)
    @FewTries(FEW)
    void onReachablePositions(@ForAll("reachable") Position at) {
        compare(at);
    }

    @Property(tries = 10_000)
    @FewTries(FEW)
    void onCrowdedBoards(@ForAll("crowded") Position at) {
        compare(at);
    }

    @Property(tries = 10_000)
    @FewTries(FEW)
    void onAnyBits(
            @ForAll long bits,
            @ForAll @IntRange(max = 7) int x,
            @ForAll @IntRange(max = 7) int y,
            @ForAll @IntRange(max = 255) int run,
            @ForAll @IntRange(max = 255) int start) {
        Map<String, String> values =
                Map.of(
                        "bits", "0x" + Long.toHexString(bits),
                        "x", "" + x,
                        "y", "" + y,
                        "run", "" + run,
                        "start", "" + start);
        for (Technique technique : Packaged.techniques()) {
            if (!technique.takes(From.POSITION) && !technique.takes(From.BOARD)) {
                compare(technique.bind(ChosenInputs.of(values)));
            }
        }
    }

    @Property(tries = 10_000)
    @FewTries(FEW)
    void onSmallBoards(@ForAll int black, @ForAll int white) {
        for (Technique technique : Packaged.techniques()) {
            SmallBoard board = technique.board().orElse(SmallBoard.CUBE);
            if (board != SmallBoard.CUBE && board != SmallBoard.CHESS) {
                long cells = (1L << board.cells()) - 1;
                SmallBoardPieces pieces =
                        new SmallBoardPieces(black & cells, white & ~black & cells, Side.BLACK);
                compare(technique.bind(setup(board, pieces, 0)));
            }
        }
    }

    @Property(tries = 1_000)
    @FewTries(FEW / 10)
    void onChessBoards(
            @ForAll long seed,
            @ForAll @IntRange(max = 63) int square,
            @ForAll long bits,
            @ForAll long factor) {
        SmallBoardPieces start = SmallBoard.CHESS.read(ChessPiece.POSITIONS.get(0));
        SmallBoardPieces at =
                NaiveChess.game(start, new RandomNumbers(seed)).skip(20).findFirst().orElseThrow();
        String position = SmallBoard.CHESS.write(at);
        for (Technique technique : Packaged.techniques()) {
            if (technique.method().file().name().contains("/chess/")) {
                Map<String, String> values =
                        Map.of(
                                "position", position,
                                "square", "" + square,
                                "bits", "0x" + Long.toHexString(bits | 1L << square),
                                "factor", "0x" + Long.toHexString(factor));
                compare(technique.bind(ChosenInputs.of(values)));
            }
        }
    }

    @Test
    void inGamesOfScoreFour() {
        ScoreFourGames.moments(Share.of(FEW, 2_000), CompiledMethodPropertyTest::compare);
    }

    private static void compare(ScoreFourGames.Moment at) {
        SmallBoardPieces pieces = new SmallBoardPieces(at.mover(), at.other(), Side.BLACK);
        SmallBoardPieces toMove = new SmallBoardPieces(at.mover(), at.other(), Side.WHITE);
        for (Technique technique : Packaged.techniques()) {
            if (technique.board().equals(Optional.of(SmallBoard.CUBE))) {
                SmallBoardPieces seen = technique.afterMove() ? pieces : toMove;
                compare(technique.bind(setup(SmallBoard.CUBE, seen, at.column())));
            }
        }
    }

    private static ChosenInputs setup(SmallBoard board, SmallBoardPieces pieces, int column) {
        return ChosenInputs.of(Map.of("position", board.write(pieces), "column", "" + column));
    }

    private static void compare(Position at) {
        for (Technique technique : Packaged.techniques()) {
            boolean moves = technique.takes(From.MOVE);
            if (technique.takes(From.POSITION) && !(moves && at.empty() == 0)) {
                compare(
                        technique.bind(
                                moves ? ChosenInputs.of(at, someSquare(at)) : ChosenInputs.of(at)));
            }
        }
    }

    /** Any empty square; a legal one half of the time if there is one. */
    private static int someSquare(Position at) {
        boolean legal = (at.own() & 1) == 0 && at.legalMoves() != 0;
        List<Integer> squares = Squares.list(legal ? at.legalMoves() : at.empty());
        return squares.get(
                (int) Long.remainderUnsigned(at.own() * 31 + at.opponent(), squares.size()));
    }

    private static void compare(Arguments arguments) {
        Value evaluated = PROGRAM.run(arguments.technique().method(), arguments.values());
        Value compiled = value(compiled(arguments));
        if (!evaluated.equals(compiled)) {
            assertThat(picture(evaluated))
                    .as("%s %s", arguments.technique().id(), arguments.query())
                    .isEqualTo(picture(compiled));
        }
    }

    private static Object compiled(Arguments arguments) {
        Object[] values =
                arguments.words().stream()
                        .map(
                                word ->
                                        word.type().equals(Type.LONG)
                                                ? (Object) word.bits()
                                                : (Object) (int) word.bits())
                        .toArray();
        String name = arguments.technique().method().name();
        String path = arguments.technique().method().file().name();
        String type = path.replace(".java", "").replace('/', '.');
        try {
            return COMPILED.computeIfAbsent(type + name, each -> method(type, name))
                    .invoke(null, values);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(name, e);
        }
    }

    private static Method method(String type, String name) {
        try {
            for (Method method : Class.forName(type).getMethods()) {
                if (name.endsWith("." + method.getName())) {
                    return method;
                }
            }
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
        throw new AssertionError("no public method " + name);
    }

    private static Value value(Object compiled) {
        if (compiled instanceof long[] words) {
            List<Value> elements = List.of(Word.of(words[0]), Word.of(words[1]));
            return new Table(new Type(Type.Kind.LONG, 1), 2, elements);
        }
        if (compiled instanceof Boolean truth) {
            return Word.of(truth);
        }
        return compiled instanceof Long word ? Word.of(word) : Word.of((Integer) compiled);
    }

    private static String picture(Value value) {
        if (value instanceof Table table) {
            return table.elements().stream()
                    .map(CompiledMethodPropertyTest::picture)
                    .toList()
                    .toString();
        }
        Word word = (Word) value;
        return word.type() + "\n" + Draw.set(word.bits());
    }
}
