package flipscope.web.play;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The scores that a page of a game shows on its squares. */
public final class HintsPage {
    private static final Pattern SQUARE =
            Pattern.compile(
                    "id=\"sq-(..)\"[^>]*aria-label=\"([^\"]*)\"><span class=\"([^\"]*)\"[^>]*>(?:<small>(≈)</small>)?([^<]*)</span>");

    private HintsPage() {}

    /** One score, with what is said of it. */
    public record Shown(String label, String styles, String text) {
        public boolean isExact() {
            return !text.startsWith("≈");
        }

        public boolean isBest() {
            return styles.contains("best");
        }

        public long discs() {
            return Long.parseLong(text.replace("≈", "").replace('−', '-'));
        }
    }

    /** The scores by the names of their squares. */
    public static Map<String, Shown> shown(String page) {
        Map<String, Shown> all = new HashMap<>();
        Matcher square = SQUARE.matcher(page);
        while (square.find()) {
            String text = (square.group(4) == null ? "" : "≈") + square.group(5);
            all.put(square.group(1), new Shown(square.group(2), square.group(3), text));
        }
        return all;
    }
}
