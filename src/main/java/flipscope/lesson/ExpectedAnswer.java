package flipscope.lesson;

import flipscope.story.BitNames;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.trace.Type;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import java.util.Locale;

/**
 * The correct answer to an exercise, which grades typed answers.
 *
 * @param kind what has to be typed
 * @param view for squares, their board
 * @param word the correct value; {@code false} for a text
 * @param text the correct text; empty for a value
 */
public record ExpectedAnswer(Kind kind, ViewKind view, Word word, String text) {

    /** What has to be typed. */
    public enum Kind {
        /** Squares in any order. */
        SQUARES,
        /** A number. */
        NUMBER,
        /** A number in hex, with or without {@code 0x}. */
        HEX,
        /** A few words; case, blanks and commas are ignored. */
        TEXT;

        /** The form used in lessons: {@code squares}. */
        public String code() {
            return Slug.of(this);
        }
    }

    public static ExpectedAnswer of(String text) {
        return new ExpectedAnswer(Kind.TEXT, ViewKind.FLAG, Word.of(false), plain(text));
    }

    /** A value with its view; a truth value becomes a text. */
    public static ExpectedAnswer of(Word word, ViewKind view) {
        return word.type().equals(Type.BOOLEAN)
                ? of(word.text())
                : new ExpectedAnswer(kind(view), view, word, "");
    }

    /** The same value as another kind of answer. */
    public ExpectedAnswer as(Kind other) {
        return new ExpectedAnswer(other, view, word, text);
    }

    private static Kind kind(ViewKind view) {
        if (BitNames.areSquares(view)) {
            return Kind.SQUARES;
        }
        return BitNames.areBits(view) ? Kind.HEX : Kind.NUMBER;
    }

    /** The correct answer as a person would type it. */
    public String solution() {
        return switch (kind) {
            case SQUARES ->
                    word.unsigned() == 0
                            ? "none"
                            : String.join(" ", BitNames.names(word.unsigned(), view));
            case NUMBER -> Long.toString(word.bits());
            case HEX -> hex(word.unsigned());
            case TEXT -> text;
        };
    }

    /** Hex of a whole board keeps its leading zeros, so that rows can be told apart. */
    private static String hex(long bits) {
        return String.format(Locale.ROOT, bits >>> Integer.SIZE == 0 ? "0x%x" : "0x%016x", bits);
    }

    /** Grades an answer and says what is wrong with it. */
    public Verdict grade(String typed, Messages words) {
        return new Grading(this, typed, words).verdict();
    }

    /** Without differences of case, blanks and a last sign. */
    static String plain(String text) {
        return text.strip()
                .toLowerCase(Locale.ROOT)
                .replaceAll("\\s+", " ")
                .replaceAll("[.!]$", "");
    }
}
