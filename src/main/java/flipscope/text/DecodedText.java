package flipscope.text;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * Text from a file as other programs save it: UTF-8, UTF-16, or the letters of Windows, with or
 * without a mark of byte order.
 */
public final class DecodedText {
    private static final char MARK = '\uFEFF';

    /** The letters of spreadsheets in western Europe, in which nearly every byte is a character. */
    private static final Charset WINDOWS = Charset.forName("windows-1252");

    private DecodedText() {}

    /** The text without a mark of byte order. */
    public static String of(byte[] bytes) {
        String text = decoded(bytes);
        return text.isEmpty() || text.charAt(0) != MARK ? text : text.substring(1);
    }

    private static String decoded(byte[] bytes) {
        if (begins(bytes, 0xFF, 0xFE) || isWide(bytes, 1)) {
            return new String(bytes, StandardCharsets.UTF_16LE);
        }
        if (begins(bytes, 0xFE, 0xFF) || isWide(bytes, 0)) {
            return new String(bytes, StandardCharsets.UTF_16BE);
        }
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException other) {
            return new String(bytes, WINDOWS);
        }
    }

    /** Whether a mark of byte order tells how the text is written. */
    public static boolean isMarked(byte[] bytes) {
        return begins(bytes, 0xFF, 0xFE)
                || begins(bytes, 0xFE, 0xFF)
                || begins(bytes, 0xEF, 0xBB, 0xBF);
    }

    private static boolean begins(byte[] bytes, int... mark) {
        boolean all = bytes.length >= mark.length;
        for (int index = 0; all && index < mark.length; index++) {
            all = Byte.toUnsignedInt(bytes[index]) == mark[index];
        }
        return all;
    }

    /** Whether every second one of the first bytes is zero, as in ASCII written in 16 bits. */
    private static boolean isWide(byte[] bytes, int zero) {
        boolean wide = bytes.length >= 4;
        for (int index = 0; wide && index < 4; index++) {
            wide = (bytes[index] == 0) == (index % 2 == zero);
        }
        return wide;
    }
}
