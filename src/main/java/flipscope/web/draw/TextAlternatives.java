package flipscope.web.draw;

import flipscope.story.Narrator;
import flipscope.trace.Value;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;

/** Text alternatives of pictures. */
public final class TextAlternatives {
    private TextAlternatives() {}

    /** What a picture shows, in words: every square of a word, or what a table is. */
    public static String of(Narrator narrator, String text, Value value, ViewKind view) {
        return value instanceof Word word
                ? narrator.alt(text, word, view)
                : text + ": " + value.type();
    }
}
