package flipscope.web.draw;

/** Writes XML; empty elements close themselves. */
public final class Markup {
    private final StringBuilder text = new StringBuilder();
    private boolean open;

    public Markup open(String tag) {
        settle();
        text.append('<').append(tag);
        open = true;
        return this;
    }

    /** An attribute of the element that was opened last; none without a value. */
    public Markup attribute(String name, Object value) {
        if (value != null) {
            text.append(' ').append(name).append("=\"");
            escape(value instanceof Double length ? CellPaths.number(length) : value.toString());
            text.append('"');
        }
        return this;
    }

    public Markup letters(String letters) {
        settle();
        escape(letters);
        return this;
    }

    public void close(String tag) {
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

    private void escape(String letters) {
        for (int index = 0; index < letters.length(); index++) {
            char letter = letters.charAt(index);
            switch (letter) {
                case '&' -> text.append("&amp;");
                case '<' -> text.append("&lt;");
                case '>' -> text.append("&gt;");
                case '"' -> text.append("&quot;");
                default -> text.append(letter);
            }
        }
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
