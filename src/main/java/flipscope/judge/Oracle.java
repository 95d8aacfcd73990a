package flipscope.judge;

import flipscope.rules.Direction;
import flipscope.rules.NaiveRules;
import flipscope.rules.Squares;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.LongStream;

/** Finds what each task must return, square by square, as the naive rules do. */
enum Oracle {
    PUT {
        @Override
        long wanted(TestCase at) {
            return squares().filter(bit -> has(at, 0, bit) || has(at, 1, bit)).sum();
        }
    },
    TEST {
        @Override
        long wanted(TestCase at) {
            List<Integer> discs = Squares.list(at.set(0));
            return discs.containsAll(Squares.list(at.set(1))) ? 1 : 0;
        }
    },
    LOWEST {
        @Override
        long wanted(TestCase at) {
            List<Integer> all = Squares.list(at.set(0));
            return all.isEmpty() ? 0 : Squares.bit(all.get(all.size() - 1));
        }
    },
    SHIFT {
        @Override
        long wanted(TestCase at) {
            return next(at.set(0), Direction.LEFT);
        }
    },
    NEIGHBOURS {
        @Override
        long wanted(TestCase at) {
            long all = 0;
            for (Direction way : Direction.values()) {
                all |= next(at.set(0), way);
            }
            return all;
        }
    },
    LEFT {
        @Override
        long wanted(TestCase at) {
            return legal(at);
        }
    },
    CARRY {
        @Override
        long wanted(TestCase at) {
            return legal(at);
        }
    },
    FLIPS {
        @Override
        long wanted(TestCase at) {
            int move = Squares.list(at.set(2)).get(0);
            return NaiveRules.flips(at.set(0), at.set(1), move, -1, 0);
        }
    };

    abstract long wanted(TestCase at);

    static Oracle of(String task) {
        return valueOf(task.toUpperCase(Locale.ROOT));
    }

    private static LongStream squares() {
        return LongStream.range(0, 64).map(square -> 1L << square);
    }

    private static boolean has(TestCase at, int parameter, long bit) {
        return (at.set(parameter) & bit) != 0;
    }

    /** The squares one step that way from those of a set. */
    private static long next(long set, Direction way) {
        return Squares.list(set).stream()
                .map(way::from)
                .filter(OptionalInt::isPresent)
                .mapToLong(square -> Squares.bit(square.getAsInt()))
                .reduce(0, (one, other) -> one | other);
    }

    /** The empty squares with a run of the opponent's discs to the right, and one of ours after. */
    private static long legal(TestCase at) {
        long own = at.set(0);
        long opponent = at.set(1);
        long empty = ~(own | opponent);
        return Squares.list(empty).stream()
                .filter(square -> NaiveRules.flips(own, opponent, square, 1, 0) != 0)
                .mapToLong(Squares::bit)
                .sum();
    }
}
