package flipscope.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClosestNameTest {
    private static final List<String> IDS =
            List.of(
                    "bits/lowest",
                    "popcount/stages",
                    "reversi/mobility/carry",
                    "reversi/mobility/core",
                    "reversi/flips/core");

    @ParameterizedTest
    @CsvSource({
        "mobility/cary, reversi/mobility/carry",
        "reversi/mobility/cary, reversi/mobility/carry",
        "reversi/flip/core, reversi/flips/core",
        "lowest, bits/lowest",
        "popcount/stage, popcount/stages"
    })
    void findsWhatWasMeant(String typed, String meant) {
        assertThat(ClosestName.nearest(typed, IDS)).contains(meant);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "zzzzzzzzzz", "tictactoe/lines"})
    void guessesNothingFromNothing(String typed) {
        assertThat(ClosestName.nearest(typed, IDS)).isEmpty();
    }
}
