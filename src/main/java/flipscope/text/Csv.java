package flipscope.text;

import java.util.Collection;
import java.util.stream.Collectors;

/** Lines of a table as programs for tables read them. */
public final class Csv {
    private Csv() {}

    /** A line with these fields. */
    public static String line(Collection<?> fields) {
        return fields.stream()
                .map(Object::toString)
                .map(Csv::field)
                .collect(Collectors.joining(","));
    }

    private static String field(String text) {
        return text.matches("[\\p{L}\\p{N}_.@ -]*") ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
