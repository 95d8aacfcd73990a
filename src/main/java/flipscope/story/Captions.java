package flipscope.story;

import com.github.benmanes.caffeine.cache.Cache;
import flipscope.text.Messages;
import flipscope.work.HeapShare;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The author's comments with the sides named. The core speaks of "ours" and "opposing discs"
 * because it serves both sides; readers see Black and White.
 */
final class Captions {
    /**
     * English phrases of the core, each with the key of the text that replaces it with a side's
     * name.
     */
    private static final Map<Pattern, String> OWN = new LinkedHashMap<>();

    private static final Map<Pattern, String> OPPONENT = new LinkedHashMap<>();

    static {
        OWN.put(phrase("(?:all )?(?:of )?our own discs|all discs of ours|our discs"), "own-discs");
        OWN.put(phrase("every disc of ours"), "own-every-disc");
        OWN.put(phrase("a disc of (?:our own|ours)"), "own-disc");
        OWN.put(phrase("beside (?:ours|us)"), "own-beside");
        OWN.put(phrase("our side"), "own-side");
        OWN.put(phrase("ours"), "own");
        OPPONENT.put(phrase("an (?:opposing|opponent) disc"), "opponent-disc");
        OPPONENT.put(
                phrase(
                        "(?:opposing|opponent) discs"
                                + "|(?:(?:the )?opponent|the other side)(?:’|')s discs"),
                "opponent-discs");
        OPPONENT.put(phrase("the opponent"), "opponent");
    }

    private final Messages messages;

    /**
     * Caches the result, since every step asks for its comment. The comments of our sources always
     * fit; those that readers write may not.
     */
    private final Cache<Comment, String> named =
            HeapShare.CAPTIONS.cache((comment, text) -> 200 + 4 * text.length());

    private record Comment(String text, String own) {}

    Captions(Messages messages) {
        this.messages = messages;
    }

    private static Pattern phrase(String words) {
        return Pattern.compile("\\b(?:" + words + ")\\b");
    }

    /** The comment with the sides named. */
    String named(String comment, TraceContext traceContext) {
        String own = traceContext.own().orElse(null);
        if (own == null) {
            return comment;
        }
        String opponent = traceContext.opponent().orElseThrow();
        return named.get(
                new Comment(comment, own),
                absent -> replace(replace(comment, OWN, own), OPPONENT, opponent));
    }

    private String replace(String comment, Map<Pattern, String> phrases, String side) {
        String replaced = comment;
        for (Map.Entry<Pattern, String> phrase : phrases.entrySet()) {
            String words =
                    Matcher.quoteReplacement(
                            messages.text("story.caption." + phrase.getValue(), side));
            replaced = phrase.getKey().matcher(replaced).replaceAll(words);
        }
        return replaced;
    }
}
