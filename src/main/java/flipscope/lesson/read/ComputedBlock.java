package flipscope.lesson.read;

import flipscope.catalogue.Technique;
import flipscope.lesson.Run;
import java.util.List;
import java.util.Optional;

/** What a block's {@code algorithm} computes from its inputs. */
final class ComputedBlock {
    private final RawBlock raw;
    private final Optional<Run> run;
    private final Optional<TraceResults> results;

    private ComputedBlock(RawBlock raw, Optional<Run> run) {
        this.raw = raw;
        this.run = run;
        this.results = run.map(raw::trace).map(TraceResults::new);
    }

    /**
     * Reads the algorithm and its inputs.
     *
     * @param keys other permitted keys of the block
     */
    static ComputedBlock of(RawBlock raw, List<String> keys) {
        Optional<Technique> technique = raw.technique("algorithm");
        technique.ifPresent(known -> raw.refuseOthers(keys, known));
        return new ComputedBlock(raw, technique.flatMap(raw::run));
    }

    Optional<Run> run() {
        return run;
    }

    Results results() {
        return results.isPresent() ? results.get() : Results.LOST;
    }

    Optional<TraceResults> trace() {
        return results;
    }

    /** The step named by a key; empty if the key is missing or the trace has no such step. */
    Optional<String> step(String key) {
        return results.flatMap(trace -> raw.step(key, trace));
    }
}
