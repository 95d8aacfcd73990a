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
 * The longest sentence of a trace. Unseen on each of its steps, it holds the room for all the
 * others, so that nothing below it moves. Looking for it tells the whole trace, so it is remembered
 * for as long as the trace is.
 */
public final class LongestSentences {
    private final Narrator narrator;
    private final Cache<Trace, Map<Look, String>> known = Caffeine.newBuilder().weakKeys().build();

    /** Who is to move; what the code was before a change belongs to the trace. */
    private record Look(Detail detail, Optional<Position> position) {}

    public LongestSentences(Narrator narrator) {
        this.narrator = narrator;
    }

    String of(Trace trace, Detail detail, Scene scene) {
        return known.get(trace, absent -> new ConcurrentHashMap<>())
                .computeIfAbsent(
                        new Look(detail, scene.position()), absent -> find(trace, detail, scene));
    }

    private String find(Trace trace, Detail detail, Scene scene) {
        return activations(trace, detail)
                .boxed()
                .flatMap(call -> Stops.of(trace, detail, call).list().stream())
                .map(stop -> narrator.sentence(trace, stop, scene))
                .max(Comparator.comparingInt(String::length))
                .orElse("");
    }

    /** By statement a reader also goes into calls, which have stops of their own. */
    private static IntStream activations(Trace trace, Detail detail) {
        return IntStream.range(-1, detail == Detail.STATEMENT ? trace.calls().size() : 0);
    }
}
