package flipscope.core;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.NaiveScoreFour;
import flipscope.testkit.CubeDraw;
import flipscope.testkit.ScoreFourGames;
import flipscope.testkit.ScoreFourGames.Moment;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Every technique of score four against the naive rules, at every moment of random games. */
class ScoreFourGamesTest {
    private static final int MOMENTS = 20_000;

    @Test
    void winsAreSeenWhenTheyAreMade() {
        Set<Boolean> seen = new HashSet<>();
        ScoreFourGames.moments(
                MOMENTS,
                at -> {
                    boolean wins = NaiveScoreFour.wins(at.mover());
                    seen.add(wins);
                    assertThat(ScoreFourWin.wins(at.mover())).as("%s", at).isEqualTo(wins);
                    assertThat(ScoreFourWin.wins(at.other())).as("%s", at).isFalse();
                });
        assertThat(seen).containsExactlyInAnyOrder(true, false);
    }

    @Test
    void columnsGroundAndDropsAreThoseOfTheRules() {
        ScoreFourGames.moments(
                MOMENTS,
                at -> {
                    isSame(
                            ScoreFourLegal.columns(at.other(), at.mover()),
                            NaiveScoreFour.legal(at.all()),
                            at);
                    isSame(
                            ScoreFourGround.ground(at.other(), at.mover()),
                            NaiveScoreFour.ground(at.all()),
                            at);
                    for (int column = 0; column < NaiveScoreFour.COLUMNS; column++) {
                        int cell = NaiveScoreFour.drop(at.all(), column);
                        long dropped = cell < 0 ? 0 : NaiveScoreFour.bit(cell);
                        isSame(ScoreFourDrop.drop(at.other(), at.mover(), column), dropped, at);
                    }
                });
    }

    @Test
    void aReachIsFoundWheneverThereIsOne() {
        ScoreFourGames.moments(
                MOMENTS,
                at -> {
                    isOneOf(
                            ScoreFourReach.reach(at.mover(), at.other()),
                            reaches(at.mover(), at),
                            at);
                    isOneOf(
                            ScoreFourReach.reach(at.other(), at.mover()),
                            reaches(at.other(), at),
                            at);
                });
    }

    @Test
    void afterABallReachesThroughItAndTheCellAboveAreFound() {
        ScoreFourGames.moments(
                MOMENTS,
                at -> {
                    if (NaiveScoreFour.wins(at.mover())) {
                        return;
                    }
                    long[] found =
                            ScoreFourReachAfter.reachAfter(at.mover(), at.other(), at.column());
                    isOneOf(found[0], reachesOfTheMover(at), at);
                    isOneOf(found[1], reachesAbove(at.other(), at), at);
                });
    }

    @Test
    void theHashIsKeptUpToDateByOneXor() {
        Map<Long, Moment> hashes = new HashMap<>();
        ScoreFourGames.moments(
                MOMENTS,
                at -> {
                    long before = at.mover() ^ NaiveScoreFour.bit(at.cell());
                    long hash = ScoreFourHash.hash(before, at.other(), at.column());
                    assertThat(hash).as("%s", at).isEqualTo(cellByCell(at));
                    Moment same = hashes.putIfAbsent(hash, at);
                    if (same != null) {
                        assertThat(same.mover()).isEqualTo(at.mover());
                        assertThat(same.other()).isEqualTo(at.other());
                    }
                });
        assertThat(hashes).hasSizeGreaterThan(MOMENTS / 2);
    }

    @Test
    void aMoveGivesTheBallAndTheHashAndTheSameNumberTakesItBack() {
        ScoreFourGames.moments(
                MOMENTS,
                at -> {
                    long before = at.mover() ^ NaiveScoreFour.bit(at.cell());
                    long[] moved = ScoreFourMove.move(before, at.other(), at.column());
                    isSame(moved[0], NaiveScoreFour.bit(at.cell()), at);
                    assertThat(moved[1]).as("%s", at).isEqualTo(cellByCell(at));
                    isRefusedWhereItIsFull(at);
                });
    }

    private static void isRefusedWhereItIsFull(Moment at) {
        if (at.cell() >= 48) {
            long[] refused = ScoreFourMove.move(at.other(), at.mover(), at.column());
            assertThat(refused).as("%s", at).containsExactly(0, cellByCell(at));
        }
    }

    /** The player who has made an odd number of balls into an odd one moved first. */
    private static long cellByCell(Moment at) {
        int mover = at.balls() % 2 == 1 ? 0 : 1;
        long hash = 0;
        for (int cell = 0; cell < 64; cell++) {
            long bit = NaiveScoreFour.bit(cell);
            hash ^= (at.mover() & bit) != 0 ? ZobristKeys.KEYS[mover][cell] : 0;
            hash ^= (at.other() & bit) != 0 ? ZobristKeys.KEYS[1 - mover][cell] : 0;
        }
        return hash;
    }

    private static long reaches(long balls, Moment at) {
        return NaiveScoreFour.reaches(balls, at.all());
    }

    /**
     * The cells that complete a four of the mover in which the last ball or the cell above has its
     * place. The game is not over: there is no four yet.
     */
    private static long reachesOfTheMover(Moment at) {
        long through = 0;
        for (int column = 0; column < NaiveScoreFour.COLUMNS; column++) {
            int cell = NaiveScoreFour.drop(at.all(), column);
            if (cell >= 0) {
                long with = at.mover() | NaiveScoreFour.bit(cell);
                boolean makes = NaiveScoreFour.winsThrough(with, at.cell());
                through |= makes ? NaiveScoreFour.bit(cell) : 0;
            }
        }
        return through | reachesAbove(at.mover(), at);
    }

    /** The cell above the last ball, if it completes four of a player. */
    private static long reachesAbove(long balls, Moment at) {
        long above = at.cell() < 48 ? NaiveScoreFour.bit(at.cell() + 16) : 0;
        return reaches(balls, at) & above;
    }

    private static void isOneOf(long found, long right, Moment at) {
        assertThat(Long.bitCount(found)).as("%s", at).isEqualTo(right == 0 ? 0 : 1);
        assertThat(CubeDraw.set(found & ~right)).as("%s", at).isEqualTo(CubeDraw.set(0));
    }

    private static void isSame(long found, long right, Moment at) {
        assertThat(CubeDraw.set(found)).as("%s", at).isEqualTo(CubeDraw.set(right));
    }
}
