package flipscope.web.trace.overview;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.testkit.Packaged;
import flipscope.trace.Trace;
import java.util.List;
import org.junit.jupiter.api.Test;

class IdleStagesTest {
    private static final Catalogue CATALOGUE = Packaged.CATALOGUE;

    /** How many stages each frame has. */
    private static List<Integer> frames(String id) {
        Technique technique = CATALOGUE.find(id).orElseThrow();
        Trace trace =
                CATALOGUE
                        .program()
                        .trace(technique.method(), technique.bind(ChosenInputs.EXAMPLE).values());
        return new IdleStages(trace).folded().stream().map(List::size).toList();
    }

    @Test
    void directionsInWhichNothingTurnsShareAFrameButTheLastStageStandsForItself() {
        assertThat(frames("reversi/flips/core")).containsExactly(1, 1, 1, 5, 1);
        assertThat(frames("reversi/flips/loop")).containsExactly(1, 1, 6, 1);
    }

    @Test
    void directionsBeforeAnythingIsFoundShareOneToo() {
        assertThat(frames("clinic/flips-edge-anchor")).containsExactly(4, 1, 2, 1);
    }

    @Test
    void stagesThatEachMakeSomethingNewStayApart() {
        assertThat(frames("reversi/mobility/left")).containsExactly(1, 1, 1, 1);
        assertThat(frames("popcount/stages")).containsExactly(1, 1, 1, 1, 1, 1);
    }

    @Test
    void aWordThatAllTitlesBeginWithIsSaidOnce() {
        assertThat(IdleStages.title(List.of("Look left", "Look up", "Look right")))
                .isEqualTo("Look left, up, right");
    }

    @Test
    void stagesOfAnotherKindStandForThemselvesEvenIfNothingComesOfThem() {
        assertThat(frames("reversi/flips/two-fills")).containsOnly(1);
    }

    @Test
    void titlesWithAnAndOfTheirOwnArePartedMoreStrongly() {
        assertThat(IdleStages.title(List.of("Look down", "Look down and left", "Look left")))
                .isEqualTo("Look down; down and left; left");
    }
}
