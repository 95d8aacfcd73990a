package flipscope.engine;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.NearTheEnd.Known;
import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.rules.Squares;
import flipscope.testkit.Draw;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What makes the search fast changes no value: with or without each of it, the end of the game is
 * worth what plain minimax over the naive rules says, on a thousand random positions of 1 to 8
 * empty squares. And what is found of single moves is true.
 */
class SearchVariantsTest {
    private static final List<Known> THOUSAND = NearTheEnd.REACHED;

    /** So much sooner, in empty squares, everything is used down to the last squares. */
    private static final int EVERYWHERE = 8;

    /** What is left out, together with the way the last squares are written out or without. */
    static Stream<Set<SearchTechnique>> choices() {
        Stream<Set<SearchTechnique>> single =
                Stream.of(SearchTechnique.values()).map(SearchTechnique::allBut);
        Stream<Set<SearchTechnique>> pairs =
                Stream.of(SearchTechnique.values())
                        .map(left -> SearchTechnique.allBut(left, SearchTechnique.LAST_SQUARES));
        return Stream.of(Stream.of(SearchTechnique.ALL, Set.<SearchTechnique>of()), single, pairs)
                .flatMap(choice -> choice);
    }

    @ParameterizedTest
    @MethodSource("choices")
    void withEachTechniqueAndWithoutTheEndIsWorthWhatMinimaxSays(Set<SearchTechnique> used) {
        for (Known known : THOUSAND) {
            Position at = known.at();
            int sooner = at.own() % 2 == 0 ? EVERYWHERE : 0;
            assertThat(solved(at, used, sooner)).as(Draw.position(at)).isEqualTo(known.score());
        }
    }

    private static int solved(Position at, Set<SearchTechnique> used, int sooner) {
        int empties = Long.bitCount(at.empty());
        SearchBudget budget = new SearchBudget(new AtomicBoolean());
        PrincipalVariation search =
                new PrincipalVariation(
                        scout(budget, empties, used, sooner), budget, empties, new RootMoves());
        return used.contains(SearchTechnique.ASPIRATION)
                ? Aspiration.value(search, 1, at.own(), at.opponent(), empties, 0)
                : search.value(at.own(), at.opponent(), empties);
    }

    private static Scout scout(
            SearchBudget budget, int empties, Set<SearchTechnique> used, int sooner) {
        return new EndgameScout(
                new TranspositionTable(6), budget, empties, new PositionEvaluation(), used, sooner);
    }

    @ParameterizedTest
    @MethodSource("choices")
    void nullWindowsAloneFindTheSame(Set<SearchTechnique> used) {
        for (Known known : THOUSAND.subList(0, 200)) {
            assertThat(byScoutsAlone(known.at(), used))
                    .as(Draw.position(known.at()))
                    .isEqualTo(known.score());
        }
    }

    /** The least bound that the scout says is not passed: null windows only, no other search. */
    private static int byScoutsAlone(Position at, Set<SearchTechnique> used) {
        int empties = Long.bitCount(at.empty());
        Scout scout = scout(new SearchBudget(new AtomicBoolean()), empties, used, EVERYWHERE);
        int alpha = -64;
        while (alpha < 64 && isMore(scout, at, alpha)) {
            alpha++;
        }
        return alpha;
    }

    private static boolean isMore(Scout scout, Position at, int alpha) {
        int empties = Long.bitCount(at.empty());
        return scout.value(at.own(), at.opponent(), at.legalMoves(), empties, alpha) > alpha;
    }

    @Test
    void whatIsSaidOfEveryMoveIsTrue() {
        for (Known known : THOUSAND.subList(0, 300)) {
            SearchResult answer = Engine.best(known.at(), new Level(10));
            for (RootMove move : answer.moves()) {
                Position before = known.at().mustPass() ? known.at().passed() : known.at();
                Position after = before.play(move.square());
                int score = -Minimax.toTheEnd(after.own(), after.opponent());
                assertThat(score <= move.score()).isTrue();
                assertThat(move.atMost() || score == move.score()).isTrue();
            }
        }
    }

    @Test
    void theMovesOfAnAnswerAreAllOfThemTheBestFirstWithTheirCost() {
        for (int level = Level.LOWEST; level <= Level.HIGHEST; level++) {
            for (int discs : level < Level.HIGHEST ? new int[] {10, 30, 56} : new int[] {46, 56}) {
                Position at = RandomPositions.reachable(level, discs);
                SearchResult answer = Engine.best(at, new Level(level));
                RootMove first = answer.moves().get(0);
                assertThat(answer.moves().stream().mapToLong(m -> Squares.bit(m.square())).sum())
                        .isEqualTo(at.legalMoves());
                assertThat(first.square()).isEqualTo(answer.square());
                assertThat(first.score()).isEqualTo(answer.score());
                assertThat(first.atMost()).isFalse();
                assertThat(answer.moves()).allMatch(move -> move.score() <= answer.score());
                long spent = answer.moves().stream().mapToLong(RootMove::nodes).sum();
                // Beside the moves only the position itself is counted, and looking at it.
                assertThat(answer.nodes() - spent).isBetween(1L, 5_000L);
            }
        }
    }

    @Test
    void whoWatchesIsToldEveryDepthAndChangesNothing() {
        for (int discs : new int[] {12, 30, 52}) {
            Position at = RandomPositions.reachable(2, discs);
            int highest = discs < 44 ? Level.HIGHEST - 1 : Level.HIGHEST;
            for (int number = Level.LOWEST; number <= highest; number++) {
                Level level = new Level(number);
                List<SearchResult> told = new ArrayList<>();
                SearchResult watched =
                        Engine.best(at, level.effort(), 0, new AtomicBoolean(), told::add);
                assertThat(watched).isEqualTo(Engine.best(at, level));
                for (int i = 0; i < told.size(); i++) {
                    assertThat(told.get(i).nodes()).isLessThan(watched.nodes() + 1);
                    assertThat(told.get(i).depth()).isLessThanOrEqualTo(i + 1);
                }
            }
        }
    }

    @Test
    void exactScoresAreTheSameUnderEverySymmetryAndForTheOtherColour() {
        for (Known known : THOUSAND.subList(0, 200)) {
            Position at = known.at();
            Position other = new Position(at.own(), at.opponent(), at.toMove().other());
            assertThat(Engine.best(other, new Level(10)).score()).isEqualTo(known.score());
            for (Symmetry symmetry : Symmetry.values()) {
                SearchResult answer = Engine.best(symmetry.position(at), new Level(10));
                assertThat(answer.exact()).isTrue();
                assertThat(answer.score()).isEqualTo(known.score());
            }
        }
    }
}
