package flipscope.text;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.zip.CRC32;

/** A number made from a text, by which a changed text is recognized. It keeps nothing secret. */
public final class Fingerprint {
    private Fingerprint() {}

    /** The checksum of the text, 32 bits. */
    public static long number(String text) {
        CRC32 sum = new CRC32();
        sum.update(text.getBytes(StandardCharsets.UTF_8));
        return sum.getValue();
    }

    /** The checksum as eight hex digits. */
    public static String of(String text) {
        return String.format(Locale.ROOT, "%08x", number(text));
    }
}
