package flipscope.engine;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.rules.Squares;
import flipscope.testkit.Draw;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What makes the search fast changes no value: with or without each of it, the end of the game is
 * worth what plain minimax over the naive rules says, on a thousand random positions of 1 to 7
 * empty squares. And what is found of single moves is true.
 */
class SearchVariantsTest {
    private static final int NEVER = 65;

    private record Known(Position at, int score) {}

    private static List<Known> thousand;

    @BeforeAll
    static void solveSlowly() {
        thousand =
                LongStream.range(0, 1000)
                        .mapToObj(seed -> RandomPositions.reachable(seed, 57 + (int) (seed % 7)))
                        .map(at -> new Known(at, Minimax.toTheEnd(at.own(), at.opponent())))
                        .toList();
    }

    /** A way to search, and what is left out or turned round. */
    private enum Variant {
        AS_IT_IS {
            @Override
            Scout scout(TranspositionTable table, SearchBudget budget, int empties) {
                return new EndgameScout(table, budget, empties);
            }
        },
        WITHOUT_THE_TABLE {
            @Override
            Scout scout(TranspositionTable table, SearchBudget budget, int empties) {
                return new EndgameScout(table, budget, empties, NEVER);
            }
        },
        WITH_THE_TABLE_EVERYWHERE {
            @Override
            Scout scout(TranspositionTable table, SearchBudget budget, int empties) {
                return new Slow(table, budget, empties, 1);
            }
        },
        WITHOUT_PARITY_AND_THE_LAST_SQUARES {
            @Override
            Scout scout(TranspositionTable table, SearchBudget budget, int empties) {
                return new Slow(table, budget, empties, 7);
            }
        },
        IN_A_RANDOM_ORDER {
            @Override
            Scout scout(TranspositionTable table, SearchBudget budget, int empties) {
                Random random = new Random(empties);
                return new Slow(table, budget, empties, NEVER) {
                    @Override
                    long preferred(long own, long opponent) {
                        return random.nextLong();
                    }
                };
            }
        };

        abstract Scout scout(TranspositionTable table, SearchBudget budget, int empties);

        int value(Position at) {
            int empties = Long.bitCount(at.empty());
            SearchBudget budget = new SearchBudget(new Cancellation());
            Scout scout = scout(new TranspositionTable(6), budget, empties);
            return new PrincipalVariation(scout, budget, empties)
                    .value(at.own(), at.opponent(), empties);
        }

        /**
         * The least bound that the scout says is not passed: null windows only, no other search.
         */
        int byScoutsAlone(Position at) {
            int empties = Long.bitCount(at.empty());
            SearchBudget budget = new SearchBudget(new Cancellation());
            Scout scout = scout(new TranspositionTable(6), budget, empties);
            int alpha = -64;
            while (alpha < 64 && scout.value(at.own(), at.opponent(), empties, alpha) > alpha) {
                alpha++;
            }
            return alpha;
        }
    }

    /** No quick way for the last squares, and no square preferred. */
    private static class Slow extends EndgameScout {
        Slow(TranspositionTable table, SearchBudget budget, int empties, int remember) {
            super(table, budget, empties, remember);
        }

        @Override
        int shallowDepth() {
            return 0;
        }

        @Override
        int shallow(long own, long opponent, int empties, int alpha) {
            return finished(own, opponent);
        }

        @Override
        long preferred(long own, long opponent) {
            return 0;
        }
    }

    @ParameterizedTest
    @EnumSource(Variant.class)
    void everyVariantAgreesWithMinimax(Variant variant) {
        for (Known known : thousand) {
            assertThat(variant.value(known.at()))
                    .as(Draw.position(known.at()))
                    .isEqualTo(known.score());
        }
    }

    @ParameterizedTest
    @EnumSource(Variant.class)
    void nullWindowsAloneFindTheSame(Variant variant) {
        for (Known known : thousand.subList(0, 300)) {
            assertThat(variant.byScoutsAlone(known.at()))
                    .as(Draw.position(known.at()))
                    .isEqualTo(known.score());
        }
    }

    @Test
    void whatIsSaidOfEveryMoveIsTrue() {
        for (Known known : thousand.subList(0, 300)) {
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
            for (int discs : new int[] {10, 30, 56}) {
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
                // Beside the moves only the position itself is counted, once a search.
                assertThat(answer.nodes() - spent).isBetween(1L, 64L);
            }
        }
    }

    @Test
    void whoWatchesIsToldEveryDepthAndChangesNothing() {
        for (int discs : new int[] {12, 30, 52}) {
            Position at = RandomPositions.reachable(2, discs);
            for (int number = Level.LOWEST; number <= Level.HIGHEST; number++) {
                Level level = new Level(number);
                List<SearchResult> told = new ArrayList<>();
                SearchResult watched = Engine.best(at, level, new Cancellation(), told::add);
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
        for (Known known : thousand.subList(0, 200)) {
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
