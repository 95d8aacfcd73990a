package flipscope.lesson.read;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.answer.ExpectedAnswer;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.core.ClinicLegalSign;
import flipscope.core.FlipsCore;
import flipscope.core.Mobility;
import flipscope.lesson.Lesson;
import flipscope.notation.PositionText;
import flipscope.notation.TranscriptText;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.story.StepReference;
import flipscope.testkit.TenThousand;
import flipscope.text.Messages;
import flipscope.trace.Operator;
import flipscope.trace.Trace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What lessons state in words and no claim of a block can hold: it is worked out here, and looked
 * for in the text.
 */
class StatedNumbersTest {
    private static final Set<Operator> OPERATIONS =
            EnumSet.of(Operator.AND, Operator.OR, Operator.COMPLEMENT, Operator.ADD, Operator.LEFT);

    private static final long INNER_FILES = 0x7E7E_7E7E_7E7E_7E7EL;

    private static String text(String slug) throws IOException {
        return Files.readString(Path.of("lessons", slug + ".md"));
    }

    private static Trace trace(String id, Map<String, String> inputs) {
        Technique technique = Good.LAB.catalogue().find(id).orElseThrow();
        return Good.LAB.traces().of(technique.bind(ChosenInputs.of(technique, inputs)));
    }

    private static Position after(String moves) {
        return TranscriptText.read(moves).position();
    }

    @Test
    void theNumberOfTheStartAndTheNumberOfA1() throws IOException {
        assertThat(text("board-in-one-number"))
                .contains(String.format(Locale.ROOT, "%,d", Position.START.own()))
                .contains("Java shows " + Squares.bit(63) + ".");
    }

    static Stream<Arguments> stated() {
        long slant = set("b2 e5 g6") >>> 9;
        int eight = 0b0010_0000;
        return Stream.of(
                Arguments.of("board-in-one-number", "corners", Squares.names(0x81L)),
                Arguments.of("board-in-one-number", "white-start", hex(Position.START.opponent())),
                Arguments.of("moving-every-disc", "slant", Squares.names(slant)),
                Arguments.of(
                        "falling-off-the-edge", "keep-right", hex(~set("a1 a2 a3 a4 a5 a6 a7 a8"))),
                Arguments.of("why-it-is-fast", "middle-column", hex(0b010_010_010)),
                Arguments.of(
                        "the-carry-trick",
                        "parts",
                        Squares.names(set("b3 c3 d3 e3 f3") + set("f3"))),
                Arguments.of("the-carry-trick", "hex-sum", hex(0b0110_1110 + 0b0000_0010)),
                Arguments.of(
                        "playing-the-move",
                        "undo",
                        Squares.names(set("e3 d4 e4 c5 d5 e5 e6") ^ set("e6 e4 e5"))),
                Arguments.of("playing-the-move", "count", "" + (25 + 1 + 7)),
                Arguments.of("counting-bits", "merge", "" + (2 + 2)),
                Arguments.of("counting-bits", "by-hand", pairs(0b1101_0111)),
                Arguments.of("counting-bits", "left-lane", pairs(0b0100_1000)),
                Arguments.of("faster-still", "hundred", "" + rounds(30)),
                Arguments.of(
                        "falling-off-the-edge",
                        "round",
                        smallNames(marks("-X------X-----X-", 'X') << 1)),
                Arguments.of("half-a-board", "make", Squares.names(0x81L << 32 | 0x8100_0000L)),
                Arguments.of("bug-clinic", "start", Squares.names(0x000010080000L)),
                Arguments.of("bug-clinic", "right-start", hex(Position.START.own())),
                Arguments.of(
                        "bug-clinic", "promise", "" + Long.bitCount(ClinicLegalSign.columns(0, 0))),
                Arguments.of("faster-still", "leap", Squares.names(leap(2))),
                Arguments.of("across-the-cut", "rays", Squares.names(raysAbove(set("f5")))),
                Arguments.of("across-the-cut", "or-minus", binary(0b0001_0100 | -0b0001_0100)),
                Arguments.of("across-the-cut", "eight-bits", binary((byte) (eight | -eight) >> 7)));
    }

    @ParameterizedTest
    @MethodSource("stated")
    void aStatedAnswerIsTheComputedOne(String slug, String block, String computed) {
        Lesson lesson =
                Good.COURSE.all().stream()
                        .filter(each -> each.slug().equals(slug))
                        .findFirst()
                        .orElseThrow();
        ExpectedAnswer answer = ((ExerciseBlock) lesson.block(block).orElseThrow()).answer();
        assertThat(answer.grade(computed, Messages.english()).isCorrect())
                .as(answer.solution() + " is " + computed)
                .isTrue();
    }

    private static long set(String names) {
        return Arrays.stream(names.split(" "))
                .mapToLong(
                        name -> Squares.bit(Squares.at(name.charAt(0) - 'a', name.charAt(1) - '1')))
                .reduce(0, (left, right) -> left | right);
    }

    private static String hex(long value) {
        return String.format("0x%X", value);
    }

