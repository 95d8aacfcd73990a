package flipscope.web.api;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Technique;
import flipscope.story.Narrator;
import flipscope.story.TraceContext;
import flipscope.trace.Call;
import flipscope.trace.Counts;
import flipscope.trace.Input;
import flipscope.trace.Parameter;
import flipscope.trace.Stage;
import flipscope.trace.Trace;
import flipscope.web.site.Link;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Traces and algorithms as JSON: the bodies of {@code /api/trace/…} and {@code /api/algorithms}.
 * Other people's programs rely on this format; golden files fix it.
 */
public final class TraceJson {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private TraceJson() {}

    /** A trace, each step with its sentence, so that a step can be drawn without its neighbours. */
    public static JsonNode trace(Arguments arguments, Trace trace, Narrator narrator) {
        return trace(arguments, trace, TraceContext.of(arguments), narrator);
    }

    /** The same in a given context, such as that of edited code. */
    public static JsonNode trace(
            Arguments arguments, Trace trace, TraceContext traceContext, Narrator narrator) {
        ObjectNode json = NODES.objectNode();
        json.put("algorithm", arguments.technique().id());
        json.put("title", arguments.technique().title());
        json.set("inputs", inputs(trace.inputs()));
        json.set("stages", stages(trace.stages()));
        json.set("calls", calls(trace.calls()));
        json.set("steps", new StepJson(trace, narrator, traceContext).all());
        json.set("counts", counts(trace.counts()));
        json.set("result", ValueJson.result(trace.result(), trace.method().resultView()));
        return json;
    }

    public static JsonNode techniques(Catalogue catalogue) {
        ArrayNode json = NODES.arrayNode();
        catalogue.techniques().forEach(technique -> json.add(technique(technique)));
        return json;
    }

    private static ObjectNode technique(Technique technique) {
        ObjectNode json = NODES.objectNode();
        json.put("id", technique.id());
        json.put("title", technique.title());
        json.put("family", technique.family());
        json.put("origin", technique.origin());
        json.put("engine", technique.engine());
        json.put("example", Link.url("/trace/" + technique.id() + "?" + technique.example()));
        json.put("summary", technique.summary());
        ArrayNode inputs = json.putArray("inputs");
        for (Parameter input : technique.inputs()) {
            inputs.add(
                    NODES.objectNode()
                            .put("name", input.name())
                            .put("type", input.type().toString())
                            .put("from", Technique.from(input).code()));
        }
        return json;
    }

    private static ArrayNode inputs(List<Input> inputs) {
        ArrayNode json = NODES.arrayNode();
        for (Input input : inputs) {
            ObjectNode each = NODES.objectNode().put("name", input.name());
            ValueJson.put(each, input.value(), input.view());
            json.add(each);
        }
        return json;
    }

    private static ArrayNode stages(List<Stage> stages) {
        ArrayNode json = NODES.arrayNode();
        for (Stage stage : stages) {
            json.add(
                    NODES.objectNode()
                            .put("index", stage.index())
                            .put("title", stage.title())
                            .put("first", stage.first())
                            .put("last", stage.last())
                            .put("result", stage.result()));
        }
        return json;
    }

    private static ArrayNode calls(List<Call> calls) {
        ArrayNode json = NODES.arrayNode();
        for (Call call : calls) {
            ObjectNode each =
                    NODES.objectNode()
                            .put("index", call.index())
                            .put("parent", call.parent() < 0 ? null : (Integer) call.parent())
                            .put("method", call.method())
                            .put("depth", call.depth())
                            .put("enter", call.enter())
                            .put("leave", call.leave());
            each.set("stages", stages(call.stages()));
            json.add(each);
        }
        return json;
    }

    private static ObjectNode counts(Counts counts) {
        ObjectNode json = NODES.objectNode();
        counts.byKind().forEach(json::put);
        return json.put("total", counts.total()).put("depth", counts.depth());
    }
}
