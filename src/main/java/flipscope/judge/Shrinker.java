package flipscope.judge;

import flipscope.rules.Squares;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Makes an input on which code fails small: as few discs as can be found, and near the middle. In
 * the end no single disc can be taken away.
 */
final class Shrinker {
    /** How many subsets of the remaining discs are tried at most to find a smaller input. */
    private static final int MOST_SUBSETS = 4_096;

    private final Given given;
    private final Predicate<TestCase> fails;

    /**
     * @param fails false also for what cannot be given
     */
    Shrinker(Given given, Predicate<TestCase> fails) {
        this.given = given;
        this.fails = fails;
    }

    /** The smallest that was found from there, where it fails. */
    TestCase smallest(TestCase from) {
        TestCase now = withoutHalves(from);
        for (TestCase next = null; !now.equals(next); ) {
            next = now;
            now = toTheMiddle(fewest(withoutEach(now)));
        }
        return now;
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
                now = end > start && fails.test(less) ? less : now;
            }
        }
        return now;
    }

    /** Takes away one disc after another, until each that is left is needed. */
    private TestCase withoutEach(TestCase from) {
        Optional<TestCase> less = Optional.of(from);
        TestCase now = from;
        while (less.isPresent()) {
            now = less.get();
            TestCase start = now;
            less =
                    discs(now).stream()
                            .map(disc -> without(start, List.of(disc)))
                            .filter(fails)
                            .findFirst();
        }
        return now;
    }

    /** Fewer of these discs, though each alone is needed: two may have to go together. */
    private TestCase fewest(TestCase from) {
        List<Disc> discs = discs(from);
        if (discs.size() >= Integer.SIZE - 1 || 1 << discs.size() > MOST_SUBSETS) {
            return from;
        }
        for (int kept = 0; kept < discs.size() - 1; kept++) {
            for (int subset = 0; subset < 1 << discs.size(); subset++) {
                if (Integer.bitCount(subset) == kept) {
                    TestCase less = without(from, outside(discs, subset));
                    if (fails.test(less)) {
                        return less;
                    }
                }
            }
        }
        return from;
    }

    private static List<Disc> outside(List<Disc> discs, int subset) {
        List<Disc> outside = new ArrayList<>();
        for (int i = 0; i < discs.size(); i++) {
            if ((subset >> i & 1) == 0) {
                outside.add(discs.get(i));
            }
        }
        return outside;
    }

    /** Moves everything, if it fails there too. */
    private TestCase toTheMiddle(TestCase from) {
        List<TestCase> moved = new ArrayList<>();
        for (int files = -7; files <= 7; files++) {
            for (int rows = -7; rows <= 7; rows++) {
                TestCase there = from.moved(files, rows);
                if (there != null) {
                    moved.add(there);
                }
            }
        }
        return moved.stream()
                .sorted(TestCase.SIMPLEST_FIRST)
                .takeWhile(each -> !each.equals(from))
                .filter(fails)
                .findFirst()
                .orElse(from);
    }

    /**
     * @param parameter the set that it belongs to
     */
    private record Disc(int parameter, int square) {}

    private List<Disc> discs(TestCase at) {
        List<Disc> discs = new ArrayList<>();
        for (int parameter = 0; parameter < given.changeable(); parameter++) {
            for (int square : Squares.list(at.set(parameter))) {
                discs.add(new Disc(parameter, square));
            }
        }
        return discs;
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
