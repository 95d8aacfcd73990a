package flipscope.judge;

import flipscope.rules.Squares;
import flipscope.trace.Method;
import flipscope.trace.Value;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * One input of a task: a set for each parameter of the method.
 *
 * @param sets in the order of the parameters
 */
public record TestCase(List<Long> sets) {
    /** Few discs first; among these, the ones nearest the middle. */
    static final Comparator<TestCase> SIMPLEST_FIRST =
            Comparator.comparingInt(TestCase::discs)
                    .thenComparingInt(TestCase::distance)
                    .thenComparing(each -> each.sets.toString());

    /** Where small cases are shown. */
    private static final int MIDDLE = Squares.at(4, 3);

    public TestCase {
        sets = List.copyOf(sets);
    }

    public static TestCase of(Long... sets) {
        return new TestCase(List.of(sets));
    }

    /** The set for a parameter, numbered from 0. */
    public long set(int parameter) {
        return sets.get(parameter);
    }

    /** How many discs and squares there are in all. */
    public int discs() {
        return sets.stream().mapToInt(Long::bitCount).sum();
    }

    /** With another set for a parameter. */
    TestCase with(int parameter, long set) {
        List<Long> others = new ArrayList<>(sets);
        others.set(parameter, set);
        return new TestCase(others);
    }

    /** As arguments for a method. */
    Value[] arguments(Method method) {
        return IntStream.range(0, sets.size())
                .mapToObj(i -> Word.of(method.parameters().get(i).type(), sets.get(i)))
                .toArray(Value[]::new);
    }

    /** How far everything is from the middle, added up. */
    private int distance() {
        return squares().mapToInt(TestCase::distance).sum();
    }

    private static int distance(int square) {
        int files = Squares.file(square) - Squares.file(MIDDLE);
        int rows = Squares.row(square) - Squares.row(MIDDLE);
        return files * files + rows * rows;
    }

    /** Everything moved over the board; empty if something would leave it. */
    Optional<TestCase> moved(int files, int rows) {
        boolean stays =
                squares()
                        .allMatch(
                                square ->
                                        isOnBoard(Squares.file(square) + files)
                                                && isOnBoard(Squares.row(square) + rows));
        return stays
                ? Optional.of(
                        new TestCase(
                                sets.stream()
                                        .map(set -> Long.rotateRight(set, 8 * rows + files))
                                        .toList()))
                : Optional.empty();
    }

    private static boolean isOnBoard(int line) {
        return line >= 0 && line < 8;
    }

    private Stream<Integer> squares() {
        return sets.stream().flatMap(set -> Squares.list(set).stream());
    }
}
