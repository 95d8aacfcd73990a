package flipscope.web.trace.head;

import com.github.benmanes.caffeine.cache.Cache;
import flipscope.catalogue.Arguments;
import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Traces;
import flipscope.text.Messages;
import flipscope.web.address.Link;
import flipscope.web.trace.request.TraceRequest;
import flipscope.work.HeapShare;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Lays out the techniques of a topic as a path: simplest first, each with its cost, slips apart.
 * The order is that of {@code core}.
 */
public final class TechniquePaths {
    private static final int BYTES_OF_A_PATH = 10_000;

    private final Catalogue catalogue;
    private final Traces traces;
    private final LessonLinks lessons;
    private final Messages words;
    private final Credits credits;
    private final Map<Technique, String> sameTricks;
    private final Map<Technique, String> costsOfExamples = new ConcurrentHashMap<>();
    private final Cache<Key, PathView> latest =
            HeapShare.PATHS.cache((key, path) -> BYTES_OF_A_PATH + 2 * key.link().length());

    /** Everything that a path depends on; the link holds the inputs. */
    private record Key(Technique current, String link, Object lessons, List<Technique> own) {}

    public TechniquePaths(Catalogue catalogue, Traces traces, LessonLinks lessons, Messages words) {
        this.catalogue = catalogue;
        this.traces = traces;
        this.lessons = lessons;
        this.words = words;
        this.credits = new Credits(words);
        this.sameTricks = sameTricks(catalogue, words);
    }

    /**
     * The path of a technique, the others on the same inputs if they accept them. Cached, since it
     * is the same at every step.
     */
    PathView of(TraceRequest request) {
        Technique current = request.technique();
        Key key = new Key(current, request.link().toString(), lessons.edition(), catalogue.own());
        return latest.get(key, absent -> around(current, request));
    }

    /** Slips stand last in a subject. */
    private PathView around(Technique current, TraceRequest request) {
        List<Technique> path = catalogue.path(current.subject());
        int sound = (int) path.stream().filter(each -> !each.isSlip()).count();
        List<TechniqueView> all =
                path.stream().map(each -> onTheSameInputs(each, request)).toList();
        return new PathView(
                text("techniques.subject." + current.subject(), current.subject()),
                current.isSlip()
                        ? words.text("techniques.place.slip")
                        : words.text("techniques.place", path.indexOf(current) + 1, sound),
                all.subList(0, sound),
                all.subList(sound, all.size()));
    }

    /** A title or a phrase, if there is one of this name. */
    private String text(String key, String otherwise) {
        return words.has(key) ? words.text(key) : otherwise;
    }

    /** A technique on its own example. */
    public TechniqueView onItsExample(Technique technique) {
        return technique(
                technique,
                costsOfExamples.computeIfAbsent(
                        technique, each -> cost(each.bind(ChosenInputs.EXAMPLE))),
                Link.to("/trace/" + technique.id()),
                false);
    }

    private TechniqueView onTheSameInputs(Technique technique, TraceRequest request) {
        boolean current = technique.equals(request.technique());
        return request.on(technique)
                .map(same -> technique(technique, cost(same), request.to(technique), current))
                .orElseGet(() -> onItsExample(technique));
    }

    private String cost(Arguments inputs) {
        return words.text("stepper.operations", traces.count(inputs).operations());
    }

    private TechniqueView technique(Technique technique, String cost, Link link, boolean current) {
        return new TechniqueView(
                technique,
                cost,
                text("techniques.from." + technique.origin(), ""),
                credits.named(technique.origin()),
                link.toString(),
                lessons.brief(technique),
                sameTricks.getOrDefault(technique, ""),
                current);
    }

    /**
     * For each technique those of other topics that share its trick: the part of the title after
     * the colon.
     */
    private static Map<Technique, String> sameTricks(Catalogue catalogue, Messages words) {
        Map<Technique, String> all = new HashMap<>();
        for (Technique one : catalogue.techniques()) {
            catalogue.techniques().stream()
                    .filter(other -> !other.equals(one) && !other.isSlip())
                    .filter(other -> !trick(one).isEmpty() && trick(one).equals(trick(other)))
                    .findFirst()
                    .map(other -> words.text("techniques.same-trick", other.title()))
                    .ifPresent(text -> all.put(one, text));
        }
        return all;
    }

    private static String trick(Technique technique) {
        int colon = technique.title().indexOf(": ");
        return colon < 0 || technique.isSlip() ? "" : technique.title().substring(colon);
    }
}
