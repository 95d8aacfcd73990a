package flipscope.story;

import flipscope.text.Messages;
import flipscope.trace.Marks;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.ViewKind;
import flipscope.trace.ViewKind.Shape;
import flipscope.trace.Word;
import java.util.List;

/** A step to describe, and everything needed to describe it. */
record StepContext(Narrator narrator, Step step) {

    Messages messages() {
        return narrator.messages();
    }

    Trace trace() {
        return narrator.trace();
    }

    TraceContext traceContext() {
        return narrator.traceContext();
    }

    Values values() {
        return narrator.shared.values;
    }

    OperandRoles roles() {
        return narrator.shared.roles;
    }

    Operator operator() {
        return step.operator();
    }

    Marks marks() {
        return step.marks();
    }

    String say(String key, Object... arguments) {
        return messages().text(key, arguments);
    }

    Operand operand(int index) {
        return step.operand(index);
    }

    /** An operand's bits, zero-extended. */
    long bits(int index) {
        return ((Word) operand(index).value()).unsigned();
    }

    ViewKind view() {
        return step.view();
    }

    /** The result's bits, zero-extended. */
    long result() {
        return ((Word) step.result()).unsigned();
    }

    /** Whether the picture of the result has no bit. */
    boolean isEmpty() {
        return step.result() instanceof Word && BitNames.areBits(view()) && drawn(result()) == 0;
    }

    /** The bits of a value that the result's view draws. */
    long drawn(long bits) {
        return BitNames.drawn(bits, view());
    }

    /** Names, up to a limit. */
    String list(List<String> names, int most) {
        return NameList.of(messages(), names, most);
    }

    /** The names of set bits in the result's view, up to a limit. */
    String squares(long bits) {
        return values().squares(bits, view());
    }

    /** The number of set bits in the result's view. */
    String count(long bits) {
        return values().count(bits, view());
    }

    /** Describes newly set bits in the result's view. */
    String added(long fresh) {
        return drawn(fresh) == 0 ? say("story.added.nothing") : say("story.added", squares(fresh));
    }

    String describeResult() {
        return values().describe(step.result(), view());
    }

    String describe(int index) {
        return values().describe(operand(index).value(), operand(index).view());
    }

    /** Whether the step is about numbers rather than bits: a count, an index, a truth value. */
    boolean isPlain() {
        return view().shape() == Shape.NUMBER || view().shape() == Shape.FLAG;
    }

    /** {@code 3 plus 4 is 7.} */
    String plain() {
        return say("story.plain", describe(0), sign(), describe(1), describeResult());
    }

    private String sign() {
        return switch (operator()) {
            case ADD -> say("story.plain.plus");
            case SUBTRACT -> say("story.plain.minus");
            case MULTIPLY -> say("story.plain.times");
            default -> operator().text();
        };
    }
}
