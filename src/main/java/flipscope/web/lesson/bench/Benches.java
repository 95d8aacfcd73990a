package flipscope.web.lesson.bench;

import flipscope.catalogue.Technique;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Measurements of algorithms, where they can be made or have been. */
@FunctionalInterface
public interface Benches {
    /**
     * The measurement of some algorithms; empty if it takes longer than {@code patience}, or if too
     * many wait for one.
     */
    Optional<Measurement> of(List<Technique> techniques, Duration patience);

    /**
     * The day of all measurements, such as 2026-11-29; empty where they are made while one waits.
     */
    default String day() {
        return "";
    }
}
