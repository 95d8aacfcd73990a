package flipscope.web.site;

import flipscope.notation.NotationException;
import flipscope.text.Messages;

/** Describes an error in a text, with its line and column if the text has several lines. */
public final class ErrorLocation {
    private ErrorLocation() {}

    public static String in(String text, NotationException wrong, Messages words) {
        String before = text.substring(0, Math.min(text.length(), wrong.offset()));
        if (text.strip().lines().count() < 2) {
            return wrong.getMessage();
        }
        long line = 1 + before.chars().filter(sign -> sign == '\n').count();
        int column = before.length() - before.lastIndexOf('\n');
        return words.text("play.where", line, column, wrong.getMessage());
    }
}
