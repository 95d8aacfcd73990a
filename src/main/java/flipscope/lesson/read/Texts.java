package flipscope.lesson.read;

import static flipscope.lesson.read.Problems.quoted;

import flipscope.lesson.Prose;
import flipscope.lesson.read.Yaml.Scalar;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.commonmark.node.Code;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.Text;
import org.commonmark.renderer.html.HtmlRenderer;

/** Renders the texts of a lesson: fills in live values, checks links and pictures, escapes HTML. */
final class Texts {
    /** Elements that may be too wide for a phone; they scroll and can receive keyboard focus. */
    private static final Set<String> SCROLLED = Set.of("pre", "table");

    static final String HTML = "HTML is shown as text; write it in Markdown";
    private static final String FOOTNOTE =
            "footnotes are not supported; put the note in the text, or in brackets";
    static final String MATH =
            "formulas are not supported; write them in words, or as code in backticks";
    private static final Pattern NOTE = Pattern.compile("\\[\\^[^\\]\\s]+]");

    /** Text between dollar signs that cannot be prices, or a TeX command. */
    private static final Pattern FORMULA =
            Pattern.compile(
                    "\\$\\$|\\$[^$]{0,200}[\\\\^_{}=][^$]{0,200}\\$|\\\\[a-zA-Z]+\\{"
                            // A price begins with a digit.
                            + "|\\$(?![\\s\\d])[^$\\n]{0,60}(?<!\\s)\\$(?!\\w)");

    /**
     * Markdown takes what has a space for no address, and shows it as typed. No piece of it is
     * long: what opens again and again is not read to its end each time.
     */
    private static final Pattern SPACED =
            Pattern.compile(
                    "!\\[[^\\[\\]]{0,200}]\\((?=[^)\"<]{0,200}[^)\"<\\s]\\s)([^)\"<]{1,200})\\)");

    private static final String SPACE =
            "the name of a picture has no spaces; rename the file, as %s";

    private final Blocks blocks;
    private final Links links;
    private final HtmlRenderer prose;
    private final HtmlRenderer inline;

    Texts(Blocks blocks, Links links) {
        this.blocks = blocks;
        this.links = links;
        this.prose = Markdown.renderer(false, this::change);
        this.inline = Markdown.renderer(true, this::change);
    }

    private void change(Node node, String tag, Map<String, String> attributes) {
        String anchor = links.own().anchor(node);
        if (anchor != null) {
            attributes.put("id", anchor);
        }
        if (node instanceof Link link) {
            boolean away = Links.isWeb(link.getDestination());
            attributes.compute("rel", (name, value) -> away ? "noopener nofollow" : null);
        }
        if (node instanceof Image) {
            attributes.put("loading", "lazy");
        }
        if (SCROLLED.contains(tag)) {
            attributes.put("tabindex", "0");
        }
    }

    /** A text as HTML. */
    String html(Scalar text, Problems problems) {
        Node tree = Markdown.parse(text.text());
        new Filling(text.first() - 1, problems).fill(tree);
        return inline.render(tree).strip();
    }

    /** The text of a step as HTML. */
    String html(StepText step, Problems problems) {
        Node tree = Markdown.parse(step.text().text());
        step.refuseLists(tree);
        new Filling(step.above(), problems).fill(tree);
        step.mark(tree);
        return inline.render(tree).strip();
    }

    /**
     * The text between blocks.
     *
     * @param above how many lines of the file precede the tree
     */
    Prose prose(Node tree, int above, Problems problems) {
        new Filling(above, problems).fill(tree);
        boolean fromElsewhere =
                Markdown.within(tree, Image.class).stream()
                        .anyMatch(image -> Links.isWeb(image.getDestination()));
        return new Prose(
                prose.render(tree).strip(),
                fromElsewhere,
                links.own().chapter(tree.getFirstChild()),
                links.own().isOfSources(tree.getFirstChild()));
    }

    /** Puts values and addresses into a tree, in a file with so many lines above it. */
    private final class Filling {
        private final int above;
        private final Problems problems;

        Filling(int above, Problems problems) {
            this.above = above;
            this.problems = problems;
        }

        void fill(Node tree) {
            List<Code> codes = Markdown.within(tree, Code.class);
            each(tree, Text.class, this::refuseUnsupported);
            each(tree, Paragraph.class, this::refuseSpaces);
            each(tree, LiveValue.class, this::fillIn);
            codes.forEach(this::fillIn);
            each(tree, Link.class, this::resolve);
            each(tree, Image.class, this::resolve);
            each(tree, HtmlInline.class, html -> refuse(html, HTML));
            each(tree, HtmlBlock.class, html -> refuse(html, HTML));
            codes.forEach(UnbrokenCode::around);
        }

        /** Reports extensions that would be shown as typed: nobody would notice before class. */
        private void refuseUnsupported(Text words) {
            if (NOTE.matcher(words.getLiteral()).find()) {
                refuse(words, FOOTNOTE);
            }
            if (FORMULA.matcher(words.getLiteral()).find()) {
                refuse(words, MATH);
            }
        }

        private void refuseSpaces(Paragraph paragraph) {
            String words =
                    Markdown.children(paragraph).stream()
                            .map(each -> each instanceof Text text ? text.getLiteral() : " ")
                            .collect(Collectors.joining());
            Matcher spaced = SPACED.matcher(words);
            if (spaced.find()) {
                String name = spaced.group(1).strip().replaceAll("\\s+", "-");
                refuse(paragraph, SPACE.formatted(quoted(name)));
            }
        }

        private void refuse(Node node, String why) {
            problems.add(line(node), why);
        }

        private int line(Node node) {
            return above + Markdown.line(node);
        }

        private void fillIn(LiveValue live) {
            live.insertBefore(new Text(value(live.expression(), live)));
            live.unlink();
        }

        /** Inline code that consists of a single live value; the value keeps the code font. */
        private void fillIn(Code code) {
            String literal = code.getLiteral();
            if (literal.matches("\\{\\{[^{}]+}}")) {
                code.setLiteral(value(literal.substring(2, literal.length() - 2).strip(), code));
            }
        }

        /** The value, or the typed text if there is none. */
        private String value(String expression, Node node) {
            try {
                return blocks.value(expression, line(node));
            } catch (Mistake wrong) {
                refuse(node, "{{" + expression + "}}: " + wrong.getMessage());
                return "{{" + expression + "}}";
            }
        }

        private void resolve(Link link) {
            String typed = link.getDestination();
            // The definition of a footnote is read as that of a link, if it is one word.
            if (Markdown.words(link).startsWith("^")) {
                refuse(link, FOOTNOTE);
                unwrap(link);
            } else {
                Links.closed(typed).ifPresent(advice -> refuse(link, advice));
                resolve(link, () -> link.setDestination(links.link(typed)));
            }
        }

        private void resolve(Image image) {
            resolve(image, () -> image.setDestination(links.picture(image.getDestination())));
        }

        private void resolve(Node node, Runnable resolving) {
            try {
                resolving.run();
            } catch (Mistake wrong) {
                refuse(node, wrong.getMessage());
                unwrap(node);
            }
        }
    }

    private static <T extends Node> void each(Node tree, Class<T> type, Consumer<T> doing) {
        Markdown.within(tree, type).forEach(doing);
    }

    /** Replaces a broken link by its text. */
    private static void unwrap(Node node) {
        Markdown.children(node).forEach(node::insertBefore);
        node.unlink();
    }
}
