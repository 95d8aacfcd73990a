package flipscope.web.lesson.bench;

import flipscope.catalogue.Technique;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Measures algorithms, where that can be done. */
@FunctionalInterface
public interface Benches {
    /**
     * The measurement of some algorithms; empty if it takes longer than {@code patience}, or if too
     * many wait for one.
     */
    Optional<Measurement> of(List<Technique> techniques, Duration patience);
}
