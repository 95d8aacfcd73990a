package flipscope.web.site;

import flipscope.web.site.EmbedView.Controls;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Converts between the address of a page and the address of its embed. Both take the same
 * parameters; an embed also takes {@link #OPTIONS}.
 */
public final class EmbedAddress {
    /** Parameters that only embeds take. */
    public static final Set<String> OPTIONS =
            Set.of(
                    Embedding.THEME.name(),
                    Embedding.CONTROLS.name(),
                    Embedding.FROM.name(),
                    Embedding.TO.name(),
                    Embedding.CODE.name());

    /** Parameters that only embeds of figures take, which also have a narrow layout. */
    private static final Set<String> OF_FIGURES =
            Set.of("theme", "controls", "from", "to", "code", "narrow");

    /** Tasks have no passage, and {@code code} is what was written. */
    private static final Set<String> OF_TASKS = Set.of("theme", "controls");

    private static final String ROOT = "/embed";
    private static final String FIGURE = "/figure";

    private EmbedAddress() {}

    /** Kinds of pages that can be embedded, each with the size of its frame and its controls. */
    public enum Kind {
        TRACE("/trace/", 720, 750, Controls.SMALL),
        COMPARE("/compare", 840, 860, Controls.SMALL),
        PLAY("/play", 480, 900, Controls.SMALL),
        SCORE_FOUR("/score-four", 520, 960, Controls.SMALL),
        WRITE("/write", 720, 900, Controls.SMALL),
        BITS("/bits", 840, 900, Controls.SMALL),
        BOARD("/board", 400, 500, Controls.NONE),
        FIGURE("/figure/trace/", 720, 600, Controls.NONE),
        LESSON("/lessons/", 760, 900, Controls.SMALL),
        SHEET("/sheet/", 760, 900, Controls.SMALL);

        private final String path;
        private final int width;
        private final int height;
        private final Controls controls;

        Kind(String path, int width, int height, Controls controls) {
            this.path = path;
            this.width = width;
            this.height = height;
            this.controls = controls;
        }

        /** The default width in CSS pixels. */
        public int width() {
            return width;
        }

        /** The default height in CSS pixels: an ordinary page fits it, a longer one scrolls. */
        public int height() {
            return height;
        }

        /** The default controls. */
        Controls controls() {
            return controls;
        }

        /**
         * The part of the path after the kind, such as the id of an algorithm or lesson; may be
         * empty.
         */
        public String name(String page) {
            return bare(page).substring(path.length());
        }

        private boolean has(String page) {
            return path.endsWith("/")
                    ? page.startsWith(path) && page.length() > path.length()
                    : page.equals(path) || page.startsWith(path + "/");
        }
    }

    public static boolean isEmbed(String path) {
        return path.startsWith(ROOT + "/");
    }

    /**
     * The kind of the page or embed at a path.
     *
     * @return empty for pages that cannot be embedded, such as the home page
     */
    public static Optional<Kind> kindOf(String path) {
        String page = bare(path);
        return Arrays.stream(Kind.values()).filter(kind -> kind.has(page)).findFirst();
    }

    /** Whether the path is exactly such a page, nothing below it. */
    public static boolean isWhole(String path) {
        return kindOf(path)
                .filter(kind -> kind.path.endsWith("/") || kind.name(path).isEmpty())
                .isPresent();
    }

    /** The address of a page's embed: the same parameters, without options. */
    public static Link of(Link page) {
        return isEmbed(page.path()) ? page : page.at(ROOT + page.path());
    }

    /** The address of a page, or of its embed if the link is on an embed. */
    public static Link from(Link here, Link page) {
        return isEmbed(here.path()) ? of(page) : page;
    }

    /** The address of an embed's page: the same parameters, without the options. */
    public static Link page(Link embed) {
        return embed.at(outside(embed.path())).without(options(embed.path()));
    }

    /**
     * The address of an embed's page by its raw query, which may repeat parameters; kept ones stay
     * as written.
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
        return Link.url(outside(path)) + (kept.isEmpty() ? "" : "?" + kept);
    }

    /** The parameters that only the embed at this path takes. */
    private static Set<String> options(String path) {
        return kindOf(path).equals(Optional.of(Kind.FIGURE)) ? OF_FIGURES : choices(path);
    }

    /** The options to choose from for the embed of a page. */
    public static Set<String> choices(String path) {
        return isTask(path) ? OF_TASKS : OPTIONS;
    }

    /** Whether {@code code} is what was written, not how much of the source is shown. */
    static boolean isTask(String path) {
        return kindOf(path).filter(Set.of(Kind.WRITE, Kind.BITS)::contains).isPresent();
    }

    /** The path of an embed's page: a board leads to its game, a figure to its trace. */
    private static String outside(String path) {
        String page = bare(path);
        if (isEmbed(path) && page.equals("/board")) {
            return "/play";
        }
        return isEmbed(path) && page.startsWith(FIGURE + "/")
                ? page.substring(FIGURE.length())
                : page;
    }

    /** The path without the embed prefix. */
    public static String bare(String path) {
        return isEmbed(path) ? path.substring(ROOT.length()) : path;
    }
}
