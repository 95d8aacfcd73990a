package flipscope.web.lesson;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/**
 * What every live part has.
 *
 * @param name its anchor
 * @param caption below it, as HTML that is safe; may be empty
 * @param url where it can be looked at more closely, or null
 * @param link what that is called
 */
public record BlockView(String name, String caption, String url, String link) {
    /** Where an embed of it is made. */
    public String share() {
        return "/share?url=" + URLEncoder.encode(url, StandardCharsets.UTF_8);
    }

    /** Whether anything stands below it. */
    public boolean hasFoot() {
        return !caption.isEmpty() || url != null;
    }
}
