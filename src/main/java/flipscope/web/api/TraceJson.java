package flipscope.web.api;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Technique;
import flipscope.story.Narrator;
import flipscope.trace.Call;
import flipscope.trace.Counts;
import flipscope.trace.Input;
import flipscope.trace.Parameter;
import flipscope.trace.Stage;
import flipscope.trace.Trace;
import flipscope.web.site.Link;
import java.util.List;
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
        inputs(json, trace.inputs());
        stages(json, trace.stages());
        calls(json, trace.calls());
        new StepJson(json, narrator).all();
        counts(json, trace.counts());
        json.writeName("result");
        ValueJson.result(json, trace.result(), trace.method().resultView());
        json.writeEndObject();
    }

    /**
     * Every algorithm with its inputs.
     *
     * @param base what stands before the addresses of the examples
     */
    public static void techniques(JsonGenerator json, Catalogue catalogue, String base) {
        json.writeStartArray();
        catalogue.techniques().forEach(each -> technique(json, each, base));
        json.writeEndArray();
    }

    private static void technique(JsonGenerator json, Technique technique, String base) {
        json.writeStartObject();
        json.writeStringProperty("id", technique.id());
        json.writeStringProperty("title", technique.title());
        json.writeStringProperty("family", technique.family());
        json.writeStringProperty("origin", technique.origin());
        json.writeBooleanProperty("engine", technique.engine());
        json.writeStringProperty(
                "example", base + Link.url("/trace/" + technique.id() + "?" + technique.example()));
        json.writeStringProperty("summary", technique.summary());
        json.writeArrayPropertyStart("inputs");
        for (Parameter input : technique.inputs()) {
            json.writeStartObject();
            json.writeStringProperty("name", input.name());
            json.writeStringProperty("type", input.type().toString());
            json.writeStringProperty("from", Technique.from(input).code());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void inputs(JsonGenerator json, List<Input> inputs) {
        json.writeArrayPropertyStart("inputs");
        for (Input input : inputs) {
            json.writeStartObject();
            json.writeStringProperty("name", input.name());
            ValueJson.fields(json, input.value(), input.view());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void stages(JsonGenerator json, List<Stage> stages) {
        json.writeArrayPropertyStart("stages");
        for (Stage stage : stages) {
            json.writeStartObject();
            json.writeNumberProperty("index", stage.index());
            json.writeStringProperty("title", stage.title());
            json.writeNumberProperty("first", stage.first());
            json.writeNumberProperty("last", stage.last());
            json.writeNumberProperty("result", stage.result());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void calls(JsonGenerator json, List<Call> calls) {
        json.writeArrayPropertyStart("calls");
        for (Call call : calls) {
            json.writeStartObject();
            json.writeNumberProperty("index", call.index());
            number(json, "parent", call.parent() < 0 ? null : (Integer) call.parent());
            json.writeStringProperty("method", call.method());
            json.writeNumberProperty("depth", call.depth());
            json.writeNumberProperty("enter", call.enter());
            json.writeNumberProperty("leave", call.leave());
            stages(json, call.stages());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void counts(JsonGenerator json, Counts counts) {
        json.writeObjectPropertyStart("counts");
        counts.byKind().forEach(json::writeNumberProperty);
        json.writeNumberProperty("total", counts.total());
        json.writeNumberProperty("depth", counts.depth());
        json.writeEndObject();
    }

    /** A number, or null. */
    static void number(JsonGenerator json, String name, Integer number) {
        if (number == null) {
            json.writeNullProperty(name);
        } else {
            json.writeNumberProperty(name, number);
        }
    }
}
