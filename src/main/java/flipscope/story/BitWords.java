package flipscope.story;

import static flipscope.story.BitNames.areBits;

import flipscope.rules.Squares;
import flipscope.trace.BitRule;
import flipscope.trace.Operand;
import flipscope.trace.Word;
import flipscope.trace.origin.Ancestor;
import flipscope.trace.origin.Ancestor.Kind;
import flipscope.trace.origin.Cause;
import java.util.List;
import java.util.stream.Stream;

/** Explains why one bit of a step's result is set or clear, and where its story begins. */
final class BitWords extends StepWords {
    private final Cause cause;
    private final String name;

    BitWords(Narrator narrator, Cause cause) {
        super(narrator, cause.step());
        this.cause = cause;
        this.name = name(Long.numberOfTrailingZeros(cause.bits()));
    }

    /** Why the bit is as it is. */
    String why() {
        if (!areBits(view) || !cause.isOne()) {
            return whole();
        }
        return switch (operator.bitRule()) {
            case SHIFT -> moved();
            case AND -> and();
            case XOR -> oneOf("bit.xor.one", "bit.both.cancel");
            case COMPLEMENT -> tell("bit.not." + suffix(), text(0));
            case ADD -> cause.start() < 0 ? oneOf("bit.or.one", "bit.carry.out") : carried();
            case SUBTRACT -> cause.start() < 0 ? difference() : ripple("bit.borrow." + suffix());
            case NEGATE -> tell("bit.negation", name(cause.start()));
            case MULTIPLY -> tell("bit.product", text(0), text(1), cause.isSet() ? 1 : 0);
            case OR, COPY, LOOKUP, WHOLE -> whole();
        };
    }

    /** The name of a bit of the result. */
    private String name(int bit) {
        return step.layout().name(bit);
    }

    /** Whether the bit only passed through, with the same value at the same place. */
    static boolean handsOn(Cause cause) {
        BitRule rule = cause.step().operator().bitRule();
        if (rule == BitRule.AND) {
            return cause.isSet() ? !bothTraced(cause) : isPlainlyMissing(cause);
        }
        return rule == BitRule.COPY
                || rule == BitRule.OR
                || rule.places() == BitRule.Places.KEPT && isAsItWas(cause);
    }

    /** Whether the first operand has the bit too, or lacks it too, and no carry came in. */
    private static boolean isAsItWas(Cause cause) {
        return cause.isOne()
                && cause.start() < 0
                && cause.followed() != null
                && cause.operand() == 0
                && cause.isSet() == cause.wasSet();
    }

    /** Whether the bit is clear only because an input lacks it; the start of the story says so. */
    private static boolean isPlainlyMissing(Cause cause) {
        boolean both = cause.ancestors().size() == 1 && cause.ancestors().get(0).isInBoth();
        return !both && cause.followed().traced() && cause.followed().origin() < 0;
    }

    private static boolean bothTraced(Cause cause) {
        return cause.step().operands().stream().allMatch(Operand::traced);
    }

    private String moved() {
        if (cause.operand() < 0) {
            return tell("bit.moved.in");
        }
        if (cause.operand() == 1) {
            return tell("bit.moved.amount", "", text(1), describe(1));
        }
        return tell(
                "bit.moved." + suffix(),
                name(cause.followed(), cause.earlier()),
                new ShiftWords(this).way());
    }

    private String and() {
        if (cause.isSet()) {
            return both("bit.and.set");
        }
        return cause.has(0) == cause.has(1)
                ? both("bit.and.neither")
                : tell("bit.and.clear", text(cause.has(0) ? 1 : 0));
    }

    /** Just one operand has the bit, or both, or neither. */
    private String oneOf(String one, String both) {
        if (cause.has(0) && cause.has(1)) {
            return both(both);
        }
        return cause.isSet() ? tell(one, text(cause.has(0) ? 0 : 1)) : both("bit.and.neither");
    }

    private String carried() {
        String how = !cause.isSet() ? "passes" : cause.has(0) && cause.has(1) ? "meets" : "stops";
        return ripple("bit.carry." + how);
    }

    private String difference() {
        if (!cause.has(1)) {
            return cause.has(0) ? tell("bit.or.one", text(0)) : both("bit.and.neither");
        }
        return both(cause.has(0) ? "bit.minus.out" : "bit.minus.from");
    }

    private String ripple(String key) {
        Ancestor run = cause.ancestor(Kind.RUN);
        long places = run == null ? 0 : run.first() | run.second();
        List<String> names = Squares.list(places).stream().sorted().map(this::name).toList();
        return tell(key, name(cause.start()), list(names), names.size());
    }

    private String text(int operand) {
        return operand(operand).text();
    }

    private String suffix() {
        return suffix(cause.isSet());
    }

    private static String suffix(boolean set) {
        return set ? "set" : "clear";
    }

    private String both(String key) {
        return tell(key, text(0), text(1));
    }

    private String tell(String key, Object... more) {
        return say(key, Stream.concat(Stream.of(name), Stream.of(more)).toArray());
    }

    /** Where bits begin that no step made: discs, other inputs, constants in the code. */
    static String beginning(StepWords words, Operand operand, long bits) {
        String text = operand.text();
        if (!(operand.value() instanceof Word word)) {
            return words.say("bit.code.number", "", text);
        }
        if (Long.bitCount(bits) != 1 || !areBits(operand.view())) {
            return operand.traced()
                    ? words.say("bit.input.number", "", text, words.describe(operand))
                    : words.say("bit.code.number", "", text);
        }
        String set = suffix((word.bits() & bits) != 0);
        String name = name(operand, bits);
        return operand.traced()
                ? words.narrator
                        .roles()
                        .whose(operand)
                        .map(whose -> words.say("bit.discs." + set, name, whose))
                        .orElseGet(() -> words.say("bit.input." + set, name, text))
                : words.say("bit.code." + set, name, named(words, operand));
    }

    /** {@code Edges.INNER_FILES (files b to g)}. */
    private static String named(StepWords words, Operand operand) {
        String role = words.narrator.roles().of(words.step, operand);
        return role.isEmpty() ? operand.text() : words.say("bit.code.role", operand.text(), role);
    }

    /** The name of the lowest of some bits, as shown in its cell. */
    private static String name(Operand operand, long bits) {
        return operand.layout().name(Long.numberOfTrailingZeros(bits));
    }
}
