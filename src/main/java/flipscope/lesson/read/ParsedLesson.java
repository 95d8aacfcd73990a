package flipscope.lesson.read;

import flipscope.lesson.LessonSummary;
import flipscope.lesson.read.Yaml.Mapping;
import flipscope.lesson.read.Yaml.Scalar;
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
    private static final String NO_HEAD =
            "a lesson begins with its front matter, between two lines of three hyphens";
    private static final String UNCLOSED =
            "the front matter is not closed; a line of three hyphens ends it";
    private static final Mapping NOTHING = new Mapping(1, new LinkedHashMap<>());

    static ParsedLesson of(String text) {
        Problems problems = new Problems();
        List<String> lines = text.replace("\uFEFF", "").lines().toList();
        List<String> bare = lines.stream().map(String::stripTrailing).toList();
        boolean open = bare.indexOf(FENCE) == 0;
        int end = open ? bare.subList(1, bare.size()).indexOf(FENCE) + 1 : 0;
        if (end == 0) {
            problems.add(1, open ? UNCLOSED : NO_HEAD);
            return of(Optional.empty(), joined(lines), 0, problems);
        }
        String head = joined(lines.subList(1, end));
        int above = end + 1;
        String body = joined(lines.subList(above, lines.size()));
        return of(YamlReader.read(head, 2, problems), body, above, problems);
    }

    private static ParsedLesson of(
            Optional<Mapping> head, String text, int above, Problems problems) {
        Node body = Markdown.parse(text);
        return new ParsedLesson(head, body, above, new Headings(body), problems);
    }

    /** In place of a file that cannot be read. */
    static ParsedLesson unreadable(String why) {
        Problems problems = new Problems();
        problems.add(1, why);
        return of(Optional.empty(), "", 0, problems);
    }

    /** The keys of the front matter; if they cannot be read, none, and none is reported. */
    Fields fields() {
        Problems told = head.isPresent() ? problems : new Problems();
        return new Fields(head.orElse(NOTHING), told, "the front matter");
    }

    /** The blocks of code at the top level. */
    List<FencedCodeBlock> fences() {
        return Markdown.children(body).stream()
                .filter(FencedCodeBlock.class::isInstance)
                .map(FencedCodeBlock.class::cast)
                .toList();
    }

    /** What the lesson says of itself by its text, without running any of its algorithms. */
    LessonSummary summary(String slug) {
        Fields fields = fields();
        return new LessonSummary(
                slug,
                fields.text("title").orElse(slug),
                FrontReader.order(fields),
                named("algorithm", BlockKind.TRACE, BlockKind.WALK),
                named(
                        "algorithm|left|right",
                        BlockKind.PREDICT,
                        BlockKind.FIGURE,
                        BlockKind.COMPARE),
                named("task", BlockKind.FILL, BlockKind.ORDER, BlockKind.WRITE));
    }

    Outline outline() {
        List<String> needs = fields().scalars("needs").stream().map(Scalar::text).toList();
        return new Outline(Set.copyOf(headings.names()), needs);
    }

    /** The values of some keys in blocks of some kinds. */
    private List<String> named(String keys, BlockKind... kinds) {
        Pattern named = Pattern.compile("(?m)^(?:" + keys + "): *[\"']?([\\w/-]+)");
        return fences().stream()
                .filter(each -> BlockKind.of(each).filter(List.of(kinds)::contains).isPresent())
                .flatMap(each -> named.matcher(each.getLiteral()).results())
                .map(found -> found.group(1))
                .toList();
    }

    private static String joined(List<String> lines) {
        return String.join("\n", lines);
    }

    /** The first line of a node in the file. */
    int line(Node node) {
        return above + Markdown.line(node);
    }
}
