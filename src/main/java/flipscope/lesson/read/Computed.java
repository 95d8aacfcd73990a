package flipscope.lesson.read;

import flipscope.catalogue.Technique;
import flipscope.lesson.Run;
import java.util.List;
import java.util.Optional;

/** What a block's {@code algorithm} computes from its inputs. */
final class Computed {
    private final Draft draft;
    private final Optional<Run> run;
    private final Optional<TraceResults> results;

    private Computed(Draft draft, Optional<Run> run) {
        this.draft = draft;
        this.run = run;
        this.results = run.map(draft::trace).map(TraceResults::new);
    }

    /**
     * Reads the algorithm and its inputs.
     *
     * @param keys other permitted keys of the block
     */
    static Computed of(Draft draft, List<String> keys) {
        Optional<Technique> algorithm = draft.algorithm("algorithm");
        algorithm.ifPresent(known -> draft.refuseOthers(keys, known));
        return new Computed(draft, algorithm.flatMap(draft::run));
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
        return results.flatMap(trace -> draft.step(key, trace));
    }
}
