package flipscope.predict;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.story.Detail;
import flipscope.story.StepReference;
import flipscope.story.Stop;
import flipscope.story.Stops;
import flipscope.testkit.Packaged;
import flipscope.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Questions for tests, about the packaged algorithms. */
public final class Asked {
    static final Catalogue CATALOGUE = Packaged.CATALOGUE;

    private static final Map<Detail, List<Question>> KNOWN = new ConcurrentHashMap<>();

    private Asked() {}

    /** The trace of an algorithm's example. */
    static Trace example(Technique technique) {
        return trace(technique, ChosenInputs.EXAMPLE);
    }

    static Trace trace(Technique technique, ChosenInputs setup) {
        return CATALOGUE.program().trace(technique.method(), technique.bind(setup).values());
    }

    /** The question of an example at a step, by its name. */
    static Question at(String id, String at, Detail detail) {
        return at(example(CATALOGUE.find(id).orElseThrow()), at, detail);
    }

    /** The same with inputs, as {@code position=…} or {@code bits=0x3}. */
    static Question at(String id, Map<String, String> inputs, String at, Detail detail) {
        Technique technique = CATALOGUE.find(id).orElseThrow();
        return at(trace(technique, ChosenInputs.of(technique, inputs)), at, detail);
    }

    /** The same on positions of many games, as many discs in each. */
    static Stream<Question> onPositions(String id, String at, Detail detail) {
        return IntStream.range(1, 60)
                .mapToObj(seed -> Map.of("position", "random:" + seed + ":30"))
                .map(inputs -> at(id, inputs, at, detail));
    }

    static Question at(Trace trace, String at, Detail detail) {
        return Question.of(trace, detail, StepReference.of(at, trace).step()).orElseThrow();
    }

    /** Every question of every example. */
    public static List<Question> everywhere(Detail detail) {
        return KNOWN.computeIfAbsent(detail, Asked::all);
    }

    private static List<Question> all(Detail detail) {
        List<Question> all = new ArrayList<>();
        for (Technique technique : CATALOGUE.techniques()) {
            Trace trace = example(technique);
            for (Stop stop : Stops.of(trace, detail).list()) {
                all.addAll(Question.all(trace, detail, stop.step()));
            }
        }
        return all;
    }
}
