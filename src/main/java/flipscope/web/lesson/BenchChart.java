package flipscope.web.lesson;

import flipscope.text.Messages;
import flipscope.web.lesson.bench.Measurement;
import java.util.Optional;

/**
 * What techniques cost, row by row. While it is being measured the rows have their final height, so
 * that nothing moves when the numbers arrive.
 *
 * @param day when it was measured; empty if just now
 * @param asked whether the numbers were waited for
 */
public record BenchChart(
        Optional<Measurement> measurement, String day, boolean asked, Messages words) {
    /** The width of the slowest bar. */
    private static final double FULL = 100;

    /** Whether the numbers have arrived. */
    public boolean measured() {
        return measurement.isPresent();
    }

    /**
     * Whether the page asks for them by itself: once, since where nothing can be measured the
     * answer comes at once.
     */
    public boolean comesLater() {
        return !measured() && !asked;
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
        String where = day.isEmpty() ? "here" : "before";
        String how =
                words.text(
                        "course.bench." + where,
                        all.boards(),
                        all.machine().processors(),
                        all.machine().java(),
                        day);
        return all.settled() ? how : words.text("course.bench.unsettled." + where) + ' ' + how;
    }
}
