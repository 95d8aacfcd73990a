package flipscope.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Locale;
import java.util.Map;

/**
 * An answer as it came over the wire.
 *
 * @param headers by their names in small letters; of several the last
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
record FuzzAnswer(int status, Map<String, String> headers, byte[] body) {

    String header(String name) {
        return headers.getOrDefault(name.toLowerCase(Locale.ROOT), "");
    }

    String type() {
        return header("Content-Type").split(";", 2)[0];
    }

    String text() {
        return new String(body, UTF_8);
    }
}
