package flipscope.catalogue;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/** Reads the query string of an example. */
final class Example {
    private Example() {}

    /** The inputs of an example such as {@code position=…+X&move=c4}. */
    static ChosenInputs of(Technique technique) {
        Map<String, String> values = new HashMap<>();
        for (String pair : technique.example().split("&")) {
            String[] parts = pair.split("=", 2);
            values.put(parts[0], URLDecoder.decode(parts[1], StandardCharsets.UTF_8));
        }
        return ChosenInputs.of(technique, values);
    }
}
