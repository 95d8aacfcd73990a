package flipscope.text;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Reads what follows the question mark of an address. */
public final class QueryText {
    private QueryText() {}

    /**
     * The parameters in their order; of several with one name the first.
     *
     * @param query may be null
     * @throws IllegalArgumentException if one cannot be decoded
     */
    public static Map<String, String> read(String query) {
        Map<String, String> all = new LinkedHashMap<>();
        for (String pair : query == null ? new String[0] : query.split("&")) {
            String[] both = pair.split("=", 2);
            all.putIfAbsent(decoded(both[0]), both.length < 2 ? "" : decoded(both[1]));
        }
        return all;
    }

    /** The same; empty if one cannot be decoded. */
    public static Optional<Map<String, String>> readable(String query) {
        try {
            return Optional.of(read(query));
        } catch (IllegalArgumentException broken) {
            return Optional.empty();
        }
    }

    /** What escapes stand for. */
    public static String decoded(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }
}
