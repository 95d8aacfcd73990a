package flipscope.trace;

import flipscope.testkit.Resources;
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
        return Resources.text("trace/" + name);
    }

    static List<Block> read(String name) {
        return Arrays.stream(text(name).split("(?m)^=== ")).skip(1).map(Blocks::block).toList();
    }

    private static Block block(String text) {
        int end = text.indexOf('\n');
        return new Block(text.substring(0, end), text.substring(end + 1));
    }
}
