package flipscope.web.play.bits;

import flipscope.story.BoardShift;
import flipscope.story.StepReference;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Last;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import java.util.List;

/** The values of a trace that scenes are made of. */
record MoveTrace(Trace trace) {
    long input(int number) {
        return ((Word) trace.inputs().get(number).value()).bits();
    }

    /** An input and its value: {@code own = 0x0000000810000000}. */
    String code(int number) {
        return trace.inputs().get(number).name() + " = " + Word.of(input(number)).text();
    }

    /** What a variable of the entry method is first given. */
    long bits(String variable) {
        return step(variable).assigned().bits();
    }

    /** The first assignment of a variable as it is written: {@code beside = own << 1}. */
    String code(String variable) {
        return variable + " = " + step(variable).text();
    }

    Step step(String variable) {
        return trace.step(StepReference.of(variable, trace).step());
    }

    /** The call that a variable first takes its value from. */
    String called(String variable) {
        return variable + " = " + trace.entry(step(variable)).text();
    }

    /** The second assignment of a variable, as it is written. */
    String again(String variable) {
        return trace.step(StepReference.of(variable + ".2", trace).step()).text();
    }

    /** The text of the last step. */
    String last() {
        return Last.of(trace.steps()).text();
    }

    long result() {
        return ((Word) trace.result()).bits();
    }

    /** The squares that each direction of {@code mobility/shifts} finds. */
    List<Way> found() {
        return trace.steps().stream()
                .filter(step -> step.depth() == 0 && step.stage() > 0)
                .filter(step -> step.operator() == Operator.AND)
                .map(this::found)
                .toList();
    }

    private Way found(Step kept) {
        Step beyond = trace.step(kept.index() - 1);
        boolean left = beyond.operator() == Operator.LEFT;
        return way(left, beyond.word(1), kept, beyond.word(0).bits());
    }

    private static Way way(boolean left, Word by, Step found, long run) {
        int places = (int) (left ? by.bits() : -by.bits());
        BoardShift shift = BoardShift.over(places, DisplayFormat.BOARD).orElseThrow();
        return new Way(shift.direction(), found.word().bits(), run);
    }
}
