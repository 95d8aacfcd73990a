package flipscope.web.site;

import flipscope.web.site.EmbedView.Controls;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The way from the address of a page to that of the same page inside a frame, and back. A page and
 * its embed take the same parameters; an embed takes {@link #OPTIONS} besides.
 */
public final class EmbedAddress {
    /** What an embed's address may say and a page's does not. */
    public static final Set<String> OPTIONS =
            Set.of("theme", "controls", "from", "to", "code", "lang");

    /** A figure may be laid out for a narrow screen besides. */
    private static final Set<String> OF_FIGURES =
            Set.of("theme", "controls", "from", "to", "code", "lang", "narrow");

    private static final String ROOT = "/embed";
    private static final String FIGURE = "/figure";

    private EmbedAddress() {}

    /** What can be embedded, each with how wide its frame is where nobody says. */
    public enum Kind {
        TRACE("/trace/", 720, Controls.SMALL),
        COMPARE("/compare", 840, Controls.SMALL),
        PLAY("/play", 480, Controls.SMALL),
        BOARD("/board", 400, Controls.NONE),
        FIGURE("/figure/trace/", 720, Controls.NONE),
        LESSON("/lessons/", 760, Controls.SMALL);

        private final String path;
        private final int width;
        private final Controls controls;

        Kind(String path, int width, Controls controls) {
            this.path = path;
            this.width = width;
            this.controls = controls;
        }

        /** In CSS pixels. */
        public int width() {
            return width;
        }

        /** What there is to press where nobody says. */
        Controls controls() {
            return controls;
        }

        /** What follows the kind in the path of a page: an algorithm, a lesson; may be empty. */
        public String name(String page) {
            return bare(page).substring(path.length());
        }

        private boolean has(String page) {
            return path.endsWith("/")
                    ? page.startsWith(path) && page.length() > path.length()
                    : page.equals(path) || page.startsWith(path + "/");
        }
    }

    /** Whether a path is an embed's. */
    public static boolean isEmbed(String path) {
        return path.startsWith(ROOT + "/");
    }

    /**
     * What the page at a path is, inside a frame or out of it.
     *
     * @return nothing for pages that cannot be embedded, such as the first one
     */
    public static Optional<Kind> kindOf(String path) {
        String page = bare(path);
        return Arrays.stream(Kind.values()).filter(kind -> kind.has(page)).findFirst();
    }

    /** The same, for embeds whose kind decides only how they look. */
    static Kind kind(String path) {
        return kindOf(path).orElse(Kind.TRACE);
    }

    /** The address of a page inside a frame: the same parameters, without options. */
    public static Link of(Link page) {
        return isEmbed(page.path()) ? page : page.at(ROOT + page.path());
    }

    /** The address of a page for a link that stays where it is, in a frame or out of it. */
    public static Link from(Link here, Link page) {
        return isEmbed(here.path()) ? of(page) : page;
    }

    /** The address of the same thing on a page of its own: the same parameters but the options. */
    public static Link page(Link embed) {
        return embed.at(outside(embed.path())).without(options(embed.path()));
    }

    /**
     * The same for an address as a request has it, parameter by parameter as it was written: some
     * are there more than once.
     *
     * @param query what follows the question mark, or null
     */
    static String page(String path, String query) {
        String kept =
                query == null
                        ? ""
                        : Arrays.stream(query.split("&"))
                                .filter(pair -> !options(path).contains(pair.split("=", 2)[0]))
                                .collect(Collectors.joining("&"));
        return outside(path) + (kept.isEmpty() ? "" : "?" + kept);
    }

    /** What the address of an embed may say and that of its page does not. */
    private static Set<String> options(String path) {
        return kindOf(path).equals(Optional.of(Kind.FIGURE)) ? OF_FIGURES : OPTIONS;
    }

    /**
     * The page that an embed is of: a board is a game, a figure the trace that it is drawn from.
     */
    private static String outside(String path) {
        String page = bare(path);
        if (isEmbed(path) && page.equals("/board")) {
            return "/play";
        }
        return isEmbed(path) && page.startsWith(FIGURE + "/")
                ? page.substring(FIGURE.length())
                : page;
    }

    /** The path of a page as it is outside of frames. */
    public static String bare(String path) {
        return isEmbed(path) ? path.substring(ROOT.length()) : path;
    }
}
