package flipscope.judge;

import flipscope.rules.Squares;
import flipscope.trace.Value;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

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

    static TestCase of(Long... sets) {
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

    /** As arguments for the evaluator. */
    Value[] arguments() {
        return sets.stream().map(Word::of).toArray(Value[]::new);
    }

    /** How far everything is from the middle, added up. */
    private int distance() {
        return sets.stream()
                .flatMap(set -> Squares.list(set).stream())
                .mapToInt(TestCase::distance)
                .sum();
    }

    private static int distance(int square) {
        int files = Squares.file(square) - Squares.file(MIDDLE);
        int rows = Squares.row(square) - Squares.row(MIDDLE);
        return files * files + rows * rows;
    }

    /**
     * Everything moved over the board.
     *
     * @return null if something would leave the board
     */
    TestCase moved(int files, int rows) {
        List<Long> moved = new ArrayList<>();
        for (long set : sets) {
            long there = 0;
            for (int square : Squares.list(set)) {
                int file = Squares.file(square) + files;
                int row = Squares.row(square) + rows;
                if (file < 0 || file > 7 || row < 0 || row > 7) {
                    return null;
                }
                there |= Squares.bit(Squares.at(file, row));
            }
            moved.add(there);
        }
        return new TestCase(moved);
    }
}
