package flipscope.engine.scorefour;

import flipscope.core.ScoreFourGround;
import flipscope.core.ScoreFourHashUpdate;
import flipscope.core.ScoreFourThreats;
import flipscope.core.ScoreFourThreatsAfter;
import flipscope.core.ScoreFourWorth;

/**
 * The position that a search is looking at. Balls are dropped and taken back by the same XOR; the
 * threats and the worth of the lines are kept for every number of balls.
 */
final class SearchCube {
    private static final int CELLS = 64;

    private static final int COLUMNS = 16;

    /** {@code threats[player][balls]}: the free cells that complete a line of a player. */
    private final long[][] threats = new long[2][CELLS + 1];

    /** {@code lines[balls]}: how much the first player's open lines are ahead. */
    private final int[] lines = new int[CELLS + 1];

    private long own;
    private long opponent;
    private long hash;
    private int balls;

    /** Balls may not float. */
    SearchCube(long own, long opponent) {
        this.own = own;
        this.opponent = opponent;
        balls = Long.bitCount(own | opponent);
        threats[player()][balls] = ScoreFourThreats.threats(own, opponent);
        threats[other()][balls] =
                ScoreFourThreats.threats(/* own= */ opponent, /* opponent= */ own);
        build();
    }

    /** Lays the balls one by one from the floor up, to join their keys and add up their worth. */
    private void build() {
        long[] laid = new long[2];
        for (long rest = own | opponent; rest != 0; rest &= rest - 1) {
            long cell = rest & -rest;
            int player = (own & cell) != 0 ? player() : other();
            laid[player] |= cell;
            int index = Long.numberOfTrailingZeros(cell);
            int gain = ScoreFourWorth.worth(laid[player], laid[player ^ 1], index % COLUMNS);
            lines[balls] += player == 0 ? gain : -gain;
            hash = ScoreFourHashUpdate.update(hash, player, index);
        }
    }

    /** The column of the lowest cell of a set, 0 to 15. */
    static int column(long cells) {
        return Long.numberOfTrailingZeros(cells) % COLUMNS;
    }

    /** Drops a ball into a cell of the ground. Then the other player is to move. */
    void drop(long cell) {
        int player = player();
        int other = other();
        int index = Long.numberOfTrailingZeros(cell);
        long mine = own ^ cell;
        int column = index % COLUMNS;
        long more = ScoreFourThreatsAfter.threatsAfter(mine, opponent, column);
        int gain = ScoreFourWorth.worth(mine, opponent, column);
        threats[player][balls + 1] = (threats[player][balls] | more) & ~cell;
        threats[other][balls + 1] = threats[other][balls] & ~cell;
        lines[balls + 1] = lines[balls] + (player == 0 ? gain : -gain);
        hash = ScoreFourHashUpdate.update(hash, player, index);
        own = opponent;
        opponent = mine;
        balls++;
    }

    /** Takes the ball back that was dropped last, into this cell. */
    void takeBack(long cell) {
        balls--;
        long mine = opponent ^ cell;
        opponent = own;
        own = mine;
        hash = ScoreFourHashUpdate.update(hash, player(), Long.numberOfTrailingZeros(cell));
    }

    /** The cells that can be filled now. */
    long ground() {
        return ScoreFourGround.ground(own, opponent);
    }

    /** The free cells that complete a line of the player to move. */
    long ownThreats() {
        return threats[player()][balls];
    }

    /** The free cells that complete a line of the other player. */
    long opponentThreats() {
        return threats[other()][balls];
    }

    /** How much the open lines of the player to move are ahead. */
    int lines() {
        return player() == 0 ? lines[balls] : -lines[balls];
    }

    /** 0 if the first player is to move, 1 if the second. */
    int player() {
        return balls & 1;
    }

    private int other() {
        return player() ^ 1;
    }

    long own() {
        return own;
    }

    long opponent() {
        return opponent;
    }

    /** The Zobrist hash of all balls. */
    long hash() {
        return hash;
    }

    int balls() {
        return balls;
    }
}
