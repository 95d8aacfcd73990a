package flipscope.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flipscope.testkit.Draw;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RandomPositionsTest {

    /** Links and lessons hold seeds, so this picture must never change. */
    @Test
    void aSeedNamesTheSamePositionForEver() {
        assertThat(Draw.position(RandomPositions.reachable(1)))
                .isEqualTo(
                        """
                        . . . O O O O O
                        . O X . O O O .
                        . O O . O O . .
                        . O X O O O O O
                        O . X X O X . X
                        . . X . X . X .
                        . X . . O X . .
                        . . . . O . . .
                        Black to move
                        """);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 9, 30, 60, 63})
    void thereAreAsManyDiscsAsAskedForAndAMove(int discs) {
        for (long seed = 0; seed < 20; seed++) {
            Position position = RandomPositions.reachable(seed, discs);
            assertThat(position.discs()).isEqualTo(discs);
            assertThat(position.legalMoves()).isNotZero();
        }
    }

    @Test
    void aFullBoardIsTheEndOfAGame() {
        assertThat(RandomPositions.reachable(7, 64).empty()).isZero();
    }

    @Test
    void withoutACountThereIsStillAMove() {
        for (long seed = -200; seed < 200; seed++) {
            Position position = RandomPositions.reachable(seed);
            assertThat(position.discs()).isBetween(5, 62);
            assertThat(position.legalMoves()).isNotZero();
        }
    }

    @Test
    void noBoardHasThatManyDiscs() {
        assertThatThrownBy(() -> RandomPositions.reachable(1, 3)).hasMessageContaining("4 to 64");
        assertThatThrownBy(() -> RandomPositions.reachable(1, 65)).hasMessageContaining("not 65");
    }
}
