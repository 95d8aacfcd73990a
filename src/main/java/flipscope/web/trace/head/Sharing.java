package flipscope.web.trace.head;

import flipscope.catalogue.Technique;
import flipscope.web.site.Link;
import flipscope.web.site.PageFrame;
import java.util.regex.Pattern;

/** Builds the addresses by which a state of the stepper is shared. */
public final class Sharing {
    /** Characters replaced in file names. */
    private static final Pattern OTHERS = Pattern.compile("[^A-Za-z0-9_-]+");

    private final PageFrame frame;
    private final Technique technique;

    public Sharing(PageFrame frame, Technique technique) {
        this.frame = frame;
        this.technique = technique;
    }

    /**
     * The addresses of one state.
     *
     * @param link the address of the state, on a page of its own or beside a game
     * @param moves whether its result can be seen to come about
     */
    public ShareView of(Link link, boolean moves) {
        Link svg = figure(link, ".svg");
        String picture = frame.origin() + svg;
        String whole = frame.origin() + link;
        return new ShareView(
                whole,
                "[![" + technique.title() + "](" + picture + ")](" + whole + ")",
                svg.toString(),
                moves ? svg.with("moving", "1").toString() : null,
                figure(link, ".txt").toString(),
                alone(link).at("/trace/" + technique.id()).with("print", "1").toString(),
                name(link),
                embed(link));
    }

    private String embed(Link link) {
        Link page = alone(link).at("/trace/" + technique.id());
        return frame.isEmbedded() ? null : Link.to("/share").with("url", page).toString();
    }

    private Link figure(Link link, String ending) {
        return alone(link).at("/figure/trace/" + technique.id() + ending);
    }

    /**
     * The stand-alone address: beside a game the path is the game's, and a parameter names the
     * algorithm.
     */
    private static Link alone(Link link) {
        return link.with("trace", "");
    }

    /** The file name: {@code mobility-carry-ripple}. */
    private String name(Link link) {
        String state = link.get("at").isEmpty() ? "" : "-" + link.get("at");
        return OTHERS.matcher(technique.id().replace("reversi/", "") + state).replaceAll("-");
    }
}
