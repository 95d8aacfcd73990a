package flipscope.web.address;

import java.util.Set;

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

    /**
     * Those that embeds of typed code take: it has no passage, and {@code code} is what was typed.
     */
    public static final Set<String> OF_TYPED_CODE =
            Set.of(Embedding.THEME.name(), Embedding.CONTROLS.name());

    private static final String ROOT = "/embed";

    private EmbedAddress() {}

    public static boolean isEmbed(String path) {
        return path.startsWith(ROOT + "/");
    }

    /** The address of a page's embed: the same parameters, without options. */
    public static Link of(Link page) {
        return isEmbed(page.path()) ? page : page.at(ROOT + page.path());
    }

    /** The address of a page, or of its embed if the link is on an embed. */
    public static Link from(Link here, Link page) {
        return isEmbed(here.path()) ? of(page) : page;
    }

    /** The path without the embed prefix. */
    public static String bare(String path) {
        return isEmbed(path) ? path.substring(ROOT.length()) : path;
    }
}
