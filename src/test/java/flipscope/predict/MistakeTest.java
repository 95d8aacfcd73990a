package flipscope.predict;

import static flipscope.story.Detail.OPERATION;
import static flipscope.story.Detail.STAGE;
import static flipscope.story.Detail.STATEMENT;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Direction;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Type;
import flipscope.trace.Word;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Each mistake is made by hand here, on a real algorithm, and its name has to come back. */
class MistakeTest {
    private static final long INNER_FILES = 0x7E7E_7E7E_7E7E_7E7EL;
    private static final String LEFT = "reversi/mobility/left";
    private static final String CARRY = "reversi/mobility/carry";

    private static long bits(Question question, String name) {
        return question.trace().steps().stream()
                .flatMap(step -> step.operands().stream())
                .filter(operand -> operand.text().equals(name))
                .map(Operand::value)
                .map(value -> ((Word) value).bits())
                .findFirst()
                .orElseThrow();
    }

    private static Misconception named(Question question, long answer) {
        Word word = question.type().equals(Type.INT) ? Word.of((int) answer) : Word.of(answer);
        Feedback feedback = Feedback.of(question, word);
        assertThat(feedback.isCorrect()).as("the mistake shows").isFalse();
        return feedback.misconception().orElseThrow();
    }

    private static void assertNamed(Question question, long answer, Mistake mistake) {
        assertThat(named(question, answer).mistake()).isEqualTo(mistake);
    }

    @Test
    void aForgottenMask() {
        Question passable =
                Asked.onPositions(LEFT, "passable", OPERATION)
                        .filter(each -> (bits(each, "opponent") & ~INNER_FILES) != 0)
                        .findFirst()
                        .orElseThrow();
        assertNamed(passable, bits(passable, "opponent"), Mistake.MASK);
    }

    @Test
    void aShiftTheWrongWay() {
        Question beside = Asked.at(LEFT, "beside", OPERATION);
        Misconception right = named(beside, bits(beside, "own") >>> 1);
        assertThat(right.mistake()).isEqualTo(Mistake.DIRECTION);
        assertThat(right.direction()).contains(Direction.RIGHT);
        assertThat(named(beside, bits(beside, "own") << 8).direction()).contains(Direction.UP);
    }

    @Test
    void aDiagonalTakenForTheOther() {
        Question slanted =
                Asked.everywhere(OPERATION).stream()
                        .filter(each -> each.step().text().equals("run << 7"))
                        .filter(each -> operand(each, 0) != 0)
                        .findFirst()
                        .orElseThrow();
        assertThat(named(slanted, operand(slanted, 0) << 9).direction())
                .contains(Direction.UP_LEFT);
    }

    @Test
    void aShiftForgotten() {
        Question beside = Asked.at(LEFT, "beside", OPERATION);
        assertNamed(beside, bits(beside, "own"), Mistake.STILL);
    }

    @Test
    void edgesThatAShiftDoesNotKnow() {
        long fileH = 0x0101_0101_0101_0101L;
        Question beside =
                Asked.onPositions(LEFT, "beside", OPERATION)
                        .filter(each -> (bits(each, "own") << 1 & fileH) != 0)
                        .findFirst()
                        .orElseThrow();
        assertNamed(beside, bits(beside, "own") << 1 & ~fileH, Mistake.EDGE);
    }

    @Test
    void aRoundTooFew() {
        Question run = Asked.at(LEFT, "run.6", STAGE);
        long passable = bits(run, "passable");
        long beside = bits(run, "beside");
        long full = fill(beside, passable, 6);
        int rounds = 1;
        while (fill(beside, passable, rounds) != full) {
            rounds++;
        }
        assertNamed(run, fill(beside, passable, rounds - 1), Mistake.ROUND);
    }

    @Test
    void noRoundsAtAll() {
        Question run = Asked.at(LEFT, "run.6", STAGE);
        assertNamed(run, bits(run, "beside") & bits(run, "passable"), Mistake.ROUNDS);
    }

    private static long fill(long beside, long passable, int rounds) {
        long run = beside & passable;
        for (int round = 2; round <= rounds; round++) {
            run |= run << 1 & passable;
        }
        return run;
    }

    @Test
    void aStepTooFewWhereNoLoopCounts() {
        Question run = Asked.at("reversi/mobility/mini", "run.2", STATEMENT);
        assertNamed(run, bits(run, "run"), Mistake.STEP);
    }

    @Test
    void orForAnd() {
        Question legal = Asked.at(LEFT, "legal", OPERATION);
        assertNamed(legal, bits(legal, "beyond") | bits(legal, "empty"), Mistake.OR_FOR_AND);
    }

    @Test
    void andForOr() {
        Question filled = find("passable | ~ray");
        assertNamed(filled, operand(filled, 0) & operand(filled, 1), Mistake.AND_FOR_OR);
    }

