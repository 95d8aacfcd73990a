package flipscope.web.trace.head;

import flipscope.catalogue.Technique;
import flipscope.web.address.Link;
import flipscope.web.page.PageContext;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The addresses by which a state of the stepper is shared.
 *
 * @param page the address of the state, on a page of its own or beside a game
 * @param moves whether its result can be seen to come about
 */
public record Sharing(PageContext frame, Technique technique, Link page, boolean moves) {
    /** Characters replaced in file names. */
    private static final Pattern OTHERS = Pattern.compile("[^A-Za-z0-9_-]+");

    /** The full address. */
    public String link() {
        return frame.origin() + page;
    }

    /** A picture that links to it, for sites without frames. */
    public String markdown() {
        String picture = frame.origin() + svg();
        return "[![" + technique.title() + "](" + picture + ")](" + link() + ")";
    }

    /** Its figure. */
    public String svg() {
        return figure(".svg").toString();
    }

    /** Its figure with the motion of the step, if anything moves. */
    public Optional<String> moving() {
        return Optional.of(figure(".svg").with("moving", "1").toString()).filter(each -> moves);
    }

    /** Its figure as plain text. */
    public String txt() {
        return figure(".txt").toString();
    }

    /** Its printable sheet. */
    public String print() {
        return alone().with("print", "1").toString();
    }

    /** The page that makes an embed of it; empty inside an embed. */
    public Optional<String> embed() {
        return Optional.of(Link.to("/share").with("url", alone()).toString())
                .filter(each -> !frame.isEmbedded());
    }

    private Link figure(String ending) {
        return alone().at("/figure/trace/" + technique.id() + ending);
    }

    /**
     * The stand-alone page: beside a game the path is the game's, and a parameter names the
     * algorithm.
     */
    private Link alone() {
        return page.with("trace", "").at("/trace/" + technique.id());
    }

    /** The file name of its figure, without extension: {@code mobility-carry-ripple}. */
    public String name() {
        String state = page.get("at").isEmpty() ? "" : "-" + page.get("at");
        return OTHERS.matcher(technique.id().replace("reversi/", "") + state).replaceAll("-");
    }
}
