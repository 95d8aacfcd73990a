package flipscope.story;

import flipscope.rules.Squares;
import flipscope.trace.Operand;
import flipscope.trace.Step;
import flipscope.trace.Table;
import flipscope.trace.Type;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import java.util.List;

/** Describes calls, returns, assignments, casts and table look-ups. */
final class CallWords {
    private CallWords() {}

    static String call(StepContext telling) {
        return telling.step().result() == null ? entered(telling) : known(telling);
    }

    /** The method's name as written in the call. */
    static String name(Step step) {
        int parenthesis = step.text().indexOf('(');
        return parenthesis < 0 ? step.text() : step.text().substring(0, parenthesis).strip();
    }

    private static String entered(StepContext telling) {
        String name = name(telling.step());
        List<String> texts = telling.step().operands().stream().map(Operand::text).toList();
        String comma = telling.say("story.list.comma");
        return telling.say("story.call.enters", name, String.join(comma, texts));
    }

    /** A call of a Java library method. */
    private static String known(StepContext telling) {
        String name = name(telling.step()).replaceFirst(".*\\.", "");
        String result = telling.describeResult();
        return switch (name) {
            case "bitCount" -> telling.say("story.call.bit-count", result);
            case "numberOfTrailingZeros" -> zeros(telling, "story.call.trailing", result);
            case "numberOfLeadingZeros" -> zeros(telling, "story.call.leading", result);
            case "lowestOneBit" -> telling.say("story.call.lowest", result);
            case "highestOneBit" -> telling.say("story.call.highest", result);
            case "reverse" -> telling.say("story.call.reverse", result);
            case "reverseBytes" -> telling.say("story.call.reverse-bytes", result);
            case "rotateLeft" -> telling.say("story.call.rotate-left", telling.describe(1), result);
            case "rotateRight" ->
                    telling.say("story.call.rotate-right", telling.describe(1), result);
            default -> telling.say("story.call.other", telling.step().text(), result);
        };
    }

    private static String zeros(StepContext telling, String key, String result) {
        Operand operand = telling.operand(0);
        if (telling.bits(0) == 0 || !BitNames.areBits(operand.view())) {
            return telling.say("story.call.other", telling.step().text(), result);
        }
        long edge =
                key.equals("story.call.trailing")
                        ? Long.lowestOneBit(telling.bits(0))
                        : Long.highestOneBit(telling.bits(0));
        return telling.say(key, result, BitNames.name(Squares.list(edge).get(0), operand.view()));
    }

    static String back(StepContext telling) {
        String value = telling.describeResult();
        if (telling.step().assigned() != null) {
            return telling.say("story.return.assigned", assignment(telling));
        }
        if (telling.step().depth() > 0) {
            return telling.say("story.return.callee", value);
        }
        return telling.step().result() instanceof Table
                ? telling.say("story.return.two", value)
                : telling.say("story.return.entry", value);
    }

    /** {@code run is now c4}; also for an assigned call after it returns. */
    static String assignment(StepContext telling) {
        Word value = telling.step().assigned();
        ViewKind view = telling.step().site().assignedView();
        String name = telling.step().site().assigns();
        return BitNames.areBits(view) && value.bits() == 0
                ? telling.say("story.assign.empty", name)
                : telling.say("story.assign", name, telling.values().describe(value, view));
    }

    static String cast(StepContext telling) {
        if (telling.step().result().type().equals(Type.INT)
                && BitNames.areBits(telling.operand(0).view())) {
            return telling.isPlain()
                    ? telling.say("story.cast.number", telling.describeResult())
                    : telling.say("story.cast.int", telling.describeResult());
        }
        return telling.say(
                "story.cast.same",
                telling.describeResult(),
                telling.step().result().type().toString());
    }

    static String lookUp(StepContext telling) {
        String index = telling.describe(1);
        Operand table = telling.operand(0);
        String whole =
                table.text().matches("[A-Z][\\w.]*")
                        ? telling.say("story.table", table.text().replaceFirst(".*\\.", ""))
                        : telling.say("story.table.list");
        if (telling.step().result() instanceof Table row) {
            return telling.say("story.table.row", index, whole, row.length());
        }
        return telling.say("story.table.entry", index, whole, telling.describeResult());
    }
}
