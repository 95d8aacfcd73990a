package flipscope.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.rules.Squares;
import flipscope.testkit.Share;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class LevelTest {
    static List<Level> levels() {
        return IntStream.rangeClosed(Level.LOWEST, Level.HIGHEST).mapToObj(Level::new).toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 11})
    void otherNumbersAreRefused(int number) {
        assertThatThrownBy(() -> new Level(number)).hasMessageContaining("1 to 10");
    }

    @Test
    void theDefaultIsThree() {
        assertThat(Level.DEFAULT).isEqualTo(new Level(3));
    }

    @Test
    void everyLevelTakesAtLeastAsMuchEffortAsTheOneBelow() {
        for (int number = 2; number <= Level.HIGHEST; number++) {
            Effort below = new Level(number - 1).effort();
            Effort effort = new Level(number).effort();
            assertThat(effort.nodes()).isGreaterThanOrEqualTo(below.nodes());
            assertThat(effort.exact()).isGreaterThan(below.exact());
        }
        assertThat(new Level(10).effort().exact()).isEqualTo(20);
    }

    @ParameterizedTest
    @MethodSource("levels")
    void noSearchGoesBeyondItsBudget(Level level) {
        Effort effort = level.effort();
        int justBefore = 64 - effort.exact() - 1;
        boolean quick = !level.equals(Level.STRONGEST);
        for (int discs : quick ? new int[] {12, justBefore} : new int[] {justBefore}) {
            SearchResult answer = Engine.best(RandomPositions.reachable(9, discs), level);
            assertThat(answer.nodes()).isLessThanOrEqualTo(effort.nodes());
            assertThat(answer.depth()).isBetween(1, effort.depth());
        }
    }

    @ParameterizedTest
    @MethodSource("levels")
    void theLastSquaresAreSolved(Level level) {
        int empties = level.effort().exact();
        SearchResult answer = Engine.best(RandomPositions.reachable(10, 64 - empties), level);
        assertThat(answer.exact()).isTrue();
        assertThat(answer.depth()).isEqualTo(empties);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 10, 100, 1000, 10_000})
    void evenATinyBudgetFindsAMove(long nodes) {
        Position at = RandomPositions.reachable(4, 24);
        Effort effort = new Effort(new PositionEvaluation(), 30, nodes, 0, 10, 0);
        SearchResult answer = searched(at, effort);
        int firstDepth = 1 + Long.bitCount(at.legalMoves());
        assertThat(at.isLegal(answer.square())).isTrue();
        assertThat(answer.nodes()).isLessThanOrEqualTo(Math.max(nodes, 2L * firstDepth));
    }

    @Test
    void moreBudgetLooksFurther() {
        Position at = RandomPositions.reachable(4, 24);
        int before = 0;
        for (long nodes = 100; nodes <= 1_000_000; nodes *= 10) {
            Effort effort = new Effort(new PositionEvaluation(), 30, nodes, 0, 16, 0);
            int depth = searched(at, effort).depth();
            assertThat(depth).isGreaterThan(before);
            before = depth;
        }
    }

    @Test
    void itsLeastDepthMayTakeTwiceTheNodes() {
        Position at = RandomPositions.reachable(4, 24);
        SearchResult five =
                searched(at, new Effort(new PositionEvaluation(), 5, 1 << 30, 0, 16, 0));
        Effort tooFew = new Effort(new PositionEvaluation(), 30, five.nodes() - 1, 0, 16, 0);
        assertThat(searched(at, tooFew).depth()).isEqualTo(4);
        SearchResult reached = searched(at, tooFew.atLeast(5));
        assertThat(reached.line()).isEqualTo(five.line());
        assertThat(reached.nodes()).isEqualTo(five.nodes());
        SearchResult outOfReach = searched(at, tooFew.atLeast(30));
        assertThat(outOfReach.depth()).isBetween(5, 29);
        assertThat(outOfReach.nodes()).isEqualTo(2 * (five.nodes() - 1));
    }

    private static SearchResult searched(Position at, Effort effort) {
        return Engine.best(at, effort, 0, new AtomicBoolean(), soFar -> {});
    }

    static IntStream thoseAbove() {
        return IntStream.rangeClosed(2, Share.of(3, 7));
    }

    @ParameterizedTest
    @MethodSource("thoseAbove")
    void aLevelBeatsTheOneBelowIt(int number) {
        Match match = Match.of(player(number), player(number - 1), 30);
        assertThat(match.wins()).isGreaterThan(match.losses());
        assertThat(match.discs()).isPositive();
    }

    @Test
    void twoLevelsMakeAClearDifference() {
        assertThat(Match.of(player(3), player(1), 20).wins()).isGreaterThanOrEqualTo(16);
        assertThat(Match.of(player(6), player(3), 20).wins()).isGreaterThanOrEqualTo(16);
    }

    @Test
    void whoKnowsOnlyThatCornersAreGoodOftenBeatsTheFirstLevel() {
        Match match = Match.of(LevelTest::takeCorners, player(1), 40);
        assertThat(match.wins()).isGreaterThan(10);
    }

    private static Match.Player player(int level) {
        return at -> Engine.best(at, new Level(level)).square();
    }

    /**
     * Plays a corner if it can, keeps away from the squares beside corners, and does not think
     * otherwise.
     */
    private static int takeCorners(Position at) {
        long legal = at.legalMoves();
        long corners = legal & SquareClasses.CORNERS;
        long safe = legal & ~SquareClasses.INSIDE_CORNERS & ~SquareClasses.BESIDE_CORNERS;
        long choice = corners != 0 ? corners : safe != 0 ? safe : legal;
        return Squares.list(choice).get(0);
    }
}
