package flipscope.lesson.read;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Technique;
import flipscope.lesson.Run;
import flipscope.lesson.read.Results.WrongPath;
import flipscope.lesson.read.Yaml.Scalar;
import flipscope.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A block that was found but not yet read.
 *
 * @param line the line of its fence
 * @param fields its keys
 * @param problems collects its mistakes
 * @param techniques what it is checked against
 */
record RawBlock(
        String name, int line, BlockFields fields, Problems problems, LessonTechniques techniques) {
    /** The keys of every block. */
    static final List<String> COMMON = List.of("name", "caption", "claim");

    /** Reports keys that do not belong to a block without an algorithm. */
    void refuseOthers(List<String> known) {
        List<String> all = new ArrayList<>(COMMON);
        all.addAll(known);
        fields.refuseOthers(all);
    }

    /** Reports keys that are neither the block's own nor inputs of its algorithm. */
    void refuseOthers(List<String> known, Technique technique) {
        List<String> all = new ArrayList<>(known);
        all.addAll(Inputs.keys(technique));
        refuseOthers(all);
    }

    /** The algorithm named by a required key. */
    Optional<Technique> technique(String key) {
        return fields.required(key).flatMap(this::technique);
    }

    Optional<Technique> technique(Scalar id) {
        String typed = id.text().strip();
        Catalogue catalogue = techniques.catalogue();
        Optional<Technique> found = catalogue.find(typed);
        if (found.isEmpty()) {
            List<String> ids = catalogue.techniques().stream().map(Technique::id).toList();
            problems.unknown(id.line(), "algorithm", typed, ids);
        }
        return found;
    }

    /** An algorithm with the inputs of the block. */
    Optional<Run> run(Technique technique) {
        return new Inputs(technique, fields, problems).run();
    }

    Trace trace(Run run) {
        return techniques.traces().of(run.arguments());
    }

    /**
     * The name of a step; empty if the key is missing, or the trace has no such step, which is
     * reported.
     */
    Optional<String> step(String key, TraceResults results) {
        return fields.scalar(key)
                .filter(name -> isStep(key, name, results))
                .map(name -> name.text().strip());
    }

    private boolean isStep(String key, Scalar name, TraceResults results) {
        try {
            results.step(name.text().strip());
            return true;
        } catch (WrongPath unknown) {
            problems.add(name.line(), key + ": " + unknown.getMessage());
            return false;
        }
    }
}