    @Test
    void whatWasThereForgotten() {
        Question legal =
                Asked.everywhere(OPERATION).stream()
                        .filter(each -> each.step().text().equals("legal |= run << 7 & empty"))
                        .filter(each -> operand(each, 1) != 0)
                        .findFirst()
                        .orElseThrow();
        assertNamed(legal, operand(legal, 1), Mistake.REPLACED);
    }

    @Test
    void xorTakenForOrAndForAnd() {
        Question after =
                Asked.everywhere(OPERATION).stream()
                        .filter(each -> each.step().operator() == Operator.XOR)
                        .filter(each -> each.kind() == AnswerKind.SQUARES)
                        .filter(each -> (operand(each, 0) & operand(each, 1)) != 0)
                        .findFirst()
                        .orElseThrow();
        assertNamed(after, operand(after, 0) | operand(after, 1), Mistake.OR_FOR_XOR);
        assertNamed(after, operand(after, 0) & operand(after, 1), Mistake.AND_FOR_XOR);
    }

    @Test
    void aComplementForgotten() {
        Question empty = Asked.at(LEFT, "empty", STATEMENT);
        assertNamed(empty, bits(empty, "own") | bits(empty, "opponent"), Mistake.COMPLEMENT);
    }

    @Test
    void aCarryNotFollowed() {
        Question ripple = Asked.at(CARRY, "ripple", OPERATION);
        long passable = bits(ripple, "passable");
        long start = bits(ripple, "start");
        assertNamed(ripple, passable ^ start, Mistake.CARRY);
        assertNamed(ripple, passable | start, Mistake.CARRY);
        assertNamed(ripple, passable | start | (passable + start), Mistake.RUN_KEPT);
    }

    @Test
    void aBorrowNotFollowed() {
        Question below = find("end - closed");
        assertNamed(below, operand(below, 0) ^ operand(below, 1), Mistake.BORROW);
    }

    @Test
    void minusThatOnlyTurnsOver() {
        Question minus = Asked.at("bits/lowest", "0", OPERATION);
        assertThat(minus.step().operator()).isEqualTo(Operator.NEGATE);
        assertNamed(minus, ~operand(minus, 0), Mistake.MINUS);
    }

    @Test
    void bitsThatWrapForWantOfAMask() {
        Question run =
                Asked.onPositions(LEFT, "run.6", STAGE)
                        .filter(each -> unmasked(each) != each.correct().bits())
                        .findFirst()
                        .orElseThrow();
        assertNamed(run, unmasked(run), Mistake.WRAPPED);
    }

    private static long unmasked(Question run) {
        return fill(bits(run, "beside"), bits(run, "opponent"), 6);
    }

    @Test
    void ofAnAnswerThatIsOnlyMuchLikeAMistakeNoCauseIsClaimed() {
        Question ripple = Asked.at(CARRY, "ripple", OPERATION);
        long answer = bits(ripple, "passable") ^ bits(ripple, "start");
        long other = Long.lowestOneBit(~(answer | ripple.correct().bits()));
        assertNamed(ripple, answer, Mistake.CARRY);
        assertThat(Feedback.of(ripple, Word.of(answer | other)).misconception()).isEmpty();
    }

    @Test
    void oneDiscThatWasNotMovedIsNotTakenForAnotherDirection() {
        Question beside = Asked.at(CARRY, "start", OPERATION);
        long left = Long.highestOneBit(bits(beside, "own"));
        Word answer = Word.of(beside.correct().bits() & ~(left << 1) | left);
        assertThat(Feedback.of(beside, answer).misconception()).isEmpty();
    }

    @Test
    void everyMistakeHasItsWords() {
        for (Mistake mistake : Mistake.values()) {
            assertThat(Messages.english().has("predict.mistake." + Slug.of(mistake)))
                    .as(Slug.of(mistake))
                    .isTrue();
        }
    }

    private static long operand(Question question, int index) {
        return ((Word) question.step().operands().get(index).value()).bits();
    }

    /** The first question about an expression, of one operation, whose mistakes show. */
    private static Question find(String text) {
        return Asked.everywhere(OPERATION).stream()
                .filter(each -> each.step().text().equals(text))
                .filter(each -> operand(each, 0) != 0 && operand(each, 1) != 0)
                .filter(each -> each.step().marks().carry() != 0 || !text.contains("-"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aMistakeThatLeavesNothingIsNotLikeAnAnswer() {
        Question where = Asked.at("bits/place", Map.of("x", "7", "y", "1"), "return-1", OPERATION);
        long g1 = 1L << 57;
        assertThat(Feedback.of(where, Word.of(g1)).misconception()).isEmpty();
    }
}
