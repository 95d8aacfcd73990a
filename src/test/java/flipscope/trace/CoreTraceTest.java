package flipscope.trace;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.core.Mobility;
import java.util.List;
import org.junit.jupiter.api.Test;

class CoreTraceTest {
    private static final long OWN = 0x0000_0008_1000_0000L;
    private static final long OPPONENT = 0x0000_0010_0800_0000L;

    private final Program program =
            Program.of(
                    List.of(
                            Sources.file("flipscope/core/Mobility.java"),
                            Sources.file("flipscope/core/Algorithm.java"),
                            Sources.file("flipscope/core/Shape.java"),
                            Sources.file("flipscope/core/View.java")));
    private final Method left = program.method("Mobility.left").orElseThrow();
    private final Trace trace = program.trace(left, Word.of(OWN), Word.of(OPPONENT));

    @Test
    void theTraceAndTheRunAndTheCompiledMethodAgree() {
        Word compiled = Word.of(Mobility.left(OWN, OPPONENT));
        assertThat(trace.result()).isEqualTo(compiled);
        assertThat(program.run(left, Word.of(OWN), Word.of(OPPONENT))).isEqualTo(compiled);
    }

    @Test
    void itsParagraphsAreItsStagesAndShowWhatTheyCameTo() {
        assertThat(trace.stages())
                .extracting(Stage::title)
                .containsExactly(
                        "Which discs can be slid past?",
                        "Move every disc of ours one square left",
                        "Keep those that land on such a disc, and run on left",
                        "One more step left must reach an empty square");
        assertThat(trace.stages())
                .extracting(stage -> trace.steps().get(stage.result()).text())
                .containsExactly(
                        "opponent & INNER_FILES",
                        "own << 1",
                        "run |= run << 1 & passable",
                        "return legal");
    }

    @Test
    void itsOperationsAreCountedWithoutTheLoopThatRepeatsThem() {
        assertThat(trace.counts().byKind()).hasToString("{shift=7, and=8, or=6, not=1}");
        assertThat(trace.counts().total()).isEqualTo(22);
    }
}
