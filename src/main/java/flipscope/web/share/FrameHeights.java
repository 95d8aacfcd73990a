package flipscope.web.share;

import flipscope.text.Messages;
import flipscope.web.share.height.HeightSource;
import flipscope.web.site.EmbedAddress.Kind;
import flipscope.web.site.Embedding;
import java.util.Map;

/**
 * How tall frames have to be: as tall as what is drawn in them. A lesson, which is many screens
 * long, is read in a frame as tall as a screen.
 */
public final class FrameHeights {
    private static final int SCREEN = 900;

    private final Map<Kind, HeightSource> sources;
    private final Messages words;

    /**
     * @param sources the heights of each kind that is as tall as what is drawn
     */
    public FrameHeights(Map<Kind, HeightSource> sources, Messages words) {
        this.sources = Map.copyOf(sources);
        this.words = words;
    }

    /** How tall the frame of a page of ours has to be where it is so wide. */
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
