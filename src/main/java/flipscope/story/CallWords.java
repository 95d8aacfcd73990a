package flipscope.story;

import flipscope.rules.Squares;
import flipscope.trace.Operand;
import flipscope.trace.Table;
import flipscope.trace.Type;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import java.util.List;

/** Describes calls, returns, assignments, casts and table look-ups. */
final class CallWords {
    private CallWords() {}

    static String call(StepContext context) {
        return context.step().result() == null ? entered(context) : known(context);
    }

    private static String entered(StepContext context) {
        List<String> texts = context.step().operands().stream().map(Operand::text).toList();
        String comma = context.say("story.list.comma");
        return context.say("story.call.enters", context.step().called(), String.join(comma, texts));
    }

    /** A call of a Java library method. */
    private static String known(StepContext context) {
        String name = context.step().called().replaceFirst(".*\\.", "");
        String result = context.describeResult();
        return switch (name) {
            case "bitCount" -> context.say("story.call.bit-count", result);
            case "numberOfTrailingZeros" -> zeros(context, "story.call.trailing", result);
            case "numberOfLeadingZeros" -> zeros(context, "story.call.leading", result);
            case "lowestOneBit" -> context.say("story.call.lowest", result);
            case "highestOneBit" -> context.say("story.call.highest", result);
            case "reverse" -> context.say("story.call.reverse", result);
            case "reverseBytes" -> context.say("story.call.reverse-bytes", result);
            case "rotateLeft" -> context.say("story.call.rotate-left", context.describe(1), result);
            case "rotateRight" ->
                    context.say("story.call.rotate-right", context.describe(1), result);
            default -> context.say("story.call.other", context.step().text(), result);
        };
    }

    private static String zeros(StepContext context, String key, String result) {
        Operand operand = context.operand(0);
        if (context.bits(0) == 0 || !BitNames.areBits(operand.view())) {
            return context.say("story.call.other", context.step().text(), result);
        }
        long edge =
                key.equals("story.call.trailing")
                        ? Long.lowestOneBit(context.bits(0))
                        : Long.highestOneBit(context.bits(0));
        return context.say(key, result, BitNames.name(Squares.list(edge).get(0), operand.view()));
    }

    static String back(StepContext context) {
        String value = context.describeResult();
        if (context.step().assigned() != null) {
            return context.say("story.return.assigned", assignment(context));
        }
        if (context.step().depth() > 0) {
            return context.say("story.return.callee", value);
        }
        return context.step().result() instanceof Table
                ? context.say("story.return.two", value)
                : context.say("story.return.entry", value);
    }

    /** {@code run is now c4}; also for an assigned call after it returns. */
    static String assignment(StepContext context) {
        Word value = context.step().assigned();
        ViewKind view = context.step().assignedView();
        String name = context.step().assigns();
        return BitNames.areBits(view) && value.bits() == 0
                ? context.say("story.assign.empty", name)
                : context.say("story.assign", name, context.values().describe(value, view));
    }

    static String cast(StepContext context) {
        if (context.step().result().type().equals(Type.INT)
                && BitNames.areBits(context.operand(0).view())) {
            return context.isPlain()
                    ? context.say("story.cast.number", context.describeResult())
                    : context.say("story.cast.int", context.describeResult());
        }
        return context.say(
                "story.cast.same",
                context.describeResult(),
                context.step().result().type().toString());
    }

    static String lookUp(StepContext context) {
        String index = context.describe(1);
        Operand table = context.operand(0);
        String whole =
                table.text().matches("[A-Z][\\w.]*")
                        ? context.say("story.table", table.text().replaceFirst(".*\\.", ""))
                        : context.say("story.table.list");
        if (context.step().result() instanceof Table row) {
            return context.say("story.table.row", index, whole, row.length());
        }
        return context.say("story.table.entry", index, whole, context.describeResult());
    }
}
