package flipscope.core;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.NaiveReaches;
import flipscope.rules.NaiveScoreFour;
import flipscope.testkit.CubeDraw;
import flipscope.testkit.ScoreFourGames;
import flipscope.testkit.ScoreFourGames.Moment;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Every technique of score four against the naive rules, in the same 10,000 random games. */
class ScoreFourGamesTest {
    private static final int GAMES = 10_000;

    /** Slower oracles look at the end of each game, and at one moment on the way. */
    private static boolean isChosen(Moment at) {
        return at.last() || at.balls() == 8 + at.column();
    }

    @Test
    void winsAreSeenWhenTheyAreMade() {
        Set<Boolean> seen = new HashSet<>();
        ScoreFourGames.games(
                GAMES,
                at -> {
                    boolean wins = NaiveScoreFour.winsThrough(at.mover(), at.cell());
                    seen.add(wins);
                    isSame(ScoreFourWin.wins(at.mover()), wins, at);
                    if (isChosen(at)) {
                        isSame(NaiveScoreFour.wins(at.mover()), wins, at);
                        isSame(ScoreFourList.wins(at.mover()), wins, at);
                        isSame(ScoreFourWin.wins(at.other()), false, at);
                        isSame(ScoreFourList.wins(at.other()), false, at);
                    }
                });
        assertThat(seen).containsExactlyInAnyOrder(true, false);
    }

    @Test
    void columnsGroundAndDropsAreThoseOfTheRules() {
        ScoreFourGames.games(
                GAMES,
                at -> {
                    if (!isChosen(at)) {
                        return;
                    }
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
        ScoreFourGames.games(
                GAMES,
                at -> {
                    if (!isChosen(at)) {
                        return;
                    }
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
        ScoreFourGames.games(
                GAMES,
                at -> {
                    if (!isChosen(at) || NaiveScoreFour.winsThrough(at.mover(), at.cell())) {
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
        ScoreFourGames.games(
                GAMES,
                at -> {
                    if (!isChosen(at)) {
                        return;
                    }
                    long before = at.mover() ^ NaiveScoreFour.bit(at.cell());
                    long hash = ScoreFourHash.hash(before, at.other(), at.column());
                    isSameHash(hash, cellByCell(at), at);
                    Moment same = hashes.putIfAbsent(hash, at);
                    if (same != null) {
                        assertThat(same.mover()).isEqualTo(at.mover());
                        assertThat(same.other()).isEqualTo(at.other());
                    }
                });
        assertThat(hashes).hasSizeGreaterThan(GAMES);
    }

    @Test
    void aMoveGivesTheBallAndTheHashAndTheSameNumberTakesItBack() {
        ScoreFourGames.games(
                GAMES,
                at -> {
                    if (!isChosen(at)) {
                        return;
                    }
                    long ball = NaiveScoreFour.bit(at.cell());
                    long before = at.mover() ^ ball;
                    long[] moved = ScoreFourMove.move(before, at.other(), at.column());
                    isSame(moved[0], ball, at);
                    isSameHash(moved[1], cellByCell(at), at);
                    int player = (at.balls() - 1) % 2;
                    long back = ScoreFourHashUpdate.update(moved[1], player, at.cell());
                    isSameHash(ScoreFourHashUpdate.update(back, player, at.cell()), moved[1], at);
                    isSameHash(back ^ moved[1], ZobristKeys.KEYS[player][at.cell()], at);
                    isRefusedWhereItIsFull(at);
                });
    }

    private static void isRefusedWhereItIsFull(Moment at) {
        if (at.cell() >= 48) {
            long[] refused = ScoreFourMove.move(at.other(), at.mover(), at.column());
            assertThat(refused).as("%s", at).containsExactly(0, cellByCell(at));
        }
    }

    @Test
    void aThreatIsAFreeCellThatCompletesFour() {
        ScoreFourGames.games(
                GAMES,
                at -> {
                    if (isChosen(at)) {
                        long theirs = ScoreFourThreats.threats(at.other(), at.mover());
                        isSame(theirs, completing(at.other(), at.all()), at);
                    }
                });
    }

    private static long completing(long balls, long all) {
        long threats = 0;
        for (long rest = ~all; rest != 0; rest &= rest - 1) {
            long cell = rest & -rest;
            boolean completes =
                    NaiveScoreFour.winsThrough(balls | cell, Long.numberOfTrailingZeros(cell));
            threats |= completes ? cell : 0;
        }
        return threats;
    }

    @Test
    void aBallAddsTheThreatsOfItsLinesAndFillsOneCell() {
        ScoreFourGames.games(
                GAMES,
                at -> {
                    if (!isChosen(at)) {
                        return;
                    }
                    long ball = NaiveScoreFour.bit(at.cell());
                    long before = ScoreFourThreats.threats(at.mover() ^ ball, at.other());
                    long more =
                            ScoreFourThreatsAfter.threatsAfter(at.mover(), at.other(), at.column());
                    long after = ScoreFourThreats.threats(at.mover(), at.other());
                    isSame((before | more) & ~ball, after, at);
                });
    }

    @Test
    void aBallIsWorthWhatAllLinesTogetherGain() {
        ScoreFourGames.games(
                GAMES,
                at -> {
                    if (isChosen(at)) {
                        long before = at.mover() ^ NaiveScoreFour.bit(at.cell());
                        int gain = ahead(at.mover(), at.other()) - ahead(before, at.other());
                        assertThat(ScoreFourWorth.worth(at.mover(), at.other(), at.column()))
                                .isEqualTo(gain);
                    }
                });
    }

    private static int ahead(long own, long opponent) {
        return open(own, opponent) - open(opponent, own);
    }

    /** One, four or twelve points for a line with one, two or three balls of one player alone. */
    private static int open(long own, long opponent) {
        int points = 0;
        for (long line : CubeLines.LINES) {
            int balls = (line & opponent) == 0 ? Long.bitCount(line & own) : 0;
            points += balls == 1 ? 1 : balls == 2 ? 4 : balls == 3 ? 12 : 0;
        }
        return points;
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
        return NaiveReaches.of(balls, at.all());
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
        if (Long.bitCount(found) != (right == 0 ? 0 : 1)) {
            assertThat(CubeDraw.set(found)).as("%s", at).isEqualTo(CubeDraw.set(right));
        }
        isSame(found & ~right, 0, at);
    }

    /** Drawn only where they differ, which is slow. */
    private static void isSame(long found, long right, Moment at) {
        if (found != right) {
            assertThat(CubeDraw.set(found)).as("%s", at).isEqualTo(CubeDraw.set(right));
        }
    }

    private static void isSame(boolean found, boolean right, Moment at) {
        if (found != right) {
            assertThat(found).as("%s", at).isEqualTo(right);
        }
    }

    private static void isSameHash(long found, long right, Moment at) {
        if (found != right) {
            assertThat(found).as("%s", at).isEqualTo(right);
        }
    }
}
