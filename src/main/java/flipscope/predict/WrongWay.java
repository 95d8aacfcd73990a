package flipscope.predict;

import flipscope.story.BoardShift;
import flipscope.story.motion.WrongMotion.Turn;
import flipscope.trace.Arithmetic;
import flipscope.trace.BitLayout;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Value;
import flipscope.trace.Word;
import flipscope.trace.origin.WhatIfReplay;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** How a wrong answer came about: the steps that led to it, with the mistake among them. */
public record WrongWay(Question question, Misconception misconception) {

    /** The steps in order, each on the same cells as the one before it. */
    public List<Turn> turns() {
        Deque<Turn> turns = new ArrayDeque<>();
        int first = Math.min(question.first(), misconception.at().index());
        for (int index = question.worked().index(); index >= first; ) {
            Turn turn = turn(question.trace().step(index));
            turns.addFirst(turn);
            index = turn.main() < 0 ? -1 : turn.step().operand(turn.main()).origin();
        }
        return List.copyOf(turns);
    }

    /** What the reader took the step for, in code; empty where several make the answer. */
    public Optional<String> code() {
        Turn last = turn(question.maker());
        return Optional.of(last)
                .filter(each -> misconception.at().index() == question.maker().index())
                .filter(each -> each.main() >= 0)
                .map(each -> each.isFollowed() ? code(each.step()) : kept(each));
    }

    private static String code(Step step) {
        String first = step.operand(0).text();
        String sign = step.operator().text();
        return step.operands().size() < 2
                ? sign + first
                : first + " " + sign + " " + step.operand(1).text();
    }

    /** The operand that was taken for the result, if it was. */
    private static String kept(Turn turn) {
        Operand operand = turn.step().operand(turn.main());
        return operand.value().equals(turn.step().result()) ? operand.text() : "";
    }

    /** The cells that a forgotten mask keeps shut, where that makes the answer at once; else 0. */
    public long shut() {
        Step at = misconception.at();
        boolean forgotten =
                misconception.mistake() == Mistake.MASK && at.index() == question.maker().index();
        return forgotten ? ~at.word(1 - turn(at).main()).bits() : 0;
    }

    private WhatIfReplay replay() {
        return misconception.replay();
    }

    private Turn turn(Step step) {
        List<Operand> operands = replay().operands(step);
        Value made = replay().made(step.index());
        int main = main(step, operands, made);
        if (!replay().slipped(step)) {
            return new Turn(step.done(step.operator(), operands, made), main, true);
        }
        return Stream.concat(shifts(step, operands), others(step, operands))
                .filter(each -> each.result().equals(made))
                .findFirst()
                .map(each -> new Turn(each, 0, true))
                .orElseGet(() -> new Turn(step.done(step.operator(), operands, made), main, false));
    }

    /**
     * The operand that the bits are followed from: the one that was taken for the result, or that
     * the mistake is behind, or else the first; -1 if none has the same cells.
     */
    private int main(Step step, List<Operand> operands, Value made) {
        List<Integer> alike =
                IntStream.range(0, operands.size())
                        .filter(index -> isAlike(step, operands.get(index)))
                        .boxed()
                        .toList();
        boolean slipped = replay().slipped(step);
        return alike.stream()
                .filter(index -> slipped && operands.get(index).value().equals(made))
                .findFirst()
                .or(() -> alike.stream().filter(index -> leads(step.operand(index))).findFirst())
                .or(() -> alike.stream().findFirst())
                .orElse(-1);
    }

    private static boolean isAlike(Step step, Operand operand) {
        return operand.value() instanceof Word word
                && word.type().width() > 1
                && step.result() instanceof Word
                && step.layout().hasCellsOf(operand.layout());
    }

    /** Whether the mistake is behind an operand. */
    private boolean leads(Operand operand) {
        int at = misconception.at().index();
        return operand.origin() >= at
                && WhatIfReplay.behind(question.trace(), at, operand.origin()).get(at);
    }

    /** The other operators that may have been meant, on the same operands. */
    private Stream<Step> others(Step step, List<Operand> operands) {
        return switch (misconception.mistake()) {
            case OR_FOR_AND, OR_FOR_XOR -> Stream.of(made(step, Operator.OR, operands));
            case AND_FOR_OR, AND_FOR_XOR -> Stream.of(made(step, Operator.AND, operands));
            case CARRY, BORROW ->
                    Stream.of(Operator.XOR, Operator.OR).map(each -> made(step, each, operands));
            case MINUS -> Stream.of(inverted(step, operands));
            default -> Stream.of();
        };
    }

    private Stream<Step> shifts(Step step, List<Operand> operands) {
        if (misconception.mistake() != Mistake.DIRECTION || !step.operator().shifts()) {
            return Stream.of();
        }
        Operator back = step.operator() == Operator.LEFT ? Operator.RIGHT_ZERO : Operator.LEFT;
        return Stream.concat(
                Stream.of(made(step, back, operands)),
                turned(step).stream().map(places -> shifted(step, operands, places)));
    }

    /** By how many places to higher bits it would have gone the assumed way. */
    private Optional<Integer> turned(Step step) {
        BitLayout layout = step.operand(0).layout();
        return misconception
                .direction()
                .flatMap(
                        way ->
                                BoardShift.of(step)
                                        .map(BoardShift::squares)
                                        .map(
                                                squares ->
                                                        squares
                                                                * layout.places(
                                                                        way.files(), way.rows())));
    }

    private static Step shifted(Step step, List<Operand> operands, int places) {
        Word distance = Word.of(Math.abs(places));
        Operand by = operands.get(1);
        Operand other =
                new Operand(
                        Long.toString(distance.bits()),
                        distance,
                        by.view(),
                        by.origin(),
                        by.wrapped(),
                        by.traced(),
                        by.chain());
        Operator way = places > 0 ? Operator.LEFT : Operator.RIGHT_ZERO;
        return made(step, way, List.of(operands.get(0), other));
    }

    private static Step made(Step step, Operator operator, List<Operand> operands) {
        Word made = Arithmetic.binary(operator, operands.get(0).word(), operands.get(1).word());
        return step.done(operator, operands, made);
    }

    private static Step inverted(Step step, List<Operand> operands) {
        Word word = operands.get(0).word();
        Word made = Arithmetic.unary(Operator.COMPLEMENT, word.type(), word);
        return step.done(Operator.COMPLEMENT, operands, made);
    }
}
