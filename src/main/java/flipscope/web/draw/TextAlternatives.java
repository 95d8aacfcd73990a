package flipscope.web.draw;

import flipscope.story.Narrator;
import flipscope.trace.Value;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;

/** Text alternatives for pictures. */
public final class TextAlternatives {
    private TextAlternatives() {}

    /** A picture in words: every square of a word, or a description of a table. */
    public static String of(Narrator narrator, String text, Value value, ViewKind view) {
        return value instanceof Word word
                ? narrator.alt(text, word, view)
                : text + ": " + value.type();
    }
}
