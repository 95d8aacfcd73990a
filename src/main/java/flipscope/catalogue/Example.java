package flipscope.catalogue;

import flipscope.notation.PositionText;
import flipscope.notation.SquareText;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The query string that an algorithm gives as its example. */
final class Example {
    private Example() {}

    /** What it sets up: {@code position=…+X&move=c4}. */
    static Setup of(Algorithm algorithm) {
        Map<String, String> values = new HashMap<>();
        for (String pair : algorithm.example().split("&")) {
            String[] parts = pair.split("=", 2);
            values.put(parts[0], URLDecoder.decode(parts[1], StandardCharsets.UTF_8));
        }
        return new Setup(
                Optional.ofNullable(values.remove("position")).map(PositionText::read),
                Optional.ofNullable(values.remove("move")).map(SquareText::read),
                values);
    }
}
