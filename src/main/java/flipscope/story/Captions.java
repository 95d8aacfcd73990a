package flipscope.story;

import flipscope.text.Messages;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The author's comments with the sides named. The core speaks of "ours" and "opposing discs"
 * because it serves both sides; readers see Black and White.
 */
record Captions(Messages messages) {
    private static final List<Phrase> OWN =
            List.of(
                    phrase(
                            "(?:all )?(?:of )?our own discs|all discs of ours|our discs",
                            "own-discs"),
                    phrase("every disc of ours", "own-every-disc"),
                    phrase("a disc of (?:our own|ours)", "own-disc"),
                    phrase("beside (?:ours|us)", "own-beside"),
                    phrase("our side", "own-side"),
                    phrase("ours", "own"));

    private static final List<Phrase> OPPONENT =
            List.of(
                    phrase("an (?:opposing|opponent) disc", "opponent-disc"),
                    phrase(
                            "(?:opposing|opponent) discs"
                                    + "|(?:(?:the )?opponent|the other side)(?:’|')s discs",
                            "opponent-discs"),
                    phrase("the opponent", "opponent"));

    /**
     * An English phrase of the core.
     *
     * @param key that of the text that replaces it with a side's name
     */
    private record Phrase(Pattern words, String key) {}

    private static Phrase phrase(String words, String key) {
        return new Phrase(Pattern.compile("(?<!\\w)(?:" + words + ")(?!\\w)"), key);
    }

    /** The comment with the sides named. */
    String named(String comment, TraceContext traceContext) {
        return traceContext
                .own()
                .map(own -> replace(comment, OWN, own))
                .map(told -> replace(told, OPPONENT, traceContext.opponent().orElseThrow()))
                .orElse(comment);
    }

    private String replace(String comment, List<Phrase> phrases, String side) {
        String replaced = comment;
        for (Phrase phrase : phrases) {
            String words = messages.text("story.caption." + phrase.key(), side);
            replaced = phrase.words().matcher(replaced).replaceAll(Matcher.quoteReplacement(words));
        }
        return replaced;
    }
}
