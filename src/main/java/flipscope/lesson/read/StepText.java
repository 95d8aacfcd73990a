package flipscope.lesson.read;

import static flipscope.lesson.read.Problems.quoted;

import flipscope.answer.ExpectedAnswer.Kind;
import flipscope.lesson.read.Yaml.Scalar;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;

/**
 * The text of a step.
 *
 * @param text as it is written, but for the names of its live values
 */
record StepText(Scalar text, BlockFields fields, PictureNames picture) {
    /** Two squares or more. */
    private static final Pattern LIST =
            Pattern.compile(
                    "%1$s(?:(?:,?\\s+(?:(?:and|or)\\s+)?|,)%1$s)++".formatted(PictureNames.SQUARE));

    /** Reports lists of squares that nobody checks. */
    void refuseLists(Node tree) {
        StringBuilder words = new StringBuilder();
        TreeMap<Integer, Node> places = new TreeMap<>();
        for (Node node : Markdown.within(tree, Node.class)) {
            places.put(words.length(), node);
            words.append(words(node));
        }
        Matcher list = LIST.matcher(words);
        while (list.find()) {
            refuseUnlessClaimed(list.group(), places.floorEntry(list.start()).getValue());
        }
    }

    /** The words of one node; a sign that belongs to no list in place of what is no text. */
    private static String words(Node node) {
        if (node instanceof Text words) {
            return words.getLiteral();
        }
        return node instanceof SoftLineBreak ? " " : node.getFirstChild() == null ? "|" : "";
    }

    private void refuseUnlessClaimed(String list, Node node) {
        String squares = list.replaceAll("(?<!\\w)(?:and|or)(?!\\w)|,", " ");
        boolean checked =
                fields.scalars("claim").stream()
                        .map(claim -> claim.text().replaceFirst("^[^=]*=", ""))
                        .anyMatch(claimed -> new Reading(Kind.SQUARES, claimed).is(squares));
        if (!checked) {
            refuse(
                    node,
                    quoted(list)
                            + " may go stale; write {{step.squares}} or another live value, or"
                            + " claim these squares");
        }
    }

    /** Marks the squares and rows, except in code and links; reports those that do not exist. */
    void mark(Node tree) {
        for (Text words : Markdown.within(tree, Text.class)) {
            if (!isLinked(words)) {
                mark(words);
            }
        }
    }

    private static boolean isLinked(Node node) {
        return node != null && (node instanceof Link || isLinked(node.getParent()));
    }

    private void mark(Text words) {
        String literal = words.getLiteral();
        Matcher name = PictureNames.NAME.matcher(literal);
        int at = 0;
        while (name.find()) {
            try {
                String found = picture.find(name);
                words.insertBefore(new Text(literal.substring(at, name.start())));
                String kind = name.group(1) == null ? "data-s" : "data-row";
                Span named = new Span(Map.of("class", "named", kind, found));
                named.appendChild(new Text(name.group()));
                words.insertBefore(named);
                at = name.end();
            } catch (Mistake unknown) {
                refuse(words, unknown.getMessage());
            }
        }
        words.setLiteral(literal.substring(at));
    }

    private void refuse(Node node, String why) {
        fields.problems.add(above() + Markdown.line(node), why);
    }

    /** How many lines of the file precede it. */
    int above() {
        return text.first() - 1;
    }
}
