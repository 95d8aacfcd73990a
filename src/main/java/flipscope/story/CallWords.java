package flipscope.story;

import static flipscope.story.BitNames.areBits;

import flipscope.trace.DisplayFormat;
import flipscope.trace.Operand;
import flipscope.trace.Table;
import flipscope.trace.Type;
import java.util.List;

/** Describes calls, returns, assignments, casts and table look-ups. */
final class CallWords extends StepWords {
    CallWords(StepWords words) {
        super(words);
    }

    String call() {
        if (step.result() == null) {
            List<String> texts = step.operands().stream().map(Operand::text).toList();
            String comma = say("story.list.comma");
            return say("story.call.enters", step.called(), String.join(comma, texts));
        }
        // A call of a Java library method.
        String name = step.called().replaceFirst(".*\\.", "");
        return switch (name) {
            case "numberOfTrailingZeros" -> zeros(name, Long.lowestOneBit(bits(0)));
            case "numberOfLeadingZeros" -> zeros(name, Long.highestOneBit(bits(0)));
            case "divideUnsigned", "remainderUnsigned" ->
                    about(name, Long.toUnsignedString(step.word(1).unsigned()));
            default ->
                    narrator.messages().has("story.call." + name)
                            ? about(name, describe(step.operands().size() - 1))
                            : other();
        };
    }

    private String about(String name, String more) {
        return say("story.call." + name, describeResult(), more);
    }

    private String other() {
        return say("story.call.other", step.text(), describeResult());
    }

    private String zeros(String name, long edge) {
        DisplayFormat view = operand(0).view();
        return edge == 0 || !areBits(view)
                ? other()
                : about(name, BitNames.names(edge, view).get(0));
    }

    String back() {
        if (step.assigned() != null) {
            return say("story.return.assigned", assignment());
        }
        if (step.result() == null) {
            return say("story.return.nothing");
        }
        boolean two = step.result() instanceof Table;
        String how = step.depth() > 0 ? "callee" : two ? "two" : "entry";
        return say("story.return." + how, describeResult());
    }

    /** {@code run is now c4}; also for an assigned call after it returns. */
    String assignment() {
        boolean empty = areBits(step.assignedView()) && step.assigned().bits() == 0;
        return empty
                ? say("story.assign.empty", step.assigns())
                : say("story.assign", step.assigns(), describeOutcome());
    }

    String cast() {
        if (step.result().type().equals(Type.INT) && areBits(operand(0).view())) {
            return say(isPlain() ? "story.cast.number" : "story.cast.int", describeResult());
        }
        return say("story.cast.same", describeResult(), step.result().type().toString());
    }

    String lookUp() {
        String index = describe(1);
        Operand table = operand(0);
        String whole =
                table.text().matches("[A-Z][\\w.]*")
                        ? say("story.table", table.text().replaceFirst(".*\\.", ""))
                        : say("story.table.list");
        if (step.result() instanceof Table row) {
            return say("story.table.row", index, whole, row.length());
        }
        return say("story.table.entry", index, whole, describeResult());
    }
}
