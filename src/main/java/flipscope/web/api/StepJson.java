package flipscope.web.api;

import flipscope.story.Narrator;
import flipscope.story.TraceContext;
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
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The steps of a trace as JSON. */
final class StepJson {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final Trace trace;
    private final Narrator narrator;
    private final TraceContext traceContext;

    StepJson(Trace trace, Narrator narrator, TraceContext traceContext) {
        this.trace = trace;
        this.narrator = narrator;
        this.traceContext = traceContext;
    }

    ArrayNode all() {
        ArrayNode json = NODES.arrayNode(trace.steps().size());
        trace.steps().forEach(step -> json.add(step(step)));
        return json;
    }

    private ObjectNode step(Step step) {
        ObjectNode json = NODES.objectNode();
        putPlace(json, step);
        putSource(json, step.site());
        json.set("operands", operands(step.operands()));
        putResult(json, step);
        json.put("caption", step.last() ? step.site().caption() : "");
        json.put("sentence", narrator.sentence(trace, step, traceContext));
        json.set("marks", marks(step));
        return json;
    }

    /**
     * The place in the execution; {@code call} is null in the entry method, {@code iteration}
     * outside loops.
     */
    private static void putPlace(ObjectNode json, Step step) {
        boolean entry = step.call() < 0;
        json.put("index", step.index())
                .put("method", step.site().method())
                .put("depth", step.depth())
                .put("stage", step.stage())
                .put("call", entry ? null : (Integer) step.call())
                .put("callStage", entry ? null : (Integer) step.callStage())
                .put("statement", step.statement())
                .put("iteration", step.iteration());
    }

    private static void putSource(ObjectNode json, OperatorSite site) {
        Span span = site.span();
        json.put("line", span.line())
                .put("column", span.column())
                .put("endLine", span.endLine())
                .put("endColumn", span.endColumn())
                .put("text", site.text())
                .put("operator", site.operator().text());
    }

    private static ArrayNode operands(List<Operand> operands) {
        ArrayNode json = NODES.arrayNode();
        for (Operand operand : operands) {
            ObjectNode each = NODES.objectNode().put("text", operand.text());
            ValueJson.put(each, operand.value(), operand.view());
            json.add(each);
        }
        return json;
    }

    private static void putResult(ObjectNode json, Step step) {
        if (step.result() != null) {
            json.set("result", result(step));
        }
        if (step.site().assigns() != null) {
            json.put("assigns", step.site().assigns());
        }
        if (step.assigned() != null) {
            json.putObject("assigned")
                    .put("type", step.assigned().type().toString())
                    .put("value", step.assigned().text());
        }
    }

    /**
     * The result. A row of a table, read by a look-up, is left out; two words that are returned are
     * written out.
     */
    private static ObjectNode result(Step step) {
        if (step.result() instanceof Table && step.operator() == Operator.LOOKUP) {
            ObjectNode json = NODES.objectNode();
            ValueJson.put(json, step.result(), step.site().resultView());
            return json;
        }
        return ValueJson.result(step.result(), step.site().resultView());
    }

    /**
     * The five kinds of marks, always all of them. Fallen bits have the width of the operand, the
     * others that of the result.
     */
    private static ObjectNode marks(Step step) {
        Marks marks = step.marks();
        Type result = step.result() == null ? Type.LONG : step.result().type();
        Type from = step.operands().isEmpty() ? result : step.operands().get(0).value().type();
        return NODES.objectNode()
                .put("new", hex(marks.fresh(), result))
                .put("lost", hex(marks.lost(), result))
                .put("wrapped", hex(marks.wrapped(), result))
                .put("fell", hex(marks.fell(), from))
                .put("carry", hex(marks.carry(), result));
    }

    private static String hex(long bits, Type type) {
        return (type.equals(Type.INT) ? Word.of((int) bits) : Word.of(bits)).text();
    }
}
