package flipscope.web.trace.code;

import flipscope.web.site.FieldView;
import java.util.List;

/**
 * The ways to change the code that is shown.
 *
 * @param toggle the same page with its tokens as links, or without
 * @param open whether they are links now
 * @param menu what may stand in place of the token that was chosen, or null
 */
public record CodeToolsView(String toggle, boolean open, MenuView menu) {

    /**
     * What may stand in place of a token.
     *
     * @param token the token as it is
     * @param line the number of its line
     * @param choices what is offered
     * @param path where a text of one's own is sent
     * @param fields what is sent with it
     * @param own what is there now if it is none of the choices, else empty
     * @param longest how many characters it may have
     * @param problem why what was typed cannot run, or empty
     * @param close the same page without the menu
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

    /** One text that may stand there, and how it differs from the right one. */
    public record ChoiceView(String text, String name, String url, boolean current) {}
}
