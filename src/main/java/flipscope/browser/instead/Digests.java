package flipscope.browser.instead;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.UUID;

/** The methods of {@link UUID} that are used: those of a name, which is from MD5 (RFC 1321). */
public final class Digests {
    private static final int BLOCK = 64;

    private static final int[] SHIFTS = {
        7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21,
    };

    private Digests() {}

    @InsteadOf(UUID.class)
    public static UUID nameUUIDFromBytes(byte[] name) {
        ByteBuffer digest = ByteBuffer.wrap(md5(name));
        long most = digest.getLong() & ~0xF000L | 0x3000L;
        long least = digest.getLong() << 2 >>> 2 | 1L << 63;
        String hex = HexFormat.of().toHexDigits(most) + HexFormat.of().toHexDigits(least);
        return UUID.fromString(hex.replaceFirst("(.{8})(.{4})(.{4})(.{4})", "$1-$2-$3-$4-"));
    }

    @InsteadOf(UUID.class)
    public static long getLeastSignificantBits(UUID of) {
        return Strings.parseUnsignedLong(of.toString().replace("-", "").substring(16), 16);
    }

    private static byte[] md5(byte[] text) {
        ByteBuffer padded =
                ByteBuffer.allocate((text.length + 8) / BLOCK * BLOCK + BLOCK)
                        .order(ByteOrder.LITTLE_ENDIAN);
        padded.put(text).put((byte) 0x80);
        padded.putLong(padded.capacity() - 8, 8L * text.length);
        padded.rewind();
        int[] state = {0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476};
        while (padded.hasRemaining()) {
            int[] words = new int[16];
            for (int i = 0; i < words.length; i++) {
                words[i] = padded.getInt();
            }
            add(state, words);
        }
        ByteBuffer digest = ByteBuffer.allocate(16).order(ByteOrder.LITTLE_ENDIAN);
        for (int each : state) {
            digest.putInt(each);
        }
        return digest.array();
    }

    private static void add(int[] state, int[] words) {
        int a = state[0];
        int b = state[1];
        int c = state[2];
        int d = state[3];
        for (int i = 0; i < BLOCK; i++) {
            int sine = (int) (long) Math.floor(Math.abs(Math.sin(i + 1)) * (1L << 32));
            int sum = a + mixed(i / 16, b, c, d) + sine + words[word(i)];
            a = d;
            d = c;
            c = b;
            b += Integer.rotateLeft(sum, SHIFTS[i / 16 * 4 + i % 4]);
        }
        state[0] += a;
        state[1] += b;
        state[2] += c;
        state[3] += d;
    }

    private static int mixed(int round, int b, int c, int d) {
        return switch (round) {
            case 0 -> b & c | ~b & d;
            case 1 -> d & b | ~d & c;
            case 2 -> b ^ c ^ d;
            default -> c ^ (b | ~d);
        };
    }

    private static int word(int i) {
        return switch (i / 16) {
            case 0 -> i;
            case 1 -> 5 * i + 1 & 15;
            case 2 -> 3 * i + 5 & 15;
            default -> 7 * i & 15;
        };
    }
}
