package flipscope.web.share;

import flipscope.text.Messages;
import flipscope.web.figure.Card;
import flipscope.web.figure.CardSource;
import flipscope.web.site.EmbedAddress;
import flipscope.web.site.EmbedAddress.Kind;
import flipscope.web.site.Embedding;
import flipscope.web.site.PageLocation;
import flipscope.web.site.Problem;
import flipscope.web.site.ProblemException;
import flipscope.web.site.Query;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds the preview card of each page. */
public final class CardIndex {
    /** Kinds with a single page; paths below it are other pages. */
    private static final Set<Kind> SINGLE =
            Set.of(Kind.COMPARE, Kind.PLAY, Kind.SCORE_FOUR, Kind.WRITE, Kind.BOARD);

    private final Map<Kind, CardSource> sources;
    private final Card site;
    private final Messages words;

    /**
     * @param sources the source of cards for each kind that has any
     */
    public CardIndex(Map<Kind, CardSource> sources, Card site, Messages words) {
        this.sources = Map.copyOf(sources);
        this.site = site;
        this.words = words;
    }

    /**
     * The card of a page.
     *
     * @param path the path of the page
     * @throws ProblemException if there is no such page, or its parameters are invalid
     */
    Card of(String path, Query query) {
        if (path.equals(PageLocation.SITE)) {
            return site;
        }
        Embedding.check(path, query);
        Kind kind =
                EmbedAddress.kindOf(path).orElseThrow(() -> new ProblemException(unknown(path)));
        return Optional.ofNullable(sources.get(kind))
                .map(source -> source.of(kind.name(path), query))
                .orElseThrow(() -> new ProblemException(unknown(path)));
    }

    /** Whether the path is exactly such a page, nothing below it. */
    static boolean isWhole(String path) {
        return EmbedAddress.kindOf(path)
                .filter(kind -> !SINGLE.contains(kind) || kind.name(path).isEmpty())
                .isPresent();
    }

    private Problem unknown(String path) {
        return new Problem(
                404, "not-found", words.text("error.not-found", Problem.excerpt(path)), "");
    }
}
