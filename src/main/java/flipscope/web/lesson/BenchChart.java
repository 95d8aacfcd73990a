package flipscope.web.lesson;

import flipscope.text.Messages;
import flipscope.web.lesson.bench.Measurement;
import java.util.Optional;

/**
 * What techniques cost, row by row. While it is being measured the rows have their final height, so
 * that nothing moves when the numbers arrive.
 */
public record BenchChart(Optional<Measurement> measurement, Messages words) {
    /** The width of the slowest bar. */
    private static final double FULL = 100;

    /** Whether the numbers have arrived. */
    public boolean measured() {
        return measurement.isPresent();
    }

    /** The time of one call, in words. */
    public String time(int row) {
        return measurement
                .map(all -> words.text("course.bench.time", all.costs().get(row)))
                .orElse("…");
    }

    /** How often as fast as the slowest, in words. */
    public String ratio(int row) {
        return measurement.map(all -> ratio(all.times(row))).orElse("");
    }

    private String ratio(double times) {
        return times == 1
                ? words.text("course.bench.slowest")
                : words.text("course.bench.times", times);
    }

    /** The width of a bar in per cent. */
    public double width(int row) {
        return measurement.map(all -> FULL / all.times(row)).orElse(0.0);
    }

    /** How and where it was measured. */
    public String note() {
        return measurement.map(this::note).orElse("");
    }

    private String note(Measurement all) {
        String how =
                words.text(
                        "course.bench.note",
                        all.boards(),
                        Runtime.getRuntime().availableProcessors(),
                        System.getProperty("java.version"));
        return all.settled() ? how : words.text("course.bench.unsettled") + ' ' + how;
    }
}
