package flipscope.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Splits a bracketed record into tags: {@code (;GM[Othello]PB[Alice]B[f5];W[d6])}. A tag with
 * several values, {@code AB[e4][d5]}, is split into one tag per value. Of several variations in
 * nested brackets only the first is read: the game as played.
 */
final class TagScanner {
    private static final Pattern BEGINNING = Pattern.compile("\\(" + Cursor.BLANK + "*+;");

    /** What stands between brackets; a backslash escapes the next character. */
    private static final Pattern VALUE = Pattern.compile("(?:[^\\]\\\\]|\\\\(?s:.))*+");

    /** A move within a value, whose bracket was then not closed. */
    private static final Pattern MOVE = Pattern.compile("(?<![A-Za-z\\\\])[BWbw]\\[");

    private final Cursor cursor;
    private final List<Tag> tags = new ArrayList<>();

    /** How many brackets are open. */
    private int depth;

    TagScanner(Cursor cursor) {
        this.cursor = cursor;
    }

    /** Whether such a record begins here. */
    static boolean isAt(Cursor cursor) {
        return cursor.isAt(BEGINNING);
    }

    /**
     * Reads one record up to the end of its game.
     *
     * @throws NotationException if a bracket is not closed, or the record has anything but tags
     */
    List<Tag> scan() {
        skipSigns();
        while (cursor.peek() != ')') {
            takeTag();
            skipSigns();
        }
        return tags;
    }

    /**
     * Skips the signs that begin nodes and variations; they carry no information about the game.
     */
    private void skipSigns() {
        cursor.skipBlanksAnd(";");
        while (cursor.peek() == '(') {
            depth++;
            cursor.skip();
            cursor.skipBlanksAnd(";");
        }
        if (cursor.atEnd()) {
            throw cursor.problemAt(
                    cursor.offset(), NotationProblem.RECORD_OPEN, cursor.offset() + 1);
        }
    }

    /**
     * Skips the other variations, which stand behind the one that is read, and ends with the game.
     *
     * @throws NotationException if something else follows
     */
    void skipVariations() {
        while (cursor.peek() == ')' && depth > 0) {
            cursor.skip();
            depth--;
            cursor.skipBlanks();
            skipVariation();
        }
    }

    private void skipVariation() {
        while (depth > 0 && cursor.peek() == '(') {
            int open = depth;
            do {
                skipNode();
            } while (depth > open && !cursor.atEnd());
            cursor.skipBlanks();
        }
    }

    /** Skips a sign, or a value in square brackets. */
    private void skipNode() {
        if (cursor.peek() == '[') {
            cursor.skip();
            cursor.take(VALUE);
        }
        depth += cursor.peek() == '(' ? 1 : cursor.peek() == ')' ? -1 : 0;
        if (!cursor.atEnd()) {
            cursor.skip();
        }
    }

    private void takeTag() {
        int start = cursor.offset();
        while (Character.isLetter(cursor.peek())) {
            cursor.skip();
        }
        String name = cursor.readSince(start).toUpperCase(Locale.ROOT);
        cursor.skipBlanks();
        if (name.isEmpty() || cursor.peek() != '[') {
            throw cursor.problemWordAt(start, NotationProblem.RECORD_TAG);
        }
        while (cursor.peek() == '[') {
            takeValue(name);
            cursor.skipBlanks();
        }
    }

    private void takeValue(String name) {
        int bracket = cursor.offset();
        cursor.skip();
        int from = cursor.offset();
        cursor.take(VALUE);
        boolean swallowed = MOVE.matcher(cursor.readSince(from)).find();
        if (cursor.peek() != ']' || swallowed) {
            throw cursor.problemAt(bracket, NotationProblem.RECORD_BRACKET, name, bracket + 1);
        }
        tags.add(new Tag(name, from, cursor.offset(), cursor.readSince(from)));
        cursor.skip();
    }
}
