package flipscope.lesson.read;

import flipscope.lesson.read.Yaml.Mapping;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.commonmark.node.Node;

/**
 * A lesson file, parsed: its front matter and its Markdown tree. Rendering changes the tree, so
 * each manuscript can be used only once.
 *
 * @param head the keys of the front matter; empty if they cannot be read
 * @param body the Markdown tree
 * @param above how many lines of the file precede the Markdown
 * @param headings the headings of the tree, with their anchors
 * @param problems mistakes in the front matter
 */
record ParsedLesson(
        Optional<Mapping> head, Node body, int above, Headings headings, Problems problems) {
    private static final String FENCE = "---";
    private static final Mapping NOTHING = new Mapping(1, new LinkedHashMap<>());

    static ParsedLesson of(String text) {
        Problems problems = new Problems();
        List<String> lines = text.replace("\uFEFF", "").lines().toList();
        int end = endOfHead(lines);
        if (end < 0) {
            problems.add(1, noHead(lines));
        }
        Optional<Mapping> head =
                end < 0
                        ? Optional.empty()
                        : YamlReader.read(joined(lines.subList(1, end)), 2, problems);
        int above = end + 1;
        Node body = Markdown.parse(joined(lines.subList(above, lines.size())));
        return new ParsedLesson(head, body, above, Headings.of(body, above), problems);
    }

    /** The keys of the front matter, or none. */
    BlockFields fields() {
        return new BlockFields(head.orElse(NOTHING), problems, "the front matter");
    }

    /** The index of the line that closes the front matter, or -1. */
    private static int endOfHead(List<String> lines) {
        if (lines.isEmpty() || !isFence(lines.get(0))) {
            return -1;
        }
        for (int index = 1; index < lines.size(); index++) {
            if (isFence(lines.get(index))) {
                return index;
            }
        }
        return -1;
    }

    private static boolean isFence(String line) {
        return line.stripTrailing().equals(FENCE);
    }

    private static String noHead(List<String> lines) {
        boolean open = !lines.isEmpty() && isFence(lines.get(0));
        return open
                ? "the front matter is not closed; a line of three hyphens ends it"
                : "a lesson begins with its front matter, between two lines of three hyphens";
    }

    private static String joined(List<String> lines) {
        return String.join("\n", lines);
    }

    /** The first line of a node in the file. */
    int line(Node node) {
        return above + Markdown.line(node);
    }
}
