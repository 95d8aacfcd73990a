package flipscope.lesson.read;

import static flipscope.lesson.read.Problems.quoted;

import flipscope.story.StepReference;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Step;
import flipscope.trace.Table;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Values of a trace: {@code result.squares}, and of every step, {@code run.2.count}. The first of
 * two result words is {@code result.1}. {@code operations} counts those executed, {@code chain} the
 * longest chain of dependent ones.
 */
record TraceResults(Trace trace) implements Results {
    /** The name of the result. */
    static final String RESULT = "result";

    private static final String OPERATIONS = "operations";
    private static final String CHAIN = "chain";
    private static final String STAGES = "stages";

    @Override
    public Reading read(String path) {
        return switch (path) {
            case OPERATIONS -> Reading.number(trace.counts().total());
            case CHAIN -> Reading.number(trace.counts().depth());
            case STAGES -> Reading.number(trace.stages().size());
            default -> ofValue(path);
        };
    }

    private Reading ofValue(String path) {
        int dot = path.lastIndexOf('.');
        if (dot <= 0) {
            throw new Mistake("no value " + quoted(path) + Problems.meant(path, paths(path)));
        }
        return value(path.substring(0, dot)).read(path.substring(dot + 1));
    }

    /**
     * The value of a step or of the result.
     *
     * @throws Mistake if there is no such step or it has no value
     */
    DrawnWord value(String name) {
        if (name.equals(RESULT)) {
            return result(trace.result(), name);
        }
        if (name.matches("result\\.[12]") && trace.result() instanceof Table table) {
            int part = name.charAt(7) - '1';
            DisplayFormat view = trace.method().resultView().word(part);
            return new DrawnWord((Word) table.elements().get(part), view);
        }
        Step step = trace.step(step(name));
        if (step.outcome() instanceof Word word) {
            return new DrawnWord(word, step.outcomeView());
        }
        throw new Mistake(name + " is a step without a value of its own");
    }

    private DrawnWord result(Value value, String name) {
        if (value instanceof Word word) {
            return new DrawnWord(word, trace.method().resultView());
        }
        throw new Mistake("the result is two words; " + name + ".1 is the first of them");
    }

    /**
     * The index of a step.
     *
     * @throws Mistake if there is none of that name; the message suggests a similar one
     */
    int step(String name) {
        StepReference reference = StepReference.of(name, trace);
        if (!reference.exact()) {
            throw new Mistake(
                    name.equals(RESULT)
                            ? resultIsNoStep()
                            : "no step " + quoted(name) + meant(name));
        }
        return reference.step();
    }

    private String resultIsNoStep() {
        String last = StepReference.name(trace, trace.steps().size() - 1);
        return "\"result\" is what the method returns, no step; its last step is " + quoted(last);
    }

    /** The step that a key names; empty if it is missing, or there is none, which is reported. */
    Optional<String> step(String key, Fields fields) {
        return fields.notated(key, this::checked);
    }

    private String checked(String name) {
        step(name);
        return name;
    }

    private String meant(String name) {
        String variable = name.split("[.-]", 2)[0];
        Set<String> names = names();
        long count = names.stream().filter(each -> each.split("\\.")[0].equals(variable)).count();
        if (count > 0) {
            return "; " + variable + " is assigned " + (count == 1 ? "once" : count + " times");
        }
        names.add(RESULT);
        return Problems.meant(name, names);
    }

    /** The names of all assigning steps and of the last step. */
    private Set<String> names() {
        Set<String> names = new LinkedHashSet<>();
        for (Step step : trace.steps()) {
            String name = StepReference.name(trace, step.index());
            if (!name.contains("-")) {
                names.add(name);
            }
        }
        return names;
    }

    private List<String> paths(String typed) {
        if (names().contains(typed)) {
            return DrawnWord.paths(typed);
        }
        List<String> paths = new ArrayList<>(List.of(OPERATIONS, CHAIN, STAGES));
        paths.addAll(DrawnWord.paths(RESULT));
        return paths;
    }
}