    /** Where a jump from file b lands on the staircase, over white discs only. */
    private static long leap(int by) {
        long white = set("b1 c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 b3 c3 d3 e3 b4 c4 d4 b5 c5 b6");
        long run = set("b1 b2 b3 b4 b5 b6");
        for (int step = 0; step < by; step++) {
            run = run >>> 1 & white;
        }
        return run;
    }

    /** The squares of the upper half on the lines through this one, which is on no side. */
    private static long raysAbove(long square) {
        long rays = 0;
        for (int by : new int[] {7, 8, 9}) {
            long inner = by == 8 ? -1 : INNER_FILES;
            for (long at = square; at != 0; at = (at & inner) << by) {
                rays |= at;
            }
        }
        return rays & 0xFFFF_FFFF_0000_0000L;
    }

    private static String binary(int value) {
        String bits = Integer.toBinaryString(value & 0xFF | 0x100).substring(1);
        return bits.substring(0, 4) + " " + bits.substring(4);
    }

    private static String pairs(int row) {
        List<String> sums =
                Stream.of(6, 4, 2, 0)
                        .map(shift -> Integer.bitCount(row >>> shift & 3))
                        .map(String::valueOf)
                        .toList();
        return String.join(" ", sums);
    }

    /** How many rounds of moving by 1, 2, 4 and so on reach that far. */
    private static int rounds(int longest) {
        int rounds = 0;
        while ((1 << rounds) - 1 < longest) {
            rounds++;
        }
        return rounds;
    }

    @Test
    void theFigureOfTheTopRowLosesWhatItsCaptionSays() throws IOException {
        Trace lines = trace("tictactoe/lines", Map.of("position", "O-XOX-X-O X"));
        long lost = lines.steps().get(StepReference.of("held", lines).step()).marks().lost();
        assertThat(lost).isEqualTo(0b000_010_100);
        assertThat(text("why-it-is-fast")).contains("The other two, b2 and a3, are lost.");
    }

    @Test
    void withoutAMaskTheSmallBoardHasTheMovesThatTheLessonNames() throws IOException {
        assertThat(smallMovesWithoutMask("OX-OXOX-OOX-OX--")).isEqualTo("c1 d2 d3");
        assertThat(smallMovesWithoutMask("-OX-OX-OX-OX-OOX")).contains("d1").contains("c2");
        assertThat(text("falling-off-the-edge"))
                .contains("the program says: c1, d2 and d3.", "c2 and d1 would be there too");
    }

    private static String smallMovesWithoutMask(String board) {
        int own = marks(board, 'X');
        int opponent = marks(board, 'O');
        int run = own << 1 & opponent;
        run |= run << 1 & opponent;
        return smallNames(run << 1 & ~(own | opponent));
    }

    private static String smallNames(int set) {
        StringBuilder names = new StringBuilder();
        for (int cell = 0; cell < 16; cell++) {
            if ((set >>> (15 - cell) & 1) != 0) {
                names.append(' ').append((char) ('a' + cell % 4)).append(cell / 4 + 1);
            }
        }
        return names.toString().strip();
    }

    private static int marks(String board, char mark) {
        return Integer.parseInt(board.replaceAll("[^" + mark + "]", "0").replace(mark, '1'), 2);
    }

    @Test
    void withoutAMaskTheGameHasTwoMovesTooMany() throws IOException {
        Position at = after("e6f4c3c4g3e7c5b4a3a4b3h2g4c2f6c6");
        long run = at.own() << 1 & at.opponent();
        for (int round = 2; round <= 6; round++) {
            run |= run << 1 & at.opponent();
        }
        long moves = run << 1 & ~(at.own() | at.opponent());
        assertThat(Squares.names(moves & ~Mobility.left(at.own(), at.opponent())))
                .isEqualTo("g2 h3");
        assertThat(text("falling-off-the-edge")).contains(", g2 and h3.");
    }

    @Test
    void toTheRightOnlyE5StandsBesideABlackDisc() throws IOException {
        Position at = after("f5f4e3d2c3c5g3f6");
        long beside = at.own() >>> 1 & at.opponent() & INNER_FILES;
        assertThat(Squares.names(beside)).isEqualTo("e5");
        assertThat(beside >>> 1 & ~at.empty()).isNotZero();
        assertThat(text("every-legal-move")).contains("Only one white disc, e5, stands");
    }

    @Test
    void fiveRoundsAreWrongOnFewerThanOnePositionInAHundred() throws IOException {
        long wrong =
                TenThousand.POSITIONS.stream()
                        .filter(at -> leftInFive(at) != Mobility.left(at.own(), at.opponent()))
                        .count();
        assertThat(wrong).isPositive().isLessThan(TenThousand.POSITIONS.size() / 100);
        assertThat(text("every-legal-move")).contains("fewer than one position in a hundred");
    }

    private static long leftInFive(Position at) {
        long passable = at.opponent() & INNER_FILES;
        long run = at.own() << 1 & passable;
        for (int round = 2; round <= 5; round++) {
            run |= run << 1 & passable;
        }
        return run << 1 & at.empty();
    }

