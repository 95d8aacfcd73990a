package flipscope.predict;

import static flipscope.story.Detail.OPERATION;
import static flipscope.story.Detail.STATEMENT;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.trace.Word;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Why a bit of an answer is missing or too many, in words. */
class FeedbackWordsTest {
    private static final String CARRY = "reversi/mobility/carry";

    @Test
    void aMissingSquareIsExplainedByTheRunOfTheCarry() {
        Question ripple = Asked.at(CARRY, "ripple", OPERATION);
        long carried = ripple.step().marks().carry() & ripple.correct().bits();
        Word answer = Word.of(ripple.correct().bits() & ~Long.highestOneBit(carried));
        List<String> reasons = words().reasons(Feedback.of(ripple, answer));
        assertThat(reasons).hasSize(1);
        assertThat(reasons.get(0))
                .isEqualTo("a3 missing: a carry starts on e3, passes d3 to b3 and arrives there.");
    }

    @Test
    void aCarryIsToldTheWayItRunsFromItsStart() {
        Question sum =
                Asked.at(
                        "bits/carry-run", Map.of("run", "0x6C", "start", "0x04"), "sum", OPERATION);
        assertThat(words().reasons(Feedback.of(sum, Word.of(0x60))))
                .containsExactly("d missing: a carry starts on f, passes e and arrives there.");
        Question one =
                Asked.at(
                        "bits/carry-run", Map.of("run", "0x08", "start", "0x08"), "sum", OPERATION);
        assertThat(words().reasons(Feedback.of(one, Word.of(0))))
                .containsExactly("d missing: a carry starts on e and arrives there.");
    }

    @Test
    void whatASubtractionLeavesIsExplainedByBothSides() {
        Question below =
                Asked.everywhere(OPERATION).stream()
                        .filter(each -> each.step().text().equals("bits - 1"))
                        .findFirst()
                        .orElseThrow();
        assertThat(words().reasons(Feedback.of(below, Word.of(below.correct().bits() ^ 1))))
                .containsExactly(
                        "h8 missing: only `1` has it. Taking it away borrows, and leaves it set.");
    }

    @Test
    void whereNothingMovesTheOperandIsNamedSinceTheOtherSideMayLieThere() {
        Question beside = Asked.at(CARRY, "start", OPERATION);
        Word answer = Word.of(beside.correct().bits() | Squares.bit(Squares.at(5, 1)));
        assertThat(words().reasons(Feedback.of(beside, answer)))
                .containsExactly("f2 extra: nothing moves there, since g2 is not in `own`.");
    }

    @Test
    void squaresWithOneReasonShareIt() {
        Question ripple = Asked.at(CARRY, "ripple", OPERATION);
        long passed = ripple.step().marks().carry() & ~ripple.correct().bits();
        Word answer = Word.of(ripple.correct().bits() | passed);
        assertThat(words().reasons(Feedback.of(ripple, answer)))
                .allMatch(why -> why.contains("extra: the carry clears them on its way."))
                .hasSize(1);
    }

    @Test
    void ofAnAdditionABitThatStaysIsExplainedByTheCarryThatDoesNotCome() {
        Question ripple = Asked.at(CARRY, "ripple", OPERATION);
        long g2 = Squares.bit(Squares.at(6, 1));
        Word answer = Word.of(ripple.correct().bits() & ~g2);
        assertThat(words().reasons(Feedback.of(ripple, answer)))
                .containsExactly(
                        "g2 missing: `passable` has it, and no carry comes in to clear it.");
    }

    @Test
    void aBitThatCameFromTheOtherHalfIsNamedWhereItStood() {
        Question handed =
                Asked.everywhere(OPERATION).stream()
                        .filter(each -> each.step().text().equals("leaving >>> (32 - by)"))
                        .filter(each -> ((Word) each.step().result()).bits() != 0)
                        .findFirst()
                        .orElseThrow();
        assertThat(words().reasons(Feedback.of(handed, Word.of(0))))
                .isNotEmpty()
                .allMatch(why -> why.matches("([a-h])4 missing: the bit of \\15 moves there\\."));
    }

    @Test
    void bitsOfLanesAreNamedAsTheirGridHasThem() {
        Question rows = Asked.at("popcount/stages", "rows", STATEMENT);
        Feedback last = Feedback.of(rows, Word.of(rows.correct().bits() ^ 1));
        assertThat(words().place(last).orElseThrow()).endsWith("at h8.");
    }

    @Test
    void bitsOfAWordAreCalledBits() {
        Question before = Asked.at("scorefour/hash", "before", OPERATION);
        Feedback none = Feedback.of(before, Word.of(0));
        assertThat(words().reasons(none)).isNotEmpty().allMatch(why -> why.startsWith("bit"));
        assertThat(words().place(none).orElseThrow()).endsWith("at bit 63.");
    }

    private static FeedbackWords words() {
        return new FeedbackWords(Messages.english());
    }
}
