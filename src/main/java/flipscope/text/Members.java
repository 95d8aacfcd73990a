package flipscope.text;

import java.util.LinkedHashMap;
import java.util.Map;

/** A JSON object whose members keep their order, so that files and pages do not change. */
public final class Members {
    private Members() {}

    /**
     * Members in this order.
     *
     * @param members each a name and its value
     */
    public static Map<String, Object> of(Object... members) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int at = 0; at < members.length; at += 2) {
            object.put((String) members[at], members[at + 1]);
        }
        return object;
    }
}
