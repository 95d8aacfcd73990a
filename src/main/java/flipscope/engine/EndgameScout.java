package flipscope.engine;

import flipscope.core.FlipsCore;
import flipscope.core.MobilityCore;

/**
 * Scouts the end of the game to the last disc. Values are final differences in discs, and a depth
 * is the number of empty squares.
 *
 * <p>Far from the end the moves that leave the opponent the fewest replies come first, and
 * positions are remembered; near the end only parity orders the moves: whoever moves in a region
 * with an odd number of empty squares is likely to have its last move.
 */
final class EndgameScout implements Scout {
    /** Up to so many empty squares, ordering by parity alone is faster than counting replies. */
    private static final int FEW = 4;

    /** From so many empty squares on, positions are worth remembering. */
    private static final int REMEMBER = 7;

    private final TranspositionTable table;
    private final Meter meter;
    private final Candidates[] lists;

    /** A scout for positions of at most {@code empties} empty squares. */
    EndgameScout(TranspositionTable table, Meter meter, int empties) {
        this.table = table;
        this.meter = meter;
        lists = Candidates.perDepth(empties);
    }

    /** Has a move of a position tried before its others. */
    void suggest(long own, long opponent, int square) {
        int unknown = PrincipalVariation.INFINITE;
        table.store(own, opponent, 0, unknown, -unknown, 0, square);
    }

    @Override
    public TranspositionTable table() {
        return table;
    }

    @Override
    public int leaf(long own, long opponent) {
        return finished(own, opponent);
    }

    @Override
    public int finished(long own, long opponent) {
        return FinalScore.of(own, opponent);
    }

    @Override
    public void order(Candidates list, long own, long opponent, long mobility) {
        int remembered = TranspositionTable.square(table.find(own, opponent));
        MoveOrder.fill(
                list, own, opponent, mobility, remembered, Parity.oddQuarters(~(own | opponent)));
    }

    @Override
    public int value(long own, long opponent, int empties, int alpha) {
        if (empties <= FEW) {
            return few(own, opponent, empties, alpha);
        }
        meter.count();
        boolean remember = empties >= REMEMBER;
        long entry = remember ? table.find(own, opponent) : TranspositionTable.UNKNOWN;
        if (TranspositionTable.lower(entry) > alpha) {
            return TranspositionTable.lower(entry);
        }
        if (TranspositionTable.upper(entry) <= alpha) {
            return TranspositionTable.upper(entry);
        }
        long mobility = MobilityCore.mobility(own, opponent);
        if (mobility == 0) {
            return MobilityCore.mobility(opponent, own) == 0
                    ? finished(own, opponent)
                    : -value(opponent, own, empties, -alpha - 1);
        }
        Candidates list = lists[empties];
        MoveOrder.fill(
                list,
                own,
                opponent,
                mobility,
                TranspositionTable.square(entry),
                Parity.oddQuarters(~(own | opponent)));
        int best = -PrincipalVariation.INFINITE;
        int square = TranspositionTable.NO_SQUARE;
        while (best <= alpha && list.advance()) {
            long flipped = list.flipped();
            int value =
                    -value(
                            opponent ^ flipped,
                            own ^ flipped ^ list.move(),
                            empties - 1,
                            -alpha - 1);
            if (value > best) {
                best = value;
                square = list.square();
            }
        }
        if (remember) table.store(own, opponent, empties, alpha, alpha + 1, best, square);
        return best;
    }

    private int few(long own, long opponent, int empties, int alpha) {
        meter.count();
        if (empties <= 1) {
            return empties == 0 ? finished(own, opponent) : lastSquare(own, opponent);
        }
        long empty = ~(own | opponent);
        long odd = Parity.oddQuarters(empty);
        int best = bestOf(own, opponent, empty & odd, empties, alpha, -PrincipalVariation.INFINITE);
        if (best <= alpha) {
            best = bestOf(own, opponent, empty & ~odd, empties, alpha, best);
        }
        if (best > -PrincipalVariation.INFINITE) {
            return best;
        }
        return MobilityCore.mobility(opponent, own) == 0
                ? finished(own, opponent)
                : -few(opponent, own, empties, -alpha - 1);
    }

    private int bestOf(long own, long opponent, long squares, int empties, int alpha, int best) {
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            long move = rest & -rest;
            long flipped = FlipsCore.flips(own, opponent, move);
            if (flipped != 0) {
                best =
                        Math.max(
                                best,
                                -few(
                                        opponent ^ flipped,
                                        own ^ flipped ^ move,
                                        empties - 1,
                                        -alpha - 1));
                if (best > alpha) {
                    break;
                }
            }
        }
        return best;
    }

    private int lastSquare(long own, long opponent) {
        long move = ~(own | opponent);
        long flipped = FlipsCore.flips(own, opponent, move);
        if (flipped != 0) {
            return 2 * (Long.bitCount(own) + Long.bitCount(flipped)) - 62;
        }
        flipped = FlipsCore.flips(opponent, own, move);
        if (flipped != 0) {
            return 2 * (Long.bitCount(own) - Long.bitCount(flipped)) - 64;
        }
        return finished(own, opponent);
    }
}
