package flipscope.web.figure;

import java.util.Map;

/** Writes XML; empty elements close themselves. */
public final class Markup {
    private final StringBuilder text = new StringBuilder();
    private boolean open;

    Markup open(String tag, Map<String, String> attributes) {
        settle();
        text.append('<').append(tag);
        attributes.forEach(
                (name, value) ->
                        text.append(' ')
                                .append(name)
                                .append("=\"")
                                .append(escape(value))
                                .append('"'));
        open = true;
        return this;
    }

    Markup letters(String letters) {
        settle();
        text.append(escape(letters));
        return this;
    }

    void close(String tag) {
        if (open) {
            text.append("/>");
            open = false;
        } else {
            text.append("</").append(tag).append('>');
        }
    }

    private void settle() {
        if (open) {
            text.append('>');
            open = false;
        }
    }

    private static String escape(String letters) {
        return letters.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
