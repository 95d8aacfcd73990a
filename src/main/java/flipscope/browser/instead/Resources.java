package flipscope.browser.instead;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.function.Function;

/** Methods that read what is packaged with the program: in a browser, files beside the module. */
public final class Resources {
    private static final Map<String, byte[]> KNOWN = new HashMap<>();

    private static final String PACK = "start.pack";
    private static final String VERSION = "version.txt";
    private static final String INDEX = "index.txt";

    private static Set<String> names;

    private static Function<String, byte[]> host = name -> null;

    private Resources() {}

    /**
     * Says where files come from.
     *
     * @param host the bytes of a file by its path, or null where there is none
     */
    public static void from(Function<String, byte[]> host) {
        Resources.host = host;
    }

    /** A file by its path from the root of the class path; null if there is none. */
    public static byte[] bytes(String path) {
        if (KNOWN.isEmpty()) {
            unpack(host.apply(PACK));
        }
        return KNOWN.computeIfAbsent(path, host);
    }

    /**
     * What every start needs comes in one file: lines of a length and a path, an empty line, then
     * the files one after another.
     */
    private static void unpack(byte[] pack) {
        if (pack == null) {
            return;
        }
        int end = 0;
        while (pack[end] != '\n' || pack[end + 1] != '\n') {
            end++;
        }
        int at = end + 2;
        for (String line : new String(pack, 0, end, StandardCharsets.UTF_8).split("\n")) {
            String[] words = line.split(" ", 2);
            int length = Integer.parseInt(words[0]);
            KNOWN.put(words[1], Arrays.copyOfRange(pack, at, at + length));
            at += length;
        }
    }

    /** The paths of all files. */
    public static Set<String> names() {
        if (names == null) {
            names = Set.of(new String(bytes(INDEX), StandardCharsets.UTF_8).split("\n"));
        }
        return names;
    }

    @InsteadOf(ClassLoader.class)
    public static InputStream getResourceAsStream(ClassLoader loader, String name) {
        byte[] bytes = bytes(name);
        return bytes == null ? null : new ByteArrayInputStream(bytes);
    }

    @InsteadOf(Class.class)
    public static InputStream getResourceAsStream(Class<?> beside, String name) {
        String folder = beside.getName().replaceFirst("[^.]+$", "").replace('.', '/');
        return getResourceAsStream(
                (ClassLoader) null, name.startsWith("/") ? name.substring(1) : folder + name);
    }

    @InsteadOf(Charset.class)
    public static Charset forName(String name) {
        return name.equals("US-ASCII") ? StandardCharsets.US_ASCII : StandardCharsets.UTF_8;
    }

    /** TeaVM's keeps eight bits of each character. */
    @InsteadOf(Properties.class)
    public static void load(Properties properties, Reader from) throws IOException {
        StringBuilder escaped = new StringBuilder();
        for (int c = from.read(); c >= 0; c = from.read()) {
            if (c < 0x80) {
                escaped.append((char) c);
            } else {
                String hex = "000" + Integer.toHexString(c);
                escaped.append("\\u").append(hex.substring(hex.length() - 4));
            }
        }
        properties.load(new StringReader(escaped.toString()));
    }

    /** The version of the program, which its jar says elsewhere. */
    @InsteadOf(Package.class)
    public static String getImplementationVersion(Package ignored) {
        byte[] version = bytes(VERSION);
        return version == null ? null : new String(version, StandardCharsets.UTF_8);
    }

    /** A browser does not tell; as much as the smallest server has. */
    @InsteadOf(Runtime.class)
    public static long maxMemory(Runtime ignored) {
        return 256L << 20;
    }
}
