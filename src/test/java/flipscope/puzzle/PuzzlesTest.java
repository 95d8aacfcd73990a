package flipscope.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.notation.TranscriptText;
import flipscope.rules.Canonical;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PuzzlesTest {
    private static final Puzzles PUZZLES = new Puzzles();

    @ParameterizedTest
    @EnumSource
    void thereIsOneForEachDayOfAYearAndNoneTwice(Strength strength) {
        List<Puzzle> all = PUZZLES.of(strength);
        assertThat(all).hasSize(366);
        assertThat(all.stream().flatMap(each -> PuzzleFaults.ofForm(strength, each).stream()))
                .isEmpty();
        Set<Position> different =
                all.stream()
                        .map(each -> Canonical.of(each.game().turn()))
                        .collect(Collectors.toSet());
        assertThat(different).hasSize(366);
        assertThat(
                        IntStream.range(20_000, 20_366)
                                .mapToObj(day -> PUZZLES.of(strength, day))
                                .distinct())
                .hasSize(366);
    }

    @Test
    void exactlyOneMoveWinsByTheNaiveRules() {
        for (Strength strength : Strength.values()) {
            for (Puzzle puzzle : PUZZLES.of(strength).subList(0, 20)) {
                assertThat(PuzzleFaults.ofSolution(puzzle)).isEmpty();
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void theyAreWhatTheMakerFinds(Strength strength) {
        PuzzleMaker maker = new PuzzleMaker(strength, 1);
        assertThat(List.of(maker.next(), maker.next()))
                .isEqualTo(PUZZLES.of(strength).subList(0, 2));
    }

    @Test
    void whatHasTwoWinsOrNoneIsNoPuzzle() {
        Game won = TranscriptText.read(PUZZLES.of(Strength.EASY).get(0).moves());
        assertThat(PuzzleMaker.onlyWin(won.turn()))
                .hasValue(PUZZLES.of(Strength.EASY).get(0).win());
        Game even = Game.from(won.turn().passed());
        long wins =
                Squares.list(even.turn().legalMoves()).stream()
                        .filter(square -> PlainSolver.wins(even.turn(), square))
                        .count();
        assertThat(PuzzleMaker.onlyWin(even.turn()).isPresent()).isEqualTo(wins == 1);
    }
}
