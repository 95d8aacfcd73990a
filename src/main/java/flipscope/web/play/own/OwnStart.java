package flipscope.web.play.own;

import flipscope.web.address.Link;
import flipscope.web.address.NamedLink;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import java.util.List;

/**
 * Where code is brought that a game is to be played by.
 *
 * @param text what was typed
 * @param problem why it cannot be played by, or which of its methods is asked for; may be empty
 * @param choices the methods to choose from
 * @param chosen those that are chosen already
 * @param slips games by code that has a slip
 */
public record OwnStart(
        PageContext frame,
        String text,
        String problem,
        List<String> choices,
        List<String> chosen,
        List<NamedLink> slips)
        implements PageView {

    @Override
    public String description() {
        return text("own.lead");
    }

    @Override
    public String spoken() {
        return problem;
    }

    public String action() {
        return Link.url("/play/own");
    }
}
