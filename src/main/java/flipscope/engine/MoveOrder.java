package flipscope.engine;

import flipscope.core.FlipsCore;
import flipscope.core.MobilityCore;
import flipscope.core.PopCount;
import flipscope.core.PotentialMobility;

/** Orders moves by a guess of their quality, so that the search can cut off the others quickly. */
class MoveOrder {
    /** The fast guess: good squares, and few replies. */
    static final MoveOrder QUICK = new MoveOrder(1, 0);

    /** Near the end: few replies, now and later, and hardly anything else. */
    static final MoveOrder FASTEST_FIRST = new MoveOrder(4, 4);

    /** Only knows which squares are good. */
    static final MoveOrder BY_SQUARE =
            new MoveOrder(1, 0) {
                @Override
                int key(long own, long opponent, long move, long replies) {
                    return SquareClasses.order(move);
                }
            };

    /** The good of a square is divided by this. */
    private final int squares;

    /** The weight of an empty square beside our discs, where a reply may become possible. */
    private final int perPotentialReply;

    private MoveOrder(int squares, int perPotentialReply) {
        this.squares = squares;
        this.perPotentialReply = perPotentialReply;
    }

    /**
     * The key of the move that was best when this position was last searched: higher than all
     * others.
     */
    private static final int REMEMBERED = 1 << 20;

    /** The weight of an opponent's reply, in units of {@link SquareClasses#order}. */
    private static final int PER_REPLY = 16;

    /**
     * Fills the list with all moves, those that leave the opponent the fewest replies first: in the
     * middle of the game because mobility is good, near its end because a small tree is searched
     * sooner (“fastest first”).
     *
     * @param mobility the legal moves of {@code own}
     * @param remembered a square to try first, or {@link TranspositionTable#NO_SQUARE}
     * @param preferred squares worth a bonus: those in odd regions, near the end
     */
    final void fill(
            Candidates list,
            long own,
            long opponent,
            long mobility,
            int remembered,
            long preferred) {
        list.clear();
        for (long rest = mobility; rest != 0; rest &= rest - 1) {
            long move = rest & -rest;
            long flipped = FlipsCore.flips(own, opponent, move);
            long nextOwn = opponent ^ flipped;
            long nextOpponent = own | move | flipped;
            long replies = MobilityCore.mobility(nextOwn, nextOpponent);
            int key =
                    key(nextOwn, nextOpponent, move, replies)
                            + ((move & preferred) == 0 ? 0 : PER_REPLY / 2);
            int square = Long.numberOfTrailingZeros(move);
            list.add(move, flipped, replies, square == remembered ? REMEMBERED : key);
        }
    }

    /**
     * The sort key of a move; higher is earlier.
     *
     * @param own discs of the side that replies to it
     * @param opponent discs of the side that has played it
     * @param replies the legal moves of {@code own}
     */
    int key(long own, long opponent, long move, long replies) {
        int corners = PopCount.hardware(replies & SquareClasses.CORNERS);
        int key =
                SquareClasses.order(move) / squares
                        - PER_REPLY * (PopCount.hardware(replies) + corners);
        return perPotentialReply == 0
                ? key
                : key
                        - perPotentialReply
                                * PopCount.hardware(PotentialMobility.squares(own, opponent));
    }

    /** Also looks ahead after each move, which pays where the order matters most. */
    static final class Judging extends MoveOrder {
        private final Lookahead ahead;
        private final int depth;
        private final int perUnit;

        /**
         * Judges positions {@code depth} moves on.
         *
         * @param like what counts besides
         * @param perUnit how much of their value counts as one unit of {@link SquareClasses#order}
         */
        Judging(MoveOrder like, Lookahead ahead, int depth, int perUnit) {
            super(like.squares, like.perPotentialReply);
            this.ahead = ahead;
            this.depth = depth;
            this.perUnit = perUnit;
        }

        @Override
        int key(long own, long opponent, long move, long replies) {
            int judged = ahead.value(own, opponent, replies, depth);
            return super.key(own, opponent, move, replies) - judged / perUnit;
        }
    }
}