    @Test
    void theCarryTakesEightOperationsToItsMoves() throws IOException {
        Trace carry = trace("reversi/mobility/carry", Map.of());
        int legal = StepReference.of("legal", carry).step();
        long operators =
                carry.steps().subList(0, legal + 1).stream()
                        .filter(step -> OPERATIONS.contains(step.operator()))
                        .count();
        assertThat(operators).isEqualTo(8);
        assertThat(trace("reversi/mobility/left", Map.of()).counts().total()).isEqualTo(22);
        assertThat(text("the-carry-trick"))
                .contains("That makes eight.", "took 22.", "The difference is 14");
    }

    @Test
    void withoutTheMaskTheCarryRunsOutOfRow4AndAWrappedDiscStartsOne() throws IOException {
        Position at =
                PositionText.read(
                        "------------------------OOX----------OOOX----------------------- X");
        long start = at.own() << 1;
        long moves = (at.opponent() + start) & at.empty() & ~start;
        assertThat(moves & ~Mobility.left(at.own(), at.opponent())).isEqualTo(set("h3 e5"));
        assertThat(text("the-carry-trick")).contains("h3 comes from a carry", "and e5 from");
    }

    @Test
    void theWalkCosts34AndThreeForEachDiscThatItPasses() throws IOException {
        Trace alone =
                trace(
                        "reversi/flips/loop",
                        Map.of("position", "-".repeat(64) + " X", "move", "c5"));
        assertThat(alone.counts().total()).isEqualTo(34);
        assertThat(34 + 3 * 9).isEqualTo(61);
        assertThat(text("turning-discs"))
                .contains("That is 34 for the eight directions, and three for each white disc")
                .contains("There were nine.", "operations = 61");
    }

    @Test
    void twoFullCountsWouldTake28AndAFullBoard128() throws IOException {
        int one = trace("popcount/subtract", Map.of()).counts().total();
        int split = 1;
        int sum = 1;
        int full = trace("popcount/clear-lowest", Map.of("bits", "-1")).counts().total();
        assertThat(text("counting-bits"))
                .contains("their sum would take " + (2 * one + split + sum))
                .contains("On a full board it would be " + full);
    }

    @Test
    void whatTheMovesOfThePlayerTurn() throws IOException {
        Position at =
                PositionText.read(
                        "-------------------O------XOOO-----OOOO--OOOOO-----X------XXX--- X");
        assertThat(turned(at, "g4")).isEqualTo(5);
        assertThat(Squares.list(at.legalMoves()).stream().map(Squares::name))
                .filteredOn(move -> turned(at, move) >= 5)
                .containsExactly("g4");
        assertThat(Long.bitCount(at.own()) + 5 + 1).isEqualTo(11);
        assertThat(Long.bitCount(at.opponent()) - 5).isEqualTo(8);
        assertThat(
                        Squares.list(at.legalMoves()).stream()
                                .map(Squares::name)
                                .filter(move -> turned(at, move) == 1))
                .containsExactlyInAnyOrder("e2", "b5");
        assertThat(text("legal-moves-to-player"))
                .contains("Two others, e2 and b5, turn only one.")
                .contains("After this move Black has 11 discs and White 8.");
    }

    private static int turned(Position at, String move) {
        return Long.bitCount(FlipsCore.flips(at.own(), at.opponent(), set(move)));
    }

    @Test
    void whatAMoveAndACornerAreWorthWithFewDiscs() throws IOException {
        Path file = Path.of("src/main/java/flipscope/engine/PositionEvaluation.java");
        Matcher row = Pattern.compile("\\{(\\d+), \\d+, (\\d+), -").matcher(Files.readString(file));
        assertThat(row.find()).isTrue();
        assertThat(Math.round(Integer.parseInt(row.group(1)) / 100.0)).isEqualTo(1);
        assertThat(Math.round(Integer.parseInt(row.group(2)) / 100.0)).isEqualTo(9);
        assertThat(text("legal-moves-to-player"))
                .contains("worth about one disc, and a corner about nine");
    }

    /** The measurement stands in the help; the lesson tells it in words. */
    @Test
    void theOrderOfTheMeasuredTechniques() throws IOException {
        Map<String, Double> times =
                Pattern.compile("`mobility/([a-z-]+)`[^|]*\\| (\\d+\\.\\d) \\|")
                        .matcher(Files.readString(Path.of("src/docs/measured.md")))
                        .results()
                        .collect(
                                toMap(
                                        (MatchResult each) -> each.group(1),
                                        each -> Double.valueOf(each.group(2))));
        assertThat(
                        Stream.of("core", "prefix", "carry", "shifts", "kogge-stone", "halves")
                                .map(times::get))
                .isSorted();
        assertThat(times.get("halves") / times.get("core")).isBetween(1.8, 2.3);
        assertThat(times.get("core") / times.get("shifts")).isBetween(0.6, 0.73);
        assertThat(text("faster-still"))
                .contains("the two halves took about twice its time")
                .contains("took about a third less time than the plain shifts");
    }
}
