package flipscope.notation;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A position in a text that moves forward while reading. */
final class Cursor {

    /** Enough for a full game with numbers and blanks, or with the time of each move. */
    static final int LIMIT = 16_000;

    /** How many characters of the text an error message repeats. */
    private static final int EXCERPT = 20;

    /** A blank: white space, {@code +}, {@code _} or {@code %20}. */
    static final String BLANK = "(?:[+_\\p{javaWhitespace}\\p{javaSpaceChar}]|%20)";

    private static final Pattern ONE_BLANK = Pattern.compile(BLANK);
    private static final Pattern BLANK_OR_END = Pattern.compile(BLANK + "|\\z");
    private static final Pattern REST_OF_LINE = Pattern.compile("[^\\r\\n]*+");
    private static final Pattern BLANKS_AND_COMMENTS =
            Pattern.compile("(?:" + BLANK + "|%[^\\r\\n]*+)*+");
    private static final Pattern INVISIBLE = Pattern.compile("[\\p{C}\\p{Zl}\\p{Zp}]");

    private final String text;

    /** The text normalised to ASCII letters, digits and signs; this is what is read. */
    private final String narrow;

    private int at;

    /**
     * A cursor before the first character.
     *
     * @throws NotationException if the text has more than {@link #LIMIT} characters
     */
    Cursor(String text) {
        this(text, NarrowText.of(text));
    }

    /**
     * A cursor that reads one text and, in messages, repeats another of the same length.
     *
     * @throws NotationException if it has more than {@link #LIMIT} characters
     */
    Cursor(String text, String narrow) {
        this.text = text;
        this.narrow = narrow;
        if (text.length() > LIMIT) {
            throw problemAt(LIMIT, NotationProblem.TEXT_TOO_LONG, text.length(), LIMIT);
        }
    }

    int offset() {
        return at;
    }

    /** Moves to an offset, forward or back. */
    void goTo(int offset) {
        at = offset;
    }

    boolean atEnd() {
        return at == text.length();
    }

    /** The next character; NUL at the end. */
    char peek() {
        return peek(0);
    }

    /** The character {@code ahead} places after the next one; NUL beyond the end. */
    char peek(int ahead) {
        return at + ahead < narrow.length() ? narrow.charAt(at + ahead) : 0;
    }

    char at(int offset) {
        return narrow.charAt(offset);
    }

    /** Whether the character {@code ahead} places after the next one is a digit, 0 to 9. */
    boolean atDigit(int ahead) {
        return peek(ahead) >= '0' && peek(ahead) <= '9';
    }

    /** Whether a line ends {@code ahead} places after the next character. */
    boolean atLineEnd(int ahead) {
        return peek(ahead) == '\n' || peek(ahead) == '\r';
    }

    /** Reads one character. */
    void skip() {
        at++;
    }

    /** Whether a word begins here, ignoring case. */
    boolean isAt(String word) {
        return narrow.regionMatches(true, at, word, 0, word.length());
    }

    /** Reads a word if it begins here, ignoring case. */
    boolean take(String word) {
        boolean here = isAt(word);
        at += here ? word.length() : 0;
        return here;
    }

    /** Whether something of this form begins here. */
    boolean isAt(Pattern form) {
        return found(form, at).lookingAt();
    }

    /** Reads what has this form, if it begins here. */
    boolean take(Pattern form) {
        Matcher found = found(form, at);
        boolean here = found.lookingAt();
        at = here ? found.end() : at;
        return here;
    }

    private Matcher found(Pattern form, int offset) {
        return form.matcher(narrow).region(offset, narrow.length());
    }

    boolean atBlank() {
        return isAt(ONE_BLANK);
    }

    /**
     * Whether there is a blank or the end of the text {@code ahead} places after the next
     * character.
     */
    boolean atBlankOrEnd(int ahead) {
        return found(BLANK_OR_END, Math.min(at + ahead, text.length())).lookingAt();
    }

    void skipBlank() {
        take(ONE_BLANK);
    }

    void skipBlanks() {
        skipBlanksAnd("");
    }

    /** Skips blanks and these signs. */
    void skipBlanksAnd(String signs) {
        while (atBlank() || !atEnd() && signs.indexOf(peek()) >= 0) {
            if (!take(ONE_BLANK)) {
                skip();
            }
        }
    }

    /** Skips blanks, and comments from {@code %} to the end of the line. */
    void skipBlanksAndComments() {
        take(BLANKS_AND_COMMENTS);
    }

    void skipLine() {
        take(REST_OF_LINE);
    }

    /** The original text from an offset to here. */
    String readSince(int offset) {
        return text.substring(offset, at);
    }

    /** The original text between two offsets. */
    String between(int from, int to) {
        return text.substring(from, to);
    }

    /** A problem with the character at an offset; its arguments are as below, and its code. */
    NotationException problemHereAt(int offset, NotationProblem problem) {
        String code = String.format(Locale.ROOT, "U+%04X", text.codePointAt(offset));
        return problemAt(offset, problem, visible(characterAt(offset)), offset + 1, code);
    }

    /** A problem with the character here; its arguments are the character and its place. */
    NotationException problemHere(NotationProblem problem) {
        return problemAt(at, problem, visible(characterAt(at)), at + 1);
    }

    /** A problem with the character at an offset, or with its absence at the end. */
    NotationException problemAt(int offset, NotationProblem problem, Object... arguments) {
        return problem(problem, offset, offset + characterAt(offset).length(), arguments);
    }

    /**
     * A problem with the word here, up to the next blank.
     *
     * @param more the arguments after the word and its place
     */
    NotationException problemWord(NotationProblem problem, Object... more) {
        String word = word();
        Object[] arguments =
                Stream.concat(Stream.of(visible(word), at + 1), Stream.of(more)).toArray();
        return problem(problem, at, at + word.length(), arguments);
    }

    /** A problem with the word at an offset, up to the next blank. */
    NotationException problemWordAt(int offset, NotationProblem problem, Object... more) {
        at = offset;
        return problemWord(problem, more);
    }

    /** A problem with a part of the text; the message repeats its start. */
    NotationException problem(NotationProblem problem, int from, int to, Object... arguments) {
        int end = to - from > EXCERPT ? from + EXCERPT : to;
        boolean halved = end < to && Character.isLowSurrogate(text.charAt(end));
        String excerpt = text.substring(from, halved ? end + 1 : end);
        return new NotationException(problem, from, excerpt, arguments);
    }

    private String characterAt(int offset) {
        return offset < text.length() ? Character.toString(text.codePointAt(offset)) : "";
    }

    /** The text up to the next blank, shortened. */
    private String word() {
        int here = at;
        while (!atEnd()
                && !atBlank()
                && (at - here < EXCERPT || Character.isLowSurrogate(peek()))) {
            skip();
        }
        String word = text.substring(here, at);
        at = here;
        return word;
    }

    /** Replaces invisible characters and those that change text direction by their code numbers. */
    private static String visible(String text) {
        return INVISIBLE
                .matcher(text)
                .replaceAll(
                        sign -> String.format(Locale.ROOT, "U+%04X", sign.group().codePointAt(0)));
    }
}
