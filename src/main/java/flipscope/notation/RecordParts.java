package flipscope.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Cuts a file of many records into games, by the grammar of the records. */
final class RecordParts {
    /** A game in brackets. */
    private static final Pattern BRACKETS = Pattern.compile("\\(\\s*;");

    /** One that is known even within another that is not closed. */
    private static final Pattern NEXT = Pattern.compile("\\(\\s*;\\s*(?:GM|FF)\\[");

    private static final Pattern HEADER =
            Pattern.compile("^[ \\t]*\\[(\\p{javaLetter}+)\\s+\"", Pattern.MULTILINE);

    /** What servers and people write between two records: numbers, comments. */
    private static final Pattern BETWEEN = Pattern.compile("(?:[\\d\\s,;|]|%[^\\r\\n]*+)*+");

    private final String text;
    private final List<TextFile.Part> parts = new ArrayList<>();

    private RecordParts(String text) {
        this.text = text;
    }

    /** The records of a text in their order; none if it has no records. */
    static List<TextFile.Part> of(String text) {
        RecordParts all = new RecordParts(text);
        if (BRACKETS.matcher(text).find()) {
            all.brackets();
        } else {
            all.headers();
        }
        return all.parts;
    }

    private void brackets() {
        int at = 0;
        Matcher next = BRACKETS.matcher(text);
        while (next.find(at)) {
            between(at, next.start());
            int end = end(next.start());
            add(next.start(), end);
            at = end;
        }
        between(at, text.length());
    }

    /** Something else between records may be a damaged one, which then tells what is wrong. */
    private void between(int from, int to) {
        String other = text.substring(from, to);
        if (other.contains("[") && !BETWEEN.matcher(other).matches()) {
            add(from, to);
        }
    }

    /** After the bracket that closes the one here, or where the next game begins. */
    private int end(int open) {
        int depth = 0;
        boolean value = false;
        for (int at = open; at < text.length(); at++) {
            char sign = text.charAt(at);
            if (value) {
                at += sign == '\\' ? 1 : 0;
                value = sign != ']';
            } else {
                value = sign == '[';
                depth += sign == '(' ? 1 : sign == ')' ? -1 : 0;
            }
            if (depth == 0) {
                return at + 1;
            }
        }
        Matcher next = NEXT.matcher(text);
        return next.find(open + 1) ? next.start() : text.length();
    }

    /** A game begins with the first header after moves, or with one that it has already. */
    private void headers() {
        Matcher header = HEADER.matcher(text);
        List<String> names = new ArrayList<>();
        int from = -1;
        int before = 0;
        while (header.find()) {
            boolean moves = from < 0 || hasMoves(before, header.start());
            boolean event = header.group(1).equals("Event") || !isInBraces(from, header.start());
            if (event && (moves || names.contains(header.group(1)))) {
                addFrom(from, header.start());
                from = header.start();
                names.clear();
            }
            names.add(header.group(1));
            before = header.end();
        }
        addFrom(from, text.length());
    }

    private void addFrom(int from, int to) {
        if (from >= 0) {
            add(from, to);
        }
    }

    /** Whether more than the rest of a header stands here. */
    private boolean hasMoves(int from, int to) {
        String rest = text.substring(from, to).replaceFirst("[^\\r\\n]*", "");
        return !rest.isBlank();
    }

    private boolean isInBraces(int from, int to) {
        String game = text.substring(Math.max(0, from), to);
        return game.lastIndexOf('{') > game.lastIndexOf('}');
    }

    private void add(int from, int to) {
        parts.add(new TextFile.Part(text.substring(from, to), from));
    }
}
