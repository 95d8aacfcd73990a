package flipscope.web.api;

import flipscope.trace.Table;
import flipscope.trace.Value;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import tools.jackson.core.JsonGenerator;

/** Values as JSON: lower-case hex with all digits. */
final class ValueJson {
    private ValueJson() {}

    /**
     * {@code {"type": "long", "value": "0x…", "view": "BOARD"}}; for two words their values,
     * without a view.
     */
    static void result(JsonGenerator json, Value value, ViewKind view) {
        json.writeStartObject();
        if (value instanceof Table table) {
            json.writeStringProperty("type", table.type().toString());
            json.writeArrayPropertyStart("value");
            table.elements().forEach(element -> json.writeString(((Word) element).text()));
            json.writeEndArray();
        } else {
            fields(json, value, view);
        }
        json.writeEndObject();
    }

    /** A value's fields; for a table only type and length. */
    static void fields(JsonGenerator json, Value value, ViewKind view) {
        json.writeStringProperty("type", value.type().toString());
        if (value instanceof Table table) {
            json.writeNumberProperty("length", table.length());
        } else {
            json.writeStringProperty("value", ((Word) value).text());
            json.writeStringProperty("view", view.toString());
        }
    }
}
