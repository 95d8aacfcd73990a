package flipscope.story;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.ChosenInputs;
import flipscope.notation.TranscriptText;
import flipscope.rules.Position;
import flipscope.text.Messages;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Operator;
import flipscope.trace.Stage;
import flipscope.trace.Word;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NarratorTest {
    private final Traced left = Traced.of("reversi/mobility/left", ChosenInputs.of(Position.START));
    private final Traced carry = Traced.of("reversi/mobility/carry", ChosenInputs.EXAMPLE);

    @Test
    void tellsTheFirstTenSeconds() {
        assertThat(left.trace().stages())
                .extracting(stage -> left.narrator().stageTitle(stage))
                .containsExactly(
                        "Which discs are passable?",
                        "Move Black’s discs one left",
                        "Keep those on passable discs; run on",
                        "One more left, onto an empty square");
        assertThat(left.trace().stages())
                .extracting(stage -> left.narrator().stageSentence(stage))
                .containsExactly(
                        "Those on the inner files: from an edge, a shift would wrap to the other"
                                + " side.",
                        "One shift moves them all at the same time.",
                        "Five rounds more: no run is longer than six.",
                        "Each such square is a legal move.");
    }

    /** Where no square is left, no frame says that it is legal. */
    @Test
    void overAnEmptyBoardAFrameSaysThatNothingIsLeft() {
        Position position = TranscriptText.read("c4e3f6e6f5g6").position();
        Traced none = Traced.of("reversi/mobility/left", ChosenInputs.of(position));
        Stage last = none.trace().stages().get(3);
        assertThat(none.narrator().stageSentence(last))
                .isEqualTo("Each such square is a legal move. The answer: nothing.");
    }

    @Test
    void namesTheSideToMove() {
        Position white = Position.START.passed();
        Traced traced = Traced.of("reversi/mobility/left", ChosenInputs.of(white));
        Stage moved = traced.trace().stages().get(1);
        assertThat(traced.narrator().stageTitle(moved)).isEqualTo("Move White’s discs one left");
        assertThat(traced.roles("passable")).containsExactly("Black’s discs", "files b to g");
    }

    @Test
    void letsTheAuthorSpeakAndAddsWhatHappened() {
        assertThat(carry.sentence("passable"))
                .isEqualTo("Which discs are passable? Kept g2, b3 and 13 others. Dropped a3.");
        assertThat(carry.sentence("ripple"))
                .isEqualTo(
                        "Ripple a carry through each run. Added a3, a4, b6. Cleared b3, c3 and 10"
                                + " others.");
    }

    @Test
    void aCommentOnSeveralStatementsIsToldByNone() {
        assertThat(left.sentence("run")).isEqualTo("Keeps what is in both: d4. Drops c5.");
        assertThat(left.sentence("beyond")).isEqualTo("d4 moves one square left, to c4.");
        assertThat(left.sentence("legal")).isEqualTo("Keeps all of it: c4.");
        Traced ground = Traced.of("scorefour/ground", ChosenInputs.EXAMPLE);
        assertThat(ground.sentenceOf("own | opponent")).isEqualTo("Adds c2/1, a3/1 and 5 others.");
    }

    @Test
    void aConditionTellsNoComment() {
        Traced reach = Traced.of("scorefour/reach-after", ChosenInputs.EXAMPLE);
        assertThat(reach.sentence("theirs")).isEqualTo("theirs is now empty.");
        assertThat(reach.sentenceOf("last >= 48"))
                .isEqualTo("10 is less than 48, so the code in the braces is skipped.");
    }

    @Test
    void aStageOfRoundsTellsWhatTheyAddTogether() {
        Traced example = Traced.of("reversi/mobility/left", ChosenInputs.EXAMPLE);
        Stop stop = example.stops(Detail.STAGE).get(2);
        assertThat(example.narrator().sentence(stop))
                .isEqualTo(
                        "Keep those on passable discs; run on. run = beside & passable: e3, f4,"
                                + " e6. Four more rounds. Added b3, c3 and 7 others.");
    }

    @Test
    void aShiftOfLanesSaysWhichFallOff() {
        Traced count = Traced.of("popcount/subtract", ChosenInputs.EXAMPLE);
        assertThat(count.sentence("count"))
                .isEqualTo("Every bit moves 56 places to the right. Seven lanes fall off.");
    }

    @Test
    void inTheCubeNothingRunsLeft() {
        Traced hash = Traced.of("scorefour/hash", ChosenInputs.EXAMPLE);
        assertThat(hash.trace().steps())
                .filteredOn(step -> step.text().equals("rest - 1"))
                .isNotEmpty()
                .allSatisfy(
                        step ->
                                assertThat(hash.narrator().sentence(step))
                                        .startsWith("The borrow runs along x")
                                        .doesNotContain("left"));
        assertThat(hash.sentenceOf("1L << 16 * layer + column"))
                .isEqualTo("a1/1 moves 2 along x, 1 along y, to c2/1.");
    }

    @Test
    void whatACarryClearsIsSaidToo() {
        Traced flips = Traced.of("reversi/flips/carry", ChosenInputs.EXAMPLE);
        assertThat(flips.sentenceOf("filled + 1"))
                .isEqualTo(
                        "Add one at h8. The carry runs through everything that is set, to the first"
                                + " gap of the ray. Added d4. Cleared 36 squares.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "bits << 1 ; bits=0x8080000000000001 ; Every bit moves one square left. a1 falls"
                        + " off. a2 wraps round the edge to h1.",
                "bits << 9 ; bits=0x1000000000 ; d4 moves one square up and left, to c3.",
                "bits >>> 1 ; bits=0x0100000000000000 ; h1 moves one square right, and wraps round"
                        + " the edge to a2.",
                "bits << 8 ; bits=0x0100000000000000 ; h1 moves one square up and falls off.",
                "bits << 3 ; bits=0 ; There is nothing to move.",
                "bits << 20 ; bits=3 ; Every bit moves 20 places to the left.",
                "bits >> 63 ; bits=0x8000000000000000 ; The top bit is 1, so every bit becomes"
                        + " 1.",
                "bits & 0xFFL ; bits=0x1FF ; Keeps what is in both: a8, b8 and 6 others. Drops h7.",
                "bits & 0xFFL ; bits=0x3 ; Keeps all of it: g8, h8.",
                "bits & 0xFFL ; bits=0x300 ; Nothing is in both. Drops g7, h7.",
                "bits | 3L ; bits=0x1 ; Adds g8.",
                "bits | 3L ; bits=0x3 ; Nothing changes.",
                "bits ^ 3L ; bits=0x5 ; Switches on g8. Switches off h8, set in both.",
                "~bits ; bits=-1 ; Turns every bit over. Set now: nothing.",
                "bits + 8L ; bits=0x78 ; The carry runs left, e8 to a8. Added a8.",
                "bits + 1L ; bits=0x6 ; No two bits meet, so nothing carries. Set now: f8, g8, h8.",
                "bits - 1L ; bits=0x8 ; The borrow runs left, h8 to e8. Added f8, g8, h8. Cleared"
                        + " e8.",
                "-bits ; bits=0x8 ; Turns over every bit above the lowest set one, e8.",
                "Long.bitCount(bits) ; bits=0xF ; Counts the set bits: 4.",
                "Long.divideUnsigned(bits, 2) ; bits=0x8000000000000000 ; Divides by 2, both"
                        + " without a sign: b1.",
                "Long.remainderUnsigned(bits, 10) ; bits=0x8000000000000000 ; What is left of a"
                        + " division by 10, both without a sign: e8.",
                "Long.numberOfTrailingZeros(bits) ; bits=0x1000000000 ; The lowest set bit, d4, has"
                        + " 36 bits below it.",
                "bits != 3L ; bits=5 ; They differ, so this is true.",
                "(bits & 1L) != 0 ; bits=5 ; Both have h8, so this is true.",
                "(bits & 2L) == 0 ; bits=5 ; They have nothing in common, so this is true.",
                "Long.bitCount(bits) >= 3 ; bits=5 ; 2 is less than 3, so this is false.",
                "bits == 0 && bits != 3L ; bits=5 ; The first condition does not hold, and the"
                        + " second is not checked, so this is false.",
                "bits == 0 ? 1L : bits ; bits=5 ; bits == 0 is false, so it takes bits: f8, h8.",
            })
    void saysWhatAnOperatorDid(String expression, String example, String sentence) {
        boolean asks = sentence.contains("so this is");
        String type =
                asks
                        ? "boolean"
                        : expression.matches("Long\\.(?:bitCount|numberOf).*") ? "int" : "long";
        Traced traced =
                Traced.source(
                        example,
                        "static %s f(long bits) {\n    return %s;\n}\n"
                                .formatted(type, expression));
        assertThat(traced.sentenceOf(expression)).contains(sentence);
    }

    @Test
    void aCommentWhoseFirstSentenceDoesNotFitIsLeftOut() {
        Traced traced =
                Traced.source(
                        "bits=0x00003C3C3C3C0000",
                        """
                        static long f(long bits) {
                            // Of all the bits that came in from outside only those stay that lie in a row of ours. So be it.
                            long kept = bits & 0x0000FFFF00000000L;
                            return kept;
                        }
                        """);
        assertThat(traced.sentence("kept")).startsWith("Kept ");
    }

    @Test
    void saysWhichWayTheCodeGoes() {
        Traced traced =
                Traced.source(
                        "bits=5",
                        """
                        static int f(long bits) {
                            int count = 0;
                            while (bits != 0) {
                                bits &= bits - 1;
                                count++;
                            }
                            if (count > 2) {
                                count = 2;
                            }
                            return count;
                        }
                        """);
        assertThat(traced.sentenceOf("bits != 0"))
                .isEqualTo("bits has f8, h8, so the loop goes round.");
        assertThat(traced.sentenceOf("count > 2"))
                .isEqualTo("2 is at most 2, so the code in the braces is skipped.");
        assertThat(traced.sentence("count.2")).isEqualTo("0 plus 1 is 1.");
    }

    @Test
    void lanesAreNumbers() {
        Traced traced =
                Traced.of("popcount/stages", ChosenInputs.of(Map.of("bits", "0xF000000000000001")));
        assertThat(traced.sentence("pairs"))
                .isEqualTo(
                        "Add each bit to its neighbour. Adds lane by lane: 2 in a1–b1, 2 in c1–d1,"
                                + " 1 in g8–h8. Together 5.");
    }

    @Test
    void saysWhoseAnOperandIs() {
        assertThat(carry.roles("ripple"))
                .containsExactly("White’s discs, files b to g", "Black’s discs, one left ←");
        assertThat(carry.roles("landed")).containsExactly("", "the empty squares");
        assertThat(left.roles("empty")).containsExactly("all discs");
    }

    @Test
    void alternativesNameEverySquare() {
        assertThat(
                        Values.alt(
                                Messages.english(),
                                "own << 1",
                                Word.of(0x0000_0010_2000_0000L),
                                DisplayFormat.BOARD))
                .isEqualTo("own << 1: 2 squares: d4, c5");
        assertThat(
                        Values.alt(
                                Messages.english(),
                                "empty",
                                Word.of(~0x0000_0018_1800_0000L),
                                DisplayFormat.BOARD))
                .isEqualTo("empty: 60 squares, all but d4, e4, d5, e5");
        assertThat(Values.alt(Messages.english(), "x", Word.of(0L), DisplayFormat.BOARD))
                .isEqualTo("x: nothing");
        assertThat(Values.alt(Messages.english(), "round", Word.of(3), DisplayFormat.NUMBER))
                .isEqualTo("round: 3");
    }

    @Test
    void speaksOfStageResultAndChange() {
        assertThat(left.narrator().spoken(left.step("run")))
                .isEqualTo("Keep those on passable discs; run on. Result: 1 square. Gone: c5.");
    }

    @Test
    void aCallThatIsAssignedIsToldByItsCaller() {
        Traced flips = Traced.of("reversi/flips/loop", ChosenInputs.of(Position.START, 34));
        Stop stop = Stops.of(flips.trace(), Detail.STATEMENT).stopOf(flips.step("flips").index());
        assertThat(flips.narrator().sentence(stop)).isEqualTo("Look up. flips is now empty.");
        assertThat(List.of(flips.step("flips").operator())).containsExactly(Operator.RETURN);
    }

    @Test
    void wordsComeFromTheBundle() {
        assertThat(Values.alt(Messages.english(), "a", Word.of(1L), DisplayFormat.BOARD))
                .isEqualTo("a: h8");
    }
}
