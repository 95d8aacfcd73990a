package flipscope.story;

import flipscope.rules.Squares;
import flipscope.trace.Operand;
import flipscope.trace.Table;
import flipscope.trace.Value;
import flipscope.trace.ViewKind;
import flipscope.trace.ViewKind.Shape;
import flipscope.trace.Word;
import flipscope.trace.origin.Ancestor;
import flipscope.trace.origin.Ancestor.Kind;
import flipscope.trace.origin.Cause;
import java.util.List;

/** Explains why one bit of a step's result is set or clear, and where its story begins. */
final class BitWords {
    private static final int MOST = 2;

    private final StepContext context;
    private final Cause cause;
    private final String name;

    private BitWords(StepContext context, Cause cause) {
        this.context = context;
        this.cause = cause;
        this.name = name(context, bit(), context.view(), context.step().result());
    }

    static String of(StepContext context, Cause cause) {
        boolean drawn = BitNames.areBits(context.view()) && cause.isOne();
        return drawn ? new BitWords(context, cause).say() : StepWords.of(context);
    }

    /** The bit's name as shown in its cell. */
    static String name(StepContext context, int bit, ViewKind view, Value value) {
        boolean lanes = view.shape() == Shape.LANES && value.type().width() == Long.SIZE;
        if (lanes) {
            return Squares.name(bit);
        }
        return BitNames.areSquares(view)
                ? BitNames.name(bit, view)
                : context.say("bit.place", String.valueOf(bit));
    }

    /** Whether the bit only passed through, with the same value at the same place. */
    static boolean handsOn(Cause cause) {
        return switch (cause.step().operator().bitRule()) {
            case COPY, OR -> true;
            case AND -> cause.isSet() ? !bothTraced(cause) : isPlainlyMissing(cause);
            case XOR, ADD, SUBTRACT ->
                    cause.isOne()
                            && cause.start() < 0
                            && cause.followed() != null
                            && cause.operand() == 0
                            && cause.isSet() == cause.wasSet();
            case NEGATE -> cause.start() < 0 && cause.isOne();
            case COMPLEMENT, SHIFT, MULTIPLY, LOOKUP, WHOLE -> false;
        };
    }

    /** Whether the bit is clear only because an input lacks it; the start of the story says so. */
    private static boolean isPlainlyMissing(Cause cause) {
        boolean both = cause.ancestors().size() == 1 && cause.ancestors().get(0).isInBoth();
        return !both && cause.followed().traced() && cause.followed().origin() < 0;
    }

    private static boolean bothTraced(Cause cause) {
        return cause.step().operands().stream().allMatch(Operand::traced);
    }

    private int bit() {
        return Long.numberOfTrailingZeros(cause.bits());
    }

    private String say() {
        return switch (context.operator().bitRule()) {
            case SHIFT -> moved();
            case AND -> and();
            case XOR -> xor();
            case COMPLEMENT -> say("bit.not." + suffix(), text(0));
            case ADD -> cause.start() < 0 ? sum() : carried();
            case SUBTRACT -> cause.start() < 0 ? difference() : borrowed();
            case NEGATE -> say("bit.negation", start());
            case MULTIPLY -> say("bit.product", text(0), text(1), cause.isSet() ? 1 : 0);
            case OR, COPY, LOOKUP, WHOLE -> StepWords.of(context);
        };
    }

    private String moved() {
        if (cause.operand() < 0) {
            return say("bit.moved.in");
        }
        if (cause.operand() == 1) {
            return say("bit.moved.amount", "", text(1), context.describe(1));
        }
        return say("bit.moved." + suffix(), earlier(), ShiftWords.way(context));
    }

    private String and() {
        if (cause.isSet()) {
            return say("bit.and.set", text(0), text(1));
        }
        return cause.has(0) == cause.has(1)
                ? say("bit.and.neither", text(0), text(1))
                : say("bit.and.clear", text(cause.has(0) ? 1 : 0));
    }

