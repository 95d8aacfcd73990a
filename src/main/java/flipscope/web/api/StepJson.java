package flipscope.web.api;

import flipscope.story.Narrator;
import flipscope.trace.Marks;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.OperatorSite;
import flipscope.trace.Span;
import flipscope.trace.Step;
import flipscope.trace.Table;
import flipscope.trace.Trace;
import flipscope.trace.Type;
import flipscope.trace.Word;
import java.util.List;
import tools.jackson.core.JsonGenerator;

/** The steps of a trace as JSON, written one by one. */
final class StepJson {
    private final JsonGenerator json;
    private final Trace trace;
    private final Narrator narrator;

    StepJson(JsonGenerator json, Narrator narrator) {
        this.json = json;
        this.trace = narrator.trace();
        this.narrator = narrator;
    }

    void all() {
        json.writeArrayPropertyStart("steps");
        trace.steps().forEach(this::step);
        json.writeEndArray();
    }

    private void step(Step step) {
        json.writeStartObject();
        place(step);
        source(step.site());
        operands(step.operands());
        result(step);
        json.writeStringProperty("caption", step.last() ? step.site().caption() : "");
        json.writeStringProperty("sentence", narrator.sentence(step));
        marks(step);
        json.writeEndObject();
    }

    /**
     * The place in the execution; {@code call} is null in the entry method, {@code iteration}
     * outside loops.
     */
    private void place(Step step) {
        boolean entry = step.call() < 0;
        json.writeNumberProperty("index", step.index());
        json.writeStringProperty("method", step.site().method());
        json.writeNumberProperty("depth", step.depth());
        json.writeNumberProperty("stage", step.stage());
        TraceJson.number(json, "call", entry ? null : (Integer) step.call());
        TraceJson.number(json, "callStage", entry ? null : (Integer) step.callStage());
        json.writeNumberProperty("statement", step.statement());
        TraceJson.number(json, "iteration", step.iteration());
    }

    private void source(OperatorSite site) {
        Span span = site.span();
        json.writeNumberProperty("line", span.line());
        json.writeNumberProperty("column", span.column());
        json.writeNumberProperty("endLine", span.endLine());
        json.writeNumberProperty("endColumn", span.endColumn());
        json.writeStringProperty("text", site.text());
        json.writeStringProperty("operator", site.operator().text());
    }

    private void operands(List<Operand> operands) {
        json.writeArrayPropertyStart("operands");
        for (Operand operand : operands) {
            json.writeStartObject();
            json.writeStringProperty("text", operand.text());
            ValueJson.fields(json, operand.value(), operand.view());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void result(Step step) {
        if (step.result() != null) {
            json.writeName("result");
            resultValue(step);
        }
        if (step.assigns() != null) {
            json.writeStringProperty("assigns", step.assigns());
        }
        if (step.assigned() != null) {
            json.writeObjectPropertyStart("assigned");
            json.writeStringProperty("type", step.assigned().type().toString());
            json.writeStringProperty("value", step.assigned().text());
            json.writeEndObject();
        }
    }

    /**
     * The result. A row of a table, read by a look-up, is left out; two words that are returned are
     * written out.
     */
    private void resultValue(Step step) {
        if (step.result() instanceof Table && step.operator() == Operator.LOOKUP) {
            json.writeStartObject();
            ValueJson.fields(json, step.result(), step.view());
            json.writeEndObject();
        } else {
            ValueJson.result(json, step.result(), step.view());
        }
    }

    /**
     * The five kinds of marks, always all of them. Fallen bits have the width of the operand, the
     * others that of the result.
     */
    private void marks(Step step) {
        Marks marks = step.marks();
        Type result = step.result() == null ? Type.LONG : step.result().type();
        Type from = step.operands().isEmpty() ? result : step.operand(0).value().type();
        json.writeObjectPropertyStart("marks");
        json.writeStringProperty("new", hex(marks.fresh(), result));
        json.writeStringProperty("lost", hex(marks.lost(), result));
        json.writeStringProperty("wrapped", hex(marks.wrapped(), result));
        json.writeStringProperty("fell", hex(marks.fell(), from));
        json.writeStringProperty("carry", hex(marks.carry(), result));
        json.writeEndObject();
    }

    private static String hex(long bits, Type type) {
        return (type.equals(Type.INT) ? Word.of((int) bits) : Word.of(bits)).text();
    }
}
