package flipscope.web.step;

import java.util.List;

/**
 * The replacements for one token, as links, and the way to the editor for any other text.
 *
 * @param token the original token
 * @param line where it stands
 * @param choices the replacements, if it has any
 * @param editor all of the code in the editor
 * @param close this page without the menu
 */
public record CodeMenu(
        String token, int line, List<Replacement> choices, String editor, String close) {
    /**
     * A replacement.
     *
     * @param text empty where the token is left out
     * @param name its label
     * @param url the page with it
     */
    public record Replacement(String text, String name, String url, boolean current) {}
}
