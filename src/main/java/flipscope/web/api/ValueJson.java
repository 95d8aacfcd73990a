package flipscope.web.api;

import flipscope.trace.Table;
import flipscope.trace.Value;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Values as JSON: lower-case hex with all digits. */
final class ValueJson {
    private ValueJson() {}

    /**
     * {@code {"type": "long", "value": "0x…", "view": "BOARD"}}; for two words their values,
     * without a view.
     */
    static ObjectNode result(Value value, ViewKind view) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        if (value instanceof Table table) {
            json.put("type", table.type().toString());
            ArrayNode values = json.putArray("value");
            table.elements().forEach(element -> values.add(((Word) element).text()));
            return json;
        }
        put(json, value, view);
        return json;
    }

    /** Adds a value's fields; for a table only type and length. */
    static void put(ObjectNode json, Value value, ViewKind view) {
        json.put("type", value.type().toString());
        if (value instanceof Table table) {
            json.put("length", table.length());
        } else {
            json.put("value", ((Word) value).text());
            json.put("view", view.toString());
        }
    }
}
