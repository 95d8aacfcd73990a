package flipscope.trace;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** Programs in a resource file: each under a line {@code === title}. */
final class Blocks {
    /**
     * @param members the members of a class {@code T}
     */
    record Block(String title, String members) {
        SourceFile file() {
            return new SourceFile("T.java", "final class T {\n" + members + "}\n");
        }

        @Override
        public String toString() {
            return title;
        }
    }

    private Blocks() {}

    static String text(String name) {
        try (InputStream in = Blocks.class.getResourceAsStream("/trace/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<Block> read(String name) {
        return Arrays.stream(text(name).split("(?m)^=== ")).skip(1).map(Blocks::block).toList();
    }

    private static Block block(String text) {
        int end = text.indexOf('\n');
        return new Block(text.substring(0, end), text.substring(end + 1));
    }
}
