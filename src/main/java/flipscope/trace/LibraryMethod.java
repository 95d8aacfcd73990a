package flipscope.trace;

import static flipscope.trace.Type.INT;
import static flipscope.trace.Type.LONG;
import static java.util.Collections.nCopies;

import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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

    public static final List<LibraryMethod> ALL =
            Stream.of(
                            bits("bitCount", false, Long::bitCount, Integer::bitCount),
                            bits(
                                    "numberOfLeadingZeros",
                                    false,
                                    Long::numberOfLeadingZeros,
                                    Integer::numberOfLeadingZeros),
                            bits(
                                    "numberOfTrailingZeros",
                                    false,
                                    Long::numberOfTrailingZeros,
                                    Integer::numberOfTrailingZeros),
                            bits("reverse", true, Long::reverse, Integer::reverse),
                            bits("reverseBytes", true, Long::reverseBytes, Integer::reverseBytes),
                            bits("lowestOneBit", true, Long::lowestOneBit, Integer::lowestOneBit),
                            bits(
                                    "highestOneBit",
                                    true,
                                    Long::highestOneBit,
                                    Integer::highestOneBit),
                            words(
                                    "rotateLeft",
                                    true,
                                    List.of(LONG, INT),
                                    (a, b) -> Long.rotateLeft(a, (int) b),
                                    Integer::rotateLeft),
                            words(
                                    "rotateRight",
                                    true,
                                    List.of(LONG, INT),
                                    (a, b) -> Long.rotateRight(a, (int) b),
                                    Integer::rotateRight),
                            words(
                                    "compareUnsigned",
                                    false,
                                    List.of(LONG, LONG),
                                    Long::compareUnsigned,
                                    Integer::compareUnsigned),
                            words(
                                    "divideUnsigned",
                                    true,
                                    List.of(LONG, LONG),
                                    Long::divideUnsigned,
                                    Integer::divideUnsigned),
                            words(
                                    "remainderUnsigned",
                                    true,
                                    List.of(LONG, LONG),
                                    Long::remainderUnsigned,
                                    Integer::remainderUnsigned),
                            math("abs", 1, (a, b) -> Math.abs(a), (a, b) -> Math.abs(a)),
                            math("min", 2, Math::min, Math::min),
                            math("max", 2, Math::max, Math::max))
                    .flatMap(each -> each)
                    .toList();

    /** A method of one parameter. */
    private static Stream<LibraryMethod> bits(
            String name, boolean keeps, LongUnaryOperator wide, IntUnaryOperator narrow) {
        LongBinaryOperator ofOne = (a, b) -> wide.applyAsLong(a);
        return words(name, keeps, List.of(LONG), ofOne, (a, b) -> narrow.applyAsInt(a));
    }

    /** A method of {@code Long}, and the same of {@code Integer}. */
    private static Stream<LibraryMethod> words(
            String name,
            boolean keeps,
            List<Type> parameters,
            LongBinaryOperator wide,
            IntBinaryOperator narrow) {
        Type result = keeps ? LONG : INT;
        return Stream.of(
                ofInts("Integer", name, parameters.size(), keeps, narrow),
                new LibraryMethod("Long", name, parameters, result, keeps, wide));
    }

    private static Stream<LibraryMethod> math(
            String name, int arity, LongBinaryOperator wide, IntBinaryOperator narrow) {
        return Stream.of(
                ofInts("Math", name, arity, true, narrow),
                new LibraryMethod("Math", name, nCopies(arity, LONG), LONG, true, wide));
    }

    private static LibraryMethod ofInts(
            String owner, String name, int arity, boolean keeps, IntBinaryOperator narrow) {
        LongBinaryOperator body = (a, b) -> narrow.applyAsInt((int) a, (int) b);
        return new LibraryMethod(owner, name, nCopies(arity, INT), INT, keeps, body);
    }

    /** The names of all of a class: {@code abs, min, max}; empty if there are none. */
    public static String named(String owner) {
        return ALL.stream()
                .filter(one -> one.owner.equals(owner))
                .map(LibraryMethod::name)
                .distinct()
                .collect(Collectors.joining(", "));
    }

    /** As in source: {@code Long.bitCount}. */
    public String fullName() {
        return owner + "." + name;
    }

    /** Whether a bit of the argument is the same bit in the result. */
    public boolean keepsBits() {
        return name.equals("lowestOneBit") || name.equals("highestOneBit");
    }

    /** Whether it is not defined where its second argument is 0. */
    public boolean divides() {
        return name.equals("divideUnsigned") || name.equals("remainderUnsigned");
    }

    /**
     * What it returns.
     *
     * @throws ArithmeticException on a division by zero
     */
    public long apply(long a, long b) {
        return body.applyAsLong(a, b);
    }
}
