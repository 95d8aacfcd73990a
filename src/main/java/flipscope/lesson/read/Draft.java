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
 * A block that has been found and is to be read.
 *
 * @param name its name
 * @param line the line of its fence
 * @param fields its keys
 * @param problems collects what is wrong with it
 * @param lab what it is checked against
 */
record Draft(String name, int line, BlockFields fields, Problems problems, Lab lab) {
    /** The keys that every block has. */
    static final List<String> COMMON = List.of("name", "caption", "claim");

    /** Refuses keys that a block without an algorithm does not have. */
    void refuseOthers(List<String> known) {
        List<String> all = new ArrayList<>(COMMON);
        all.addAll(known);
        fields.refuseOthers(all);
    }

    /** Refuses keys that are neither the block's nor inputs of its algorithm. */
    void refuseOthers(List<String> known, Technique algorithm) {
        List<String> all = new ArrayList<>(known);
        all.addAll(Inputs.keys(algorithm));
        refuseOthers(all);
    }

    /** The algorithm of a key that has to be there. */
    Optional<Technique> algorithm(String key) {
        return fields.required(key).flatMap(this::algorithm);
    }

    Optional<Technique> algorithm(Scalar id) {
        String typed = id.text().strip();
        Catalogue catalogue = lab.catalogue();
        Optional<Technique> found = catalogue.find(typed);
        if (found.isEmpty()) {
            List<String> ids = catalogue.algorithms().stream().map(Technique::id).toList();
            problems.unknown(id.line(), "algorithm", typed, ids);
        }
        return found;
    }

    /** An algorithm on the inputs of the block. */
    Optional<Run> run(Technique algorithm) {
        return new Inputs(algorithm, fields, problems).run();
    }

    Trace trace(Run run) {
        return lab.traces().of(run.arguments());
    }

    /**
     * A step's name; empty if it is not there, or is a mistake: the trace has none of that name.
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
