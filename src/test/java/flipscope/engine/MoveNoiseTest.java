package flipscope.engine;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.notation.TranscriptText;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games of one level differ by their seeds, and by nothing else. */
class MoveNoiseTest {
    private static final Position MIDDLE = RandomPositions.reachable(5, 24);

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void gamesOfDifferentSeedsDiffer(int level) {
        Set<String> games =
                IntStream.rangeClosed(1, 20)
                        .mapToObj(seed -> played(level, seed))
                        .collect(Collectors.toSet());
        assertThat(games).hasSizeGreaterThanOrEqualTo(12);
    }

    @Test
    void theSameSeedPlaysTheSameGameOnEveryMachine() {
        assertThat(List.of(played(1, 7), played(2, 7), played(3, 7), played(4, 7), played(5, 7)))
                .containsExactly(
                        "f5d6c4f4d7f6g5b4f3g4g3e6a4f2c5e3",
                        "c4e3f2c5b6b4a3a4a5e2f4d3e1f1g1b5",
                        "d3c5f6f5g6g5d6e7h5h6h7c3b3e3f3e2",
                        "f5d6c5f4e7c6c7d7e6e8f6g4f8g8d3f7",
                        "f5d6c4g5g6c3h5e3d3f4e6h6h7b4g4c5");
    }

    @Test
    void strongerLevelsDoNotVary() {
        for (int number = 6; number <= Level.HIGHEST; number++) {
            assertThat(new Level(number).varies()).isFalse();
            assertThat(new ReversiTask(MIDDLE, new Level(number), 5))
                    .isEqualTo(new ReversiTask(MIDDLE, new Level(number)));
        }
        assertThat(Engine.best(MIDDLE, new Level(6), 5))
                .isEqualTo(Engine.best(MIDDLE, new Level(6)));
    }

    /** The bonus chooses between moves; what is said of the chosen one is what the search found. */
    @Test
    void theScoreIsThatOfTheChosenMoveAndNoneIsFarFromTheBest() {
        Effort effort = new Level(4).effort();
        for (int seed = 1; seed <= 200; seed++) {
            Position at = RandomPositions.reachable(seed, 12 + seed % 40);
            SearchResult found = Engine.best(at, new Level(4), seed);
            double best = Engine.best(at, new Level(4)).score();
            assertThat(found.score()).isBetween(best - effort.spread() / 100.0, best);
            assertThat(found.line().get(0)).isEqualTo(found.square());
            Position after = at.play(found.square());
            Effort less = new Effort(effort.evaluation(), 1, 10_000, 0, 10, 0);
            assertThat(found.score()).isEqualTo(-value(after, less));
        }
    }

    /** The value of a position one move ahead, or of the one after its pass. */
    private static double value(Position after, Effort effort) {
        return Engine.best(after, effort, 0, new AtomicBoolean(), soFar -> {}).score();
    }

    @Test
    void theEndIsPlayedPerfectlyWhateverTheSeed() {
        Level level = new Level(5);
        for (int seed = 1; seed <= 50; seed++) {
            Position at = RandomPositions.reachable(seed, 64 - level.exact());
            assertThat(Engine.best(at, level, seed)).isEqualTo(Engine.best(at, level));
        }
    }

    @Test
    void aBonusIsNeverNegativeAndReachesItsSpread() {
        Set<Integer> bonuses =
                IntStream.rangeClosed(1, 2_000)
                        .mapToObj(
                                seed ->
                                        new MoveNoise(seed, 9)
                                                .bonus(MIDDLE.own(), MIDDLE.opponent(), 3))
                        .collect(Collectors.toSet());
        assertThat(bonuses).containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
    }

    @Test
    void aBeginnerIsMetKindly() {
        assertThat(BeginnersCommand.against(Beginners.GREEDY, 1, 40).wins()).isBetween(14, 26);
        assertThat(BeginnersCommand.against(Beginners.RANDOM, 1, 40).wins()).isGreaterThan(8);
        assertThat(BeginnersCommand.against(Beginners.CORNER_FIRST, 1, 40).wins())
                .isGreaterThan(20);
        assertThat(BeginnersCommand.against(Beginners.GREEDY, 2, 40).wins()).isBetween(2, 12);
    }

    private static String played(int level, int seed) {
        Game game = Game.from(Position.START);
        for (int ply = 0; ply < 16; ply++) {
            game = game.play(Engine.best(game.turn(), new Level(level), seed).square());
        }
        return TranscriptText.write(game);
    }
}
