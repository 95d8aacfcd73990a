package flipscope.web.api;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Technique;
import flipscope.story.Narrator;
import flipscope.text.Members;
import flipscope.trace.Call;
import flipscope.trace.Counts;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Input;
import flipscope.trace.Marks;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.OperatorSite;
import flipscope.trace.Parameter;
import flipscope.trace.Span;
import flipscope.trace.Stage;
import flipscope.trace.Step;
import flipscope.trace.Table;
import flipscope.trace.Trace;
import flipscope.trace.Type;
import flipscope.trace.Value;
import flipscope.trace.Word;
import flipscope.web.address.Link;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import tools.jackson.core.JsonGenerator;

/**
 * Traces and algorithms as JSON: the bodies of {@code /api/trace/…} and {@code /api/algorithms}.
 * They are written piece by piece, so that no whole one is ever in memory. Other people's programs
 * rely on this format; golden files fix it.
 */
public final class TraceJson {
    private TraceJson() {}

    /** A trace, each step with its sentence, so that a step can be drawn without its neighbours. */
    public static void trace(JsonGenerator json, Technique technique, Narrator narrator) {
        Trace trace = narrator.trace();
        json.writeStartObject();
        json.writeStringProperty("algorithm", technique.id());
        json.writeStringProperty("title", technique.title());
        json.writePOJOProperty("inputs", all(trace.inputs(), TraceJson::input));
        json.writePOJOProperty("stages", all(trace.stages(), TraceJson::stage));
        json.writePOJOProperty("calls", all(trace.calls(), TraceJson::call));
        json.writeArrayPropertyStart("steps");
        trace.steps().forEach(step -> json.writePOJO(step(step, narrator.sentence(step))));
        json.writeEndArray();
        json.writePOJOProperty("counts", counts(trace.counts()));
        json.writePOJOProperty("result", result(trace.result(), trace.method().resultView()));
        json.writeEndObject();
    }

    /**
     * Every algorithm with its inputs.
     *
     * @param base what stands before the addresses of the examples
     */
    public static void techniques(JsonGenerator json, Catalogue catalogue, String base) {
        json.writeStartArray();
        catalogue.techniques().forEach(each -> json.writePOJO(technique(each, base)));
        json.writeEndArray();
    }

    private static <T> List<Map<String, Object>> all(
            List<T> some, Function<T, Map<String, Object>> json) {
        return some.stream().map(json).toList();
    }

    private static Map<String, Object> technique(Technique technique, String base) {
        return Members.of(
                "id", technique.id(),
                "title", technique.title(),
                "family", technique.family(),
                "origin", technique.origin(),
                "engine", technique.engine(),
                "example", base + Link.url("/trace/" + technique.id() + "?" + technique.example()),
                "summary", technique.summary(),
                "inputs", all(technique.inputs(), TraceJson::parameter));
    }

    private static Map<String, Object> parameter(Parameter input) {
        return Members.of(
                "name", input.name(),
                "type", input.type().toString(),
                "from", Technique.from(input).code());
    }

    private static Map<String, Object> input(Input input) {
        return named("name", input.name(), input.value(), input.view());
    }

    private static Map<String, Object> stage(Stage stage) {
        return Members.of(
                "index", stage.index(),
                "title", stage.title(),
                "first", stage.first(),
                "last", stage.last(),
                "result", stage.result());
    }

    private static Map<String, Object> call(Call call) {
        return Members.of(
                "index", call.index(),
                "parent", call.parent() < 0 ? null : call.parent(),
                "method", call.method(),
                "depth", call.depth(),
                "enter", call.enter(),
                "leave", call.leave(),
                "stages", all(call.stages(), TraceJson::stage));
    }

    private static Map<String, Object> counts(Counts counts) {
        Map<String, Object> json = Members.of();
        json.putAll(counts.byKind());
        json.put("total", counts.total());
        json.put("depth", counts.depth());
        return json;
    }

    /**
     * A step: its place in the execution, its code, its values and its marks. {@code call} is null
     * in the entry method, {@code iteration} outside loops.
     */
    private static Map<String, Object> step(Step step, String sentence) {
        boolean entry = step.call() < 0;
        OperatorSite site = step.site();
        Span span = site.span();
        Map<String, Object> json =
                Members.of(
                        "index", step.index(),
                        "method", site.method(),
                        "depth", step.depth(),
                        "stage", step.stage(),
                        "call", entry ? null : step.call(),
                        "callStage", entry ? null : step.callStage(),
                        "statement", step.statement(),
                        "iteration", step.iteration(),
                        "line", span.line(),
                        "column", span.column(),
                        "endLine", span.endLine(),
                        "endColumn", span.endColumn(),
                        "text", site.text(),
                        "operator", site.operator().text(),
                        "operands", all(step.operands(), TraceJson::operand));
        putResult(json, step);
        json.put("caption", step.last() ? site.caption() : "");
        json.put("sentence", sentence);
        json.put("marks", marks(step));
        return json;
    }

    private static Map<String, Object> operand(Operand operand) {
        return named("text", operand.text(), operand.value(), operand.view());
    }

    /** A row of a table, read by a look-up, is left out; two words that are returned are not. */
    private static void putResult(Map<String, Object> json, Step step) {
        if (step.result() != null) {
            boolean row = step.result() instanceof Table && step.operator() == Operator.LOOKUP;
            json.put(
                    "result",
                    row ? value(step.result(), step.view()) : result(step.result(), step.view()));
        }
        if (step.assigns() != null) {
            json.put("assigns", step.assigns());
        }
        if (step.assigned() != null) {
            Word assigned = step.assigned();
            json.put(
                    "assigned",
                    Members.of("type", assigned.type().toString(), "value", assigned.text()));
        }
    }

    /**
     * The five kinds of marks, always all of them. Fallen bits have the width of the operand, the
     * others that of the result.
     */
    private static Map<String, Object> marks(Step step) {
        Marks marks = step.marks();
        Type result = step.result() == null ? Type.LONG : step.result().type();
        Type from = step.operands().isEmpty() ? result : step.operand(0).value().type();
        return Members.of(
                "new", hex(marks.fresh(), result),
                "lost", hex(marks.lost(), result),
                "wrapped", hex(marks.wrapped(), result),
                "fell", hex(marks.fell(), from),
                "carry", hex(marks.carry(), result));
    }

    private static String hex(long bits, Type type) {
        return (type.equals(Type.INT) ? Word.of((int) bits) : Word.of(bits)).text();
    }

    /**
     * {@code {"type": "long", "value": "0x…", "view": "BOARD"}}, in lower-case hex with all digits;
     * for two words their values, without a view.
     */
    private static Map<String, Object> result(Value value, DisplayFormat view) {
        return value instanceof Table table
                ? Members.of(
                        "type", table.type().toString(),
                        "value",
                                table.elements().stream()
                                        .map(each -> ((Word) each).text())
                                        .toList())
                : value(value, view);
    }

    /** A value's fields; for a table only type and length. */
    private static Map<String, Object> value(Value value, DisplayFormat view) {
        String type = value.type().toString();
        if (value instanceof Table table) {
            return Members.of("type", type, "length", table.length());
        }
        Map<String, Object> json =
                Members.of("type", type, "value", ((Word) value).text(), "view", view.toString());
        if (!view.isUsual()) {
            json.put("numbering", view.numbering().name());
        }
        return json;
    }

    private static Map<String, Object> named(
            String key, String name, Value value, DisplayFormat view) {
        Map<String, Object> json = Members.of(key, name);
        json.putAll(value(value, view));
        return json;
    }
}
