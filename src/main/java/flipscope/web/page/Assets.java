package flipscope.web.page;

import flipscope.web.exchange.Exchange;
import java.util.Locale;
import java.util.zip.CRC32C;

/**
 * Headers for answers that may be cached, or shown by other sites, and the tag of their content.
 */
public final class Assets {
    private Assets() {}

    /** Sends a picture. Any site may show it, and cache it for so many seconds. */
    public static void share(Exchange exchange, int seconds, String type, byte[] content) {
        exchange.header("Cache-Control", "public, max-age=" + seconds);
        tag(exchange, hash(content));
        allowAnywhere(exchange);
        exchange.type(type).answer(content);
    }

    /** Names the answer by its hash. The tag is weak: compressed or not, it is the same answer. */
    public static void tag(Exchange exchange, String hash) {
        exchange.header("ETag", "W/\"" + hash + '"');
    }

    /** Lets any site read the answer. */
    public static void allowAnywhere(Exchange exchange) {
        exchange.header("Access-Control-Allow-Origin", "*");
        exchange.header("Cross-Origin-Resource-Policy", "cross-origin");
    }

    /** A hash of eight hex digits. */
    public static String hash(byte[] content) {
        CRC32C crc = new CRC32C();
        crc.update(content);
        return String.format(Locale.ROOT, "%08x", crc.getValue());
    }
}
