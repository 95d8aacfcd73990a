package flipscope.server.bench;

import flipscope.catalogue.Technique;
import flipscope.lesson.Lesson;
import flipscope.lesson.read.BenchBlock;
import flipscope.web.lesson.bench.Measured;
import flipscope.web.lesson.bench.Measurement;
import flipscope.web.lesson.bench.Measurement.Machine;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Measures, one after another, what lessons want to be measured. */
public final class MeasuredHere {
    private MeasuredHere() {}

    /** The measurements for some lessons, made now: a second or two for each of their charts. */
    public static Measured of(List<Lesson> lessons) {
        Map<List<String>, Measurement> known = new LinkedHashMap<>();
        lessons.stream()
                .flatMap(each -> each.blocks().stream())
                .filter(BenchBlock.class::isInstance)
                .map(block -> ((BenchBlock) block).techniques())
                .forEach(each -> known.computeIfAbsent(ids(each), absent -> Bench.of(each)));
        return new Measured(
                LocalDate.now(ZoneId.systemDefault()).toString(), Machine.here(), known);
    }

    private static List<String> ids(List<Technique> techniques) {
        return techniques.stream().map(Technique::id).toList();
    }
}
