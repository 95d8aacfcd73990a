package flipscope.web.lesson.bench;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Technique;
import flipscope.testkit.Packaged;
import flipscope.text.Messages;
import flipscope.web.lesson.BenchChart;
import flipscope.web.lesson.bench.Measurement.Machine;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Measurements that were made before. */
class MeasuredTest {
    private static final Machine MACHINE = new Machine(2, "17.0.15");
    private static final List<Technique> TWO =
            List.of(Packaged.technique("popcount/stages"), Packaged.technique("popcount/hardware"));
    private static final List<String> IDS = List.of("popcount/stages", "popcount/hardware");

    private static final Measured WRITTEN =
            new Measured(
                    "2026-11-29",
                    MACHINE,
                    Map.of(IDS, new Measurement(List.of(1.5, 0.25), false, MACHINE)));

    @Test
    void whatIsWrittenIsReadAgain() {
        Measured read = Measured.of(WRITTEN.text());
        assertThat(read).isEqualTo(WRITTEN);
        assertThat(Measured.of(read.text()).text()).isEqualTo(WRITTEN.text());
    }

    @Test
    void eachIsFoundByItsAlgorithmsInTheirOrder() {
        assertThat(WRITTEN.of(TWO, Duration.ZERO))
                .map(Measurement::costs)
                .contains(List.of(1.5, 0.25));
        assertThat(WRITTEN.of(List.of(TWO.get(1), TWO.get(0)), Duration.ZERO)).isEmpty();
    }

    @Test
    void aChartSaysWhenAndWhereItWasMeasured() {
        Optional<Measurement> measurement = WRITTEN.of(TWO, Duration.ZERO);
        String note = new BenchChart(measurement, WRITTEN.day(), false, Messages.english()).note();
        assertThat(note)
                .startsWith("That computer was busy")
                .contains("Measured on 2026-11-29 by the computer", "2 processors, Java 17.0.15");
    }
}
