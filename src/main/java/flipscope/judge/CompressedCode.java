package flipscope.judge;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** Code as it stands in an address: deflated, in the letters of base64 that need no escape. */
public final class CompressedCode {
    /** The longest code takes no more, since a letter takes at most three bytes. */
    private static final int MOST_BYTES = 3 * Solution.LONGEST;

    private CompressedCode() {}

    public static String write(String code) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        byte[] text = code.getBytes(StandardCharsets.UTF_8);
        // Code that cannot be compressed grows by a few bytes.
        byte[] bytes = new byte[2 * text.length + 64];
        deflater.setInput(text);
        deflater.finish();
        int length = deflater.deflate(bytes);
        deflater.end();
        return Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(bytes, length));
    }

    /** The code; empty if the text is not compressed code, or if it is too long. */
    public static Optional<String> read(String written) {
        try {
            return inflated(Base64.getUrlDecoder().decode(written))
                    .filter(code -> code.length() <= Solution.LONGEST);
        } catch (IllegalArgumentException | DataFormatException damaged) {
            return Optional.empty();
        }
    }

    private static Optional<String> inflated(byte[] bytes) throws DataFormatException {
        Inflater inflater = new Inflater(true);
        try {
            // Without a header zlib wants a byte more than there are.
            inflater.setInput(Arrays.copyOf(bytes, bytes.length + 1));
            byte[] code = new byte[MOST_BYTES];
            int length = inflater.inflate(code);
            return inflater.finished()
                    ? Optional.of(new String(code, 0, length, StandardCharsets.UTF_8))
                    : Optional.empty();
        } finally {
            inflater.end();
        }
    }
}
