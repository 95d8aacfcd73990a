package flipscope.web.share;

import flipscope.text.Messages;
import flipscope.web.share.height.HeightSource;
import flipscope.web.site.EmbedAddress.Kind;
import flipscope.web.site.Embedding;
import java.util.Map;

/**
 * The heights of frames, computed from what they show. Lessons, which are many screens long, and
 * tasks, which grow by what is found, get the height of one screen.
 */
public final class FrameHeights {
    private static final int SCREEN = 900;

    private final Map<Kind, HeightSource> sources;
    private final Messages words;

    /**
     * @param sources computes the height for each kind that fits its content
     */
    public FrameHeights(Map<Kind, HeightSource> sources, Messages words) {
        this.sources = Map.copyOf(sources);
        this.words = words;
    }

    /** The height of a page's frame at a width. */
    int of(SharedPage target, int width) {
        HeightSource source = sources.get(target.kind());
        String path = target.embed().path();
        return source == null
                ? SCREEN
                : source.of(
                        target.kind().name(path),
                        target.query(words),
                        Embedding.view(path, target.query(words)),
                        width);
    }
}
