package flipscope.story;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.testkit.Packaged;
import flipscope.text.Messages;
import flipscope.trace.SourceFile;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.List;

/** Traces for tests: of the packaged algorithms, or of a method written in the test. */
record Traced(Catalogue catalogue, Arguments arguments, Trace trace) {
    static final Catalogue CATALOGUE = Packaged.CATALOGUE;
    static final Narrators NARRATORS = new Narrators(Messages.english(), CATALOGUE.sources());

    static Traced of(String id, ChosenInputs setup) {
        return of(CATALOGUE, CATALOGUE.find(id).orElseThrow(), setup);
    }

    static Traced of(Technique technique, ChosenInputs setup) {
        return of(CATALOGUE, technique, setup);
    }

    private static Traced of(Catalogue catalogue, Technique technique, ChosenInputs setup) {
        Arguments arguments = technique.bind(setup);
        Trace trace = catalogue.program().trace(technique.method(), arguments.values());
        return new Traced(catalogue, arguments, trace);
    }

    /**
     * The trace of a method that stands alone in its class.
     *
     * @param example its inputs, as in {@code bits=0x3}
     */
    static Traced source(String example, String method) {
        String text =
                """
                final class Sample {
                    private Sample() {}

                    @Algorithm(id = "sample", title = "t", family = "f", summary = "s", origin = "o", example = "%s")
                %s
                }
                """
                        .formatted(example, method.indent(4));
        Catalogue catalogue = Catalogue.of(List.of(new SourceFile("Sample.java", text)));
        return of(catalogue, catalogue.find("sample").orElseThrow(), ChosenInputs.EXAMPLE);
    }

    Step step(String at) {
        return trace.steps().get(StepReference.of(at, trace).step());
    }

    TraceContext traceContext() {
        return TraceContext.of(arguments);
    }

    Narrator narrator() {
        Narrators all =
                catalogue == CATALOGUE
                        ? NARRATORS
                        : new Narrators(Messages.english(), catalogue.sources());
        return all.of(trace, traceContext());
    }

    String sentence(String at) {
        return narrator().sentence(step(at));
    }

    /** The sentence of the first step with that text. */
    String sentenceOf(String text) {
        return narrator().sentence(stepOf(text));
    }

    Step stepOf(String text) {
        return trace.steps().stream()
                .filter(step -> step.text().equals(text))
                .findFirst()
                .orElseThrow();
    }

    List<String> roles(String at) {
        return step(at).operands().stream()
                .map(operand -> narrator().role(step(at), operand))
                .toList();
    }

    List<Stop> stops(Detail detail) {
        return Stops.of(trace, detail).list();
    }

    /**
     * The stops of the entry method: the text of the step shown, and the folded rounds in words.
     */
    List<String> shown(Detail detail) {
        return stops(detail).stream().map(this::shown).toList();
    }

    private String shown(Stop stop) {
        String text = trace.steps().get(stop.step()).text();
        return stop.isIdle() ? narrator().sentence(stop) : text;
    }
}
