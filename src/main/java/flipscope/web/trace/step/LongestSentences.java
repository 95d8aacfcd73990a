package flipscope.web.trace.step;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import flipscope.rules.Position;
import flipscope.story.Detail;
import flipscope.story.Narrator;
import flipscope.story.Scene;
import flipscope.story.Stops;
import flipscope.trace.Trace;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/**
 * The longest sentence of a trace, placed unseen on each step to reserve the height, so that
 * nothing below it moves. Cached with the trace, since finding it narrates every step.
 */
public final class LongestSentences {
    private final Narrator narrator;
    private final Cache<Trace, Map<Key, String>> known = Caffeine.newBuilder().weakKeys().build();

    /** The cache key within a trace. */
    private record Key(Detail detail, Optional<Position> position) {}

    public LongestSentences(Narrator narrator) {
        this.narrator = narrator;
    }

    String of(Trace trace, Detail detail, Scene scene) {
        return known.get(trace, absent -> new ConcurrentHashMap<>())
                .computeIfAbsent(
                        new Key(detail, scene.position()), absent -> find(trace, detail, scene));
    }

    private String find(Trace trace, Detail detail, Scene scene) {
        return activations(trace, detail)
                .boxed()
                .flatMap(call -> Stops.of(trace, detail, call).list().stream())
                .map(stop -> narrator.sentence(trace, stop, scene))
                .max(Comparator.comparingInt(String::length))
                .orElse("");
    }

    /** At the detail of statements a reader also enters calls, which have stops of their own. */
    private static IntStream activations(Trace trace, Detail detail) {
        return IntStream.range(-1, detail == Detail.STATEMENT ? trace.calls().size() : 0);
    }
}
