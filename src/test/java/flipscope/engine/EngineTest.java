package flipscope.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.rules.Score;
import flipscope.rules.Side;
import flipscope.testkit.Positions;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EngineTest {
    private static final Position WHITE_MUST_PASS =
            Positions.parse("X-O------O------OOXX-------XX------XXX-------------------------- O")
                    .passed();

    static List<Level> levels() {
        return IntStream.rangeClosed(Level.LOWEST, Level.HIGHEST).mapToObj(Level::new).toList();
    }

    /** The strongest level takes seconds before the end. */
    private static boolean isQuick(Level level) {
        return !level.equals(Level.STRONGEST);
    }

    @ParameterizedTest
    @MethodSource("levels")
    void theMoveIsLegalAndTheLineCanBePlayed(Level level) {
        for (int discs : isQuick(level) ? new int[] {4, 31, 55, 63} : new int[] {47, 55, 63}) {
            Position at = RandomPositions.reachable(3, discs);
            SearchResult answer = Engine.best(at, level);
            assertThat(at.isLegal(answer.square())).isTrue();
            assertThat(answer.line()).startsWith(answer.square());
            assertThat(Game.from(at, answer.line()).moves()).isEqualTo(answer.line());
        }
    }

    @Test
    void whereThereIsNoMoveTheAnswerLooksPastThePass() {
        SearchResult answer = Engine.best(WHITE_MUST_PASS, Level.DEFAULT);
        SearchResult reply = Engine.best(WHITE_MUST_PASS.passed(), Level.DEFAULT);
        assertThat(WHITE_MUST_PASS.mustPass()).isTrue();
        assertThat(answer.mustPass()).isTrue();
        assertThat(answer.gameOver()).isFalse();
        assertThat(answer.square()).isEqualTo(SearchResult.NO_MOVE);
        assertThat(answer.line()).isEqualTo(reply.line());
        assertThat(answer.score()).isEqualTo(-reply.score());
    }

    @Test
    void aFinishedGameHasItsOfficialScoreAndNoMove() {
        Position over =
                Positions.parse(
                        "---XX-O--XXXXX---XXXXXX--X-XXX----XXX----O-XX---O--------------- O");
        SearchResult answer = Engine.best(over, Level.DEFAULT);
        assertThat(answer)
                .isEqualTo(new SearchResult(SearchResult.NO_MOVE, -58, 0, true, 0, List.of()));
        assertThat(answer.gameOver()).isTrue();
        assertThat(answer.mustPass()).isFalse();
    }

    @Test
    void anExactScoreIsHowItsLineEnds() {
        for (long seed = 0; seed < 100; seed++) {
            Position at = RandomPositions.reachable(seed, 52);
            SearchResult answer = Engine.best(at, new Level(10));
            Game game = Game.from(at, answer.line());
            assertThat(answer.exact()).isTrue();
            assertThat(game.isOver()).isTrue();
            assertThat(Score.onBoard(game.position()).official().lead(at.toMove()))
                    .isEqualTo((int) answer.score());
        }
    }

    @Test
    void theColourOfTheSideToMoveDoesNotMatter() {
        Position black = RandomPositions.reachable(8, 30);
        Position white = new Position(black.own(), black.opponent(), black.toMove().other());
        assertThat(Engine.best(black, Level.DEFAULT)).isEqualTo(Engine.best(white, Level.DEFAULT));
    }

    @ParameterizedTest
    @MethodSource("levels")
    void theSameQuestionHasTheSameAnswer(Level level) {
        for (int discs : isQuick(level) ? new int[] {16, 52} : new int[] {47, 52}) {
            Position at = RandomPositions.reachable(5, discs);
            SearchResult first = Engine.best(at, level);
            Engine.best(RandomPositions.reachable(6, discs), level);
            assertThat(Engine.best(at, level)).isEqualTo(first);
        }
    }

    @Test
    void manyAtOnceGetTheAnswersThatTheyWouldGetAlone() {
        List<Position> positions =
                IntStream.range(0, 64)
                        .mapToObj(seed -> RandomPositions.reachable(seed, 40))
                        .toList();
        List<SearchResult> alone =
                positions.stream().map(at -> Engine.best(at, new Level(6))).toList();
        List<SearchResult> together =
                positions.parallelStream().map(at -> Engine.best(at, new Level(6))).toList();
        assertThat(together).isEqualTo(alone);
    }

    @Test
    void theStrongestLevelGivesTheSameAnswerWhileTenOthersSearch() {
        Position at = RandomPositions.reachable(1, 49);
        SearchResult alone = Engine.best(at, Level.STRONGEST);
        List<SearchResult> together =
                IntStream.range(0, 11)
                        .parallel()
                        .mapToObj(i -> RandomPositions.reachable(1 + i / 6 * i, 49))
                        .map(each -> Engine.best(each, Level.STRONGEST))
                        .toList();
        assertThat(together.subList(0, 6)).containsOnly(alone);
        assertThat(together.get(10)).isNotEqualTo(alone);
    }

    @Test
    void aCancelledSearchStopsWithinAFewThousandPositions() {
        Position at = RandomPositions.reachable(1, 40);
        AtomicBoolean cancelled = new AtomicBoolean();
        SearchBudget budget = new SearchBudget(cancelled);
        AtomicLong before = new AtomicLong();
        Evaluation orders =
                (own, opponent, mobility, replies) -> {
                    if (budget.nodes() > 20_000 && before.compareAndSet(0, budget.nodes())) {
                        cancelled.set(true);
                    }
                    return 0;
                };
        TranspositionTable table = new TranspositionTable(16);
        Scout scout = new EndgameScout(table, budget, 24, orders, SearchTechnique.ALL, 0);
        assertThatThrownBy(() -> scout.value(at.own(), at.opponent(), at.legalMoves(), 24, 0))
                .isInstanceOf(CancellationException.class);
        assertThat(budget.nodes() - before.get()).isBetween(0L, 4_000L);
    }

    @Test
    void aCancelledSearchStops() {
        AtomicBoolean cancelled = new AtomicBoolean();
        cancelled.set(true);
        assertThatThrownBy(
                        () ->
                                Engine.best(
                                        Position.START,
                                        new Level(10).effort(),
                                        0,
                                        cancelled,
                                        soFar -> {}))
                .isInstanceOf(CancellationException.class);
    }

    @Test
    void aBoardWithOneSideOnlyIsOver() {
        Position alone = new Position(1, 0, Side.BLACK);
        assertThat(Engine.best(alone, Level.DEFAULT).score()).isEqualTo(64);
    }
}
