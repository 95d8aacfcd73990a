package flipscope.web.play;

import flipscope.web.Page;
import java.util.HashMap;
import java.util.Map;
import org.jsoup.nodes.Element;

/** The scores that a page of a game shows on its squares. */
public final class HintsPage {
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
        for (Element score : Page.of(page).root().select("a[id^=sq-] > span")) {
            Element square = score.parent();
            String name = square.id().substring("sq-".length());
            all.put(name, new Shown(square.attr("aria-label"), score.className(), score.text()));
        }
        return all;
    }
}
