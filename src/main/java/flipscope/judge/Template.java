package flipscope.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Code with blanks.
 *
 * @param pieces the text around the blanks, one more than there are blanks
 */
public record Template(List<String> pieces) {
    /** The text of a blank that has not been filled in: a name that nothing else has. */
    public static final String EMPTY = "___";

    /**
     * A text with some of its parts as blanks.
     *
     * @param parts in textual order
     */
    static Template of(String text, List<String> parts) {
        List<String> pieces = new ArrayList<>();
        int from = 0;
        for (String part : parts) {
            int at = text.indexOf(part, from);
            if (at < 0) {
                throw new IllegalArgumentException("no \"" + part + "\" in:\n" + text);
            }
            pieces.add(text.substring(from, at));
            from = at + part.length();
        }
        pieces.add(text.substring(from));
        return new Template(List.copyOf(pieces));
    }

    public int blanks() {
        return pieces.size() - 1;
    }

    /** The code with its blanks filled in; a blank without text stays blank. */
    public String filled(List<String> values) {
        StringBuilder code = new StringBuilder();
        for (int i = 0; i < blanks(); i++) {
            String value = i < values.size() ? values.get(i).strip() : "";
            code.append(pieces.get(i)).append(value.isEmpty() ? EMPTY : value);
        }
        return code.append(pieces.get(blanks())).toString();
    }

    /** What stands in the blanks of a code; empty if it differs elsewhere. */
    public Optional<List<String>> values(String code) {
        List<String> values = new ArrayList<>();
        String first = pieces.get(0);
        String last = pieces.get(blanks());
        if (!code.startsWith(first) || !code.endsWith(last)) {
            return Optional.empty();
        }
        int from = first.length();
        for (int i = 1; i <= blanks(); i++) {
            boolean ends = i == blanks();
            int to = ends ? code.length() - last.length() : code.indexOf(pieces.get(i), from);
            if (to < from) {
                return Optional.empty();
            }
            String value = code.substring(from, to);
            values.add(value.equals(EMPTY) ? "" : value);
            from = to + pieces.get(i).length();
        }
        return Optional.of(values);
    }
}
