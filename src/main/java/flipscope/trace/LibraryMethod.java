package flipscope.trace;

import static flipscope.trace.Type.INT;
import static flipscope.trace.Type.LONG;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/**
 * A library method that traceable Java may call.
 *
 * @param owner {@code Long}, {@code Integer} or {@code Math}
 * @param keepsBoard whether the result is drawn like the first argument, not as a number
 * @param body the method; with one parameter, its second argument is 0
 */
public record LibraryMethod(
        String owner,
        String name,
        List<Type> parameters,
        Type result,
        boolean keepsBoard,
        LongBinaryOperator body) {

    public static final List<LibraryMethod> ALL = all();

    private static List<LibraryMethod> all() {
        List<LibraryMethod> all = new ArrayList<>();
        counts(all);
        rearrangements(all);
        add(all, "Long", "compareUnsigned", LONG, INT, false, Long::compareUnsigned, 2);
        add(all, "Integer", "compareUnsigned", INT, INT, false, ints(Integer::compareUnsigned), 2);
        add(all, "Math", "abs", INT, INT, true, (a, b) -> Math.abs((int) a), 1);
        add(all, "Math", "abs", LONG, LONG, true, (a, b) -> Math.abs(a), 1);
        add(all, "Math", "min", INT, INT, true, Math::min, 2);
        add(all, "Math", "min", LONG, LONG, true, Math::min, 2);
        add(all, "Math", "max", INT, INT, true, Math::max, 2);
        add(all, "Math", "max", LONG, LONG, true, Math::max, 2);
        return List.copyOf(all);
    }

    private static void counts(List<LibraryMethod> all) {
        both(all, "bitCount", Long::bitCount, Integer::bitCount, false);
        both(
                all,
                "numberOfLeadingZeros",
                Long::numberOfLeadingZeros,
                Integer::numberOfLeadingZeros,
                false);
        both(
                all,
                "numberOfTrailingZeros",
                Long::numberOfTrailingZeros,
                Integer::numberOfTrailingZeros,
                false);
    }

    private static void rearrangements(List<LibraryMethod> all) {
        both(all, "reverse", Long::reverse, Integer::reverse, true);
        both(all, "reverseBytes", Long::reverseBytes, Integer::reverseBytes, true);
        both(all, "lowestOneBit", Long::lowestOneBit, Integer::lowestOneBit, true);
        both(all, "highestOneBit", Long::highestOneBit, Integer::highestOneBit, true);
        rotation(all, "rotateLeft", (a, b) -> Long.rotateLeft(a, (int) b), Integer::rotateLeft);
        rotation(all, "rotateRight", (a, b) -> Long.rotateRight(a, (int) b), Integer::rotateRight);
    }

    /** Adds a method of one parameter to {@code Long} and {@code Integer}. */
    private static void both(
            List<LibraryMethod> all,
            String name,
            LongUnaryOperator wide,
            IntUnaryOperator narrow,
            boolean keeps) {
        Type counted = keeps ? LONG : INT;
        add(all, "Long", name, LONG, counted, keeps, (a, b) -> wide.applyAsLong(a), 1);
        add(all, "Integer", name, INT, INT, keeps, ints((a, b) -> narrow.applyAsInt(a)), 1);
    }

    private static void rotation(
            List<LibraryMethod> all,
            String name,
            LongBinaryOperator wide,
            IntBinaryOperator narrow) {
        all.add(new LibraryMethod("Long", name, List.of(LONG, INT), LONG, true, wide));
        all.add(new LibraryMethod("Integer", name, List.of(INT, INT), INT, true, ints(narrow)));
    }

    private static void add(
            List<LibraryMethod> all,
            String owner,
            String name,
            Type parameter,
            Type result,
            boolean keeps,
            LongBinaryOperator body,
            int arity) {
        List<Type> parameters = arity == 1 ? List.of(parameter) : List.of(parameter, parameter);
        all.add(new LibraryMethod(owner, name, parameters, result, keeps, body));
    }

    private static LongBinaryOperator ints(IntBinaryOperator body) {
        return (a, b) -> body.applyAsInt((int) a, (int) b);
    }

    /** Whether a class of this name has methods on the white list. */
    public static boolean hasClass(String owner) {
        return ALL.stream().anyMatch(one -> one.owner.equals(owner));
    }

    /** As in source: {@code Long.bitCount}. */
    public String fullName() {
        return owner + "." + name;
    }

    /** Whether a bit of the argument is the same bit in the result. */
    public boolean keepsBits() {
        return name.equals("lowestOneBit") || name.equals("highestOneBit");
    }

    public long apply(long a, long b) {
        return body.applyAsLong(a, b);
    }
}
