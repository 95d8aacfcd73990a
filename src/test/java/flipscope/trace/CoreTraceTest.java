package flipscope.trace;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.core.Mobility;
import flipscope.trace.run.Program;
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
    void everyStepIsWhatJavaMakesOfItsOperands() {
        TraceVerifier.verify(trace);
        assertThat(left.annotations().get("Algorithm"))
                .containsEntry("id", "reversi/mobility/left");
    }
}
