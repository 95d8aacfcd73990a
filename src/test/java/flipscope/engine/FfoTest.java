package flipscope.engine;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.notation.SquareText;
import flipscope.rules.Position;
import flipscope.testkit.Positions;
import flipscope.testkit.Resources;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The positions by which endgame solvers are compared, with the exact score of every move. */
class FfoTest {
    private static final Effort TO_THE_END =
            Effort.full(new PositionEvaluation(), 6, 100_000, 16, 16);

    static List<String> positions() {
        return Resources.lines("engine/ffo-1-19.obf");
    }

    @ParameterizedTest
    @MethodSource("positions")
    void theScoreIsExactAndTheMoveIsOneOfTheBest(String line) {
        Map<Integer, Integer> scores = scores(line);
        int best = scores.values().stream().max(Integer::compare).orElseThrow();
        SearchResult answer =
                Engine.best(Positions.parse(line), TO_THE_END, 0, new AtomicBoolean(), soFar -> {});
        assertThat(answer.exact()).isTrue();
        assertThat(answer.score()).isEqualTo(best);
        assertThat(scores).containsEntry(answer.square(), best);
    }

    @ParameterizedTest
    @MethodSource("positions")
    void everyOtherMoveHasItsScoreToo(String line) {
        Position at = Positions.parse(line);
        scores(line)
                .forEach((square, score) -> assertThat(-endgame(at.play(square))).isEqualTo(score));
    }

    private static int endgame(Position after) {
        return (int) Engine.best(after, TO_THE_END, 0, new AtomicBoolean(), soFar -> {}).score();
    }

    /** The entries after the position: {@code G8:+18; H1:+12;}. */
    private static Map<Integer, Integer> scores(String line) {
        return Arrays.stream(line.substring(66).split(";"))
                .map(String::strip)
                .filter(entry -> !entry.isEmpty())
                .map(entry -> entry.split(":"))
                .collect(Collectors.toMap(e -> SquareText.read(e[0]), e -> Integer.parseInt(e[1])));
    }
}