    private String xor() {
        if (cause.isSet()) {
            return say("bit.xor.one", text(cause.has(0) ? 0 : 1));
        }
        return cause.has(0)
                ? say("bit.both.cancel", text(0), text(1))
                : say("bit.and.neither", text(0), text(1));
    }

    private String sum() {
        if (cause.has(0) && cause.has(1)) {
            return say("bit.carry.out", text(0), text(1));
        }
        return cause.isSet()
                ? say("bit.or.one", text(cause.has(0) ? 0 : 1))
                : say("bit.and.neither", text(0), text(1));
    }

    private String carried() {
        String how = !cause.isSet() ? "passes" : cause.has(0) && cause.has(1) ? "meets" : "stops";
        return ripple("bit.carry." + how);
    }

    private String difference() {
        if (!cause.has(1)) {
            return cause.has(0)
                    ? say("bit.or.one", text(0))
                    : say("bit.and.neither", text(0), text(1));
        }
        return say(cause.has(0) ? "bit.minus.out" : "bit.minus.from", text(0), text(1));
    }

    private String borrowed() {
        return ripple("bit.borrow." + suffix());
    }

    private String ripple(String key) {
        Ancestor run = cause.ancestor(Kind.RUN);
        long places = run == null ? 0 : run.first() | run.second();
        return say(key, start(), names(places), Long.bitCount(places));
    }

    private String names(long places) {
        List<String> names =
                Squares.list(places).stream()
                        .sorted()
                        .map(each -> name(context, each, context.view(), context.step().result()))
                        .toList();
        return context.list(names, MOST);
    }

    private String start() {
        return name(context, cause.start(), context.view(), context.step().result());
    }

    private String earlier() {
        int bit = Long.numberOfTrailingZeros(cause.earlier());
        return name(context, bit, cause.followed().view(), cause.followed().value());
    }

    private String text(int operand) {
        return context.operand(operand).text();
    }

    private String suffix() {
        return cause.isSet() ? "set" : "clear";
    }

    private String say(String key, Object... more) {
        Object[] all = new Object[more.length + 1];
        all[0] = name;
        System.arraycopy(more, 0, all, 1, more.length);
        return context.say(key, all);
    }

    /** Where bits begin that no step made: discs, other inputs, constants in the code. */
    static String beginning(StepContext context, Operand operand, long bits) {
        if (operand.value() instanceof Table) {
            return context.say("bit.code.number", operand.text());
        }
        return operand.traced() ? input(context, operand, bits) : code(context, operand, bits);
    }

    private static String input(StepContext context, Operand operand, long bits) {
        if (!isOne(operand, bits)) {
            return context.say("bit.input.number", "", operand.text(), value(context, operand));
        }
        String whose = context.roles().whose(context, operand);
        String name = name(context, operand, bits);
        return whose.isEmpty()
                ? context.say("bit.input." + suffix(operand, bits), name, operand.text())
                : context.say("bit.discs." + suffix(operand, bits), name, whose);
    }

    private static String code(StepContext context, Operand operand, long bits) {
        return isOne(operand, bits)
                ? context.say(
                        "bit.code." + suffix(operand, bits),
                        name(context, operand, bits),
                        named(context, operand))
                : context.say("bit.code.number", "", operand.text());
    }

    /** {@code Edges.INNER_FILES (files b to g)}. */
    private static String named(StepContext context, Operand operand) {
        String role = context.roles().of(context, operand);
        return role.isEmpty() ? operand.text() : context.say("bit.code.role", operand.text(), role);
    }

    private static boolean isOne(Operand operand, long bits) {
        return Long.bitCount(bits) == 1 && BitNames.areBits(operand.view());
    }

    private static String suffix(Operand operand, long bits) {
        return (((Word) operand.value()).bits() & bits) != 0 ? "set" : "clear";
    }

    private static String name(StepContext context, Operand operand, long bits) {
        int bit = Long.numberOfTrailingZeros(bits);
        return name(context, bit, operand.view(), operand.value());
    }

    private static String value(StepContext context, Operand operand) {
        return context.values().describe(operand.value(), operand.view());
    }
}
