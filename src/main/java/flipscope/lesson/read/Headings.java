package flipscope.lesson.read;

import flipscope.lesson.Heading;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.commonmark.node.Node;

/** Gives each heading of a lesson an anchor of its own, even if two have the same words. */
final class Headings {
    /** The prefix of every anchor, so that no heading collides with other elements of the page. */
    static final String PREFIX = "h-";

    private static final int CHAPTER = 2;

    private final Map<org.commonmark.node.Heading, String> anchors = new LinkedHashMap<>();
    private final Set<String> names = new HashSet<>();

    Headings(Node body) {
        Markdown.within(body, org.commonmark.node.Heading.class).forEach(this::add);
    }

    private void add(org.commonmark.node.Heading heading) {
        String wanted = anchor(Markdown.words(heading));
        String name = wanted;
        for (int count = 1; !names.add(name); count++) {
            name = wanted + "-" + count;
        }
        anchors.put(heading, PREFIX + name);
    }

    /**
     * The form used in links: lower case, hyphens for blanks, otherwise only letters and digits.
     */
    private static String anchor(String text) {
        String letters =
                text.toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{L}\\p{N}\\s_-]", "")
                        .strip()
                        .replaceAll("\\s+", "-");
        return letters.isEmpty() ? "section" : letters;
    }

    /** The chapter that begins with this node. */
    Optional<Heading> chapter(Node node) {
        return node instanceof org.commonmark.node.Heading heading && heading.getLevel() == CHAPTER
                ? Optional.of(new Heading(anchors.get(heading), Markdown.words(heading)))
                : Optional.empty();
    }

    /** Whether its sources begin with this node, which fold into the foot of the page. */
    boolean isOfSources(Node node) {
        return (PREFIX + "where-this-comes-from").equals(anchor(node));
    }

    /** The anchors as authors write them, without the prefix. */
    Set<String> names() {
        return names;
    }

    /** The anchor of a heading; null for other nodes. */
    String anchor(Node node) {
        return anchors.get(node);
    }
}
