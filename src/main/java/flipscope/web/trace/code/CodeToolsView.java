package flipscope.web.trace.code;

import flipscope.web.site.FieldView;
import java.util.List;

/**
 * The ways to edit the shown code.
 *
 * @param toggle this page with editing turned on or off
 * @param open whether tokens are links now
 * @param menu the replacements for the chosen token, or null
 */
public record CodeToolsView(String toggle, boolean open, MenuView menu) {

    /**
     * The replacements for one token.
     *
     * @param token the original token
     * @param line its line number
     * @param choices the replacements
     * @param path where typed text is sent
     * @param fields the hidden fields sent with it
     * @param own the current text if it is none of the choices, else empty
     * @param longest the maximum number of characters
     * @param problem why the typed text cannot run, or empty
     * @param close this page without the menu
     */
    public record MenuView(
            String token,
            int line,
            List<ChoiceView> choices,
            String path,
            List<FieldView> fields,
            String own,
            int longest,
            String problem,
            String close) {}

    /** One replacement, and how it differs from the original. */
    public record ChoiceView(String text, String name, String url, boolean current) {}
}
