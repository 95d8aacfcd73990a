package flipscope.judge;

import flipscope.rules.Squares;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Makes an input on which code fails small: as few discs as can be found, and near the middle. In
 * the end no single disc can be taken away.
 */
record Shrinker(Runs runs) {
    /** The most discs of which every subset is tried to find a smaller input. */
    private static final int MOST_DISCS = 12;

    /** The smallest that was found from there, where it fails. */
    TestCase smallest(TestCase from) {
        return settled(withoutHalves(from));
    }

    private TestCase settled(TestCase from) {
        TestCase next = toTheMiddle(fewest(withoutEach(from)));
        return next.equals(from) ? from : settled(next);
    }

    /** Takes away many discs at once: a half, a quarter and so on. */
    private TestCase withoutHalves(TestCase from) {
        TestCase now = from;
        for (int parts = 2; parts <= discs(from).size(); parts *= 2) {
            for (int part = parts - 1; part >= 0; part--) {
                List<Disc> discs = discs(now);
                int start = discs.size() * part / parts;
                int end = discs.size() * (part + 1) / parts;
                TestCase less = without(now, discs.subList(start, end));
                now = end > start && runs.fails(less) ? less : now;
            }
        }
        return now;
    }

    /** Takes away one disc after another, until each that is left is needed. */
    private TestCase withoutEach(TestCase from) {
        return discs(from).stream()
                .map(disc -> without(from, List.of(disc)))
                .filter(runs::fails)
                .findFirst()
                .map(this::withoutEach)
                .orElse(from);
    }

    /** Fewer of these discs, though each alone is needed: two may have to go together. */
    private TestCase fewest(TestCase from) {
        List<Disc> discs = discs(from);
        if (discs.size() > MOST_DISCS) {
            return from;
        }
        return IntStream.range(0, 1 << discs.size())
                .boxed()
                .filter(kept -> Integer.bitCount(kept) < discs.size() - 1)
                .sorted(Comparator.comparingInt(Integer::bitCount))
                .map(kept -> without(from, outside(discs, kept)))
                .filter(runs::fails)
                .findFirst()
                .orElse(from);
    }

    private static List<Disc> outside(List<Disc> discs, int subset) {
        return IntStream.range(0, discs.size())
                .filter(index -> (subset >> index & 1) == 0)
                .mapToObj(discs::get)
                .toList();
    }

    /** Moves everything, if it fails there too. */
    private TestCase toTheMiddle(TestCase from) {
        if (!runs.given().movable()) {
            return from;
        }
        return IntStream.rangeClosed(-7, 7)
                .boxed()
                .flatMap(
                        files ->
                                IntStream.rangeClosed(-7, 7)
                                        .mapToObj(rows -> from.moved(files, rows)))
                .flatMap(Optional::stream)
                .sorted(TestCase.SIMPLEST_FIRST)
                .takeWhile(each -> !each.equals(from))
                .filter(runs::fails)
                .findFirst()
                .orElse(from);
    }

    /**
     * @param parameter the set that it belongs to
     */
    private record Disc(int parameter, int square) {}

    private List<Disc> discs(TestCase at) {
        return IntStream.range(0, runs.given().changeable())
                .boxed()
                .flatMap(
                        parameter ->
                                Squares.list(at.set(parameter)).stream()
                                        .map(square -> new Disc(parameter, square)))
                .toList();
    }

    private static TestCase without(TestCase from, List<Disc> discs) {
        TestCase less = from;
        for (Disc disc : discs) {
            long set = less.set(disc.parameter()) & ~Squares.bit(disc.square());
            less = less.with(disc.parameter(), set);
        }
        return less;
    }
}
