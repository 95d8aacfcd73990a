package flipscope.lesson.read;

import flipscope.lesson.LessonSummary;
import flipscope.lesson.read.Yaml.Mapping;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.commonmark.node.FencedCodeBlock;
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
    Fields fields() {
        return new Fields(head.orElse(NOTHING), problems, "the front matter");
    }

    /** The blocks of code at the top level. */
    List<FencedCodeBlock> fences() {
        List<FencedCodeBlock> fences = new ArrayList<>();
        for (Node node = body.getFirstChild(); node != null; node = node.getNext()) {
            if (node instanceof FencedCodeBlock fence) {
                fences.add(fence);
            }
        }
        return fences;
    }

    /** What follows the fence on its line. */
    static String info(FencedCodeBlock fence) {
        return fence.getInfo() == null ? "" : fence.getInfo().strip();
    }

    /** What the lesson says of itself by its text, without running any of its algorithms. */
    LessonSummary summary(String slug) {
        Fields fields = fields();
        return new LessonSummary(
                slug,
                fields.text("title").orElse(slug),
                FrontReader.order(fields),
                named("algorithm", BlockKind.TRACE),
                named(
                        "algorithm|left|right",
                        BlockKind.PREDICT,
                        BlockKind.FIGURE,
                        BlockKind.COMPARE),
                named("task", BlockKind.FILL, BlockKind.ORDER, BlockKind.WRITE));
    }

    Outline outline() {
        List<String> needs = fields().scalars("needs").stream().map(each -> each.text()).toList();
        return new Outline(Set.copyOf(headings.names()), needs);
    }

    /** The values of some keys in blocks of some kinds. */
    private List<String> named(String keys, BlockKind... kinds) {
        Pattern named = Pattern.compile("(?m)^(?:" + keys + "): *[\"']?([\\w/-]+)");
        return fences().stream()
                .filter(
                        each ->
                                BlockKind.ofFence(info(each))
                                        .filter(List.of(kinds)::contains)
                                        .isPresent())
                .flatMap(each -> named.matcher(each.getLiteral()).results())
                .map(found -> found.group(1))
                .toList();
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
