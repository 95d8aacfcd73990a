package flipscope.lesson.read;

import static flipscope.lesson.read.Problems.quoted;

import flipscope.lesson.read.Yaml.Scalar;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * What is said of a state of a toy, where that is such a state.
 *
 * @param when what must hold
 * @param text Markdown with values of the state
 */
record ToySentence(List<Condition> when, String text) {
    private static final Pattern LIVE = Pattern.compile("\\{\\{([^{}]+)}}");
    private static final HtmlRenderer HTML = Markdown.renderer(true, (node, tag, attributes) -> {});

    /** A value, and what it must be or must not. */
    record Condition(String path, boolean equal, String value) {
        private static final Pattern FORM = Pattern.compile("([\\w.-]+)\\s*(!?=)\\s*(.+)");

        /**
         * @throws Mistake if the text is no condition
         */
        static Condition of(String typed) {
            Matcher read = FORM.matcher(typed);
            if (!read.matches()) {
                throw new Mistake(
                        quoted(typed) + " is no condition; write result.squares = b, or != b");
            }
            return new Condition(read.group(1), read.group(2).equals("="), read.group(3));
        }

        boolean holds(Results state) {
            return state.read(path).is(value) == equal;
        }
    }

    boolean fits(Results state) {
        return when.stream().allMatch(each -> each.holds(state));
    }

    /**
     * The sentence with its values, as Markdown.
     *
     * @throws Mistake if there is no such value
     */
    String filled(Results state) {
        return LIVE.matcher(text)
                .replaceAll(
                        live -> Matcher.quoteReplacement(state.read(live.group(1).strip()).text()));
    }

    /** The sentence as safe HTML. */
    String html(Results state) {
        return HTML.render(Markdown.parse(filled(state))).strip();
    }

    /** The conditions of a key; those that cannot be read are reported. */
    static List<Condition> conditions(Fields fields, String key) {
        List<Condition> all = new ArrayList<>();
        for (Scalar each : fields.scalars(key)) {
            fields.notated(key, each.line(), each.text(), Condition::of).ifPresent(all::add);
        }
        return all;
    }
}
