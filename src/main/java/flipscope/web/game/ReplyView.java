package flipscope.web.game;

import flipscope.web.address.Link;
import java.util.Optional;

/**
 * The engine's reply, which the page fetches.
 *
 * @param url its address
 * @param delay how long to wait before the request, in htmx's notation: {@code 500ms}
 * @param thinking the address of progress reports; empty if the search is too brief to be watched
 */
public record ReplyView(String url, String delay, Optional<String> thinking) {
    /** The person's move is drawn at once, the reply half a second later. */
    public static final String SOON = "500ms";

    /** For what takes no time to look at. */
    public static final String AT_ONCE = "0ms";

    /** How long to wait while the engine is busy. */
    public static final String LATER = "2s";

    /**
     * The reply that a game waits for; empty if the engine does not move by itself. Embeds have no
     * progress reports.
     *
     * @param watched the lowest level whose searches are long enough to be watched
     */
    static Optional<ReplyView> of(PlayedGame game, String delay, int watched) {
        GameAddress url = game.url();
        Optional<String> thinking =
                Optional.of(url.part("thinking"))
                        .filter(each -> url.level() >= watched && url.embedding().isEmpty())
                        .map(Link::toString);
        return Optional.of(new ReplyView(url.reply(), delay, thinking))
                .filter(each -> game.isThinking());
    }
}
