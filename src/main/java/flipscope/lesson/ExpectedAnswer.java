package flipscope.lesson;

import flipscope.lesson.Verdict.Outcome;
import flipscope.predict.AnswerException;
import flipscope.predict.AnswerText;
import flipscope.story.BitNames;
import flipscope.text.Messages;
import flipscope.trace.Type;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import java.util.List;
import java.util.Locale;

/**
 * The right answer to an exercise, which grades what is typed.
 *
 * @param kind what has to be typed
 * @param view for squares the board that they are on
 * @param word the right value; for a text {@code false}
 * @param text the right text; for a value empty
 */
public record ExpectedAnswer(Kind kind, ViewKind view, Word word, String text) {

    /** What has to be typed. */
    public enum Kind {
        /** Squares, in any order. */
        SQUARES,
        /** A number. */
        NUMBER,
        /** A number in hex, with or without {@code 0x}. */
        HEX,
        /** A word or a few; capitals, blanks and commas make no difference. */
        TEXT;

        /** As a lesson has it: {@code squares}. */
        public String code() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** A text. */
    public static ExpectedAnswer of(String text) {
        return new ExpectedAnswer(Kind.TEXT, ViewKind.FLAG, Word.of(false), plain(text));
    }

    /** A value that is drawn in some way; a truth value is a text. */
    public static ExpectedAnswer of(Word word, ViewKind view) {
        return word.type().equals(Type.BOOLEAN)
                ? of(word.text())
                : new ExpectedAnswer(kind(view), view, word, "");
    }

    /** The same value, asked for in another way. */
    public ExpectedAnswer as(Kind other) {
        return new ExpectedAnswer(other, view, word, text);
    }

    private static Kind kind(ViewKind view) {
        if (BitNames.areSquares(view)) {
            return Kind.SQUARES;
        }
        return BitNames.areBits(view) ? Kind.HEX : Kind.NUMBER;
    }

    /** An answer that is right, as a person would type it. */
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

    /** A number as long as a board has all its rows, so that they can be told apart. */
    private static String hex(long bits) {
        return String.format(Locale.ROOT, bits >>> Integer.SIZE == 0 ? "0x%x" : "0x%016x", bits);
    }

    /** Says whether an answer is right, and if not what is wrong with it. */
    public Verdict grade(String typed, Messages words) {
        if (typed.isBlank()) {
            return Verdict.of(Outcome.EMPTY, words.text("grade.empty." + kind.code()));
        }
        if (typed.length() > AnswerText.LONGEST) {
            return Verdict.of(Outcome.UNREADABLE, words.text("grade.long", AnswerText.LONGEST));
        }
        return kind == Kind.TEXT
                ? marked(close(plain(typed)).equals(close(text)), typed, words)
                : gradeValue(typed, words);
    }

    private Verdict gradeValue(String typed, Messages words) {
        if (kind == Kind.HEX && !withPrefix(typed).matches("0x[0-9a-f]+")) {
            String cut = typed.strip();
            return Verdict.of(Outcome.UNREADABLE, words.text("grade.hex", cut));
        }
        Correction correction = new Correction(words);
        try {
            Word given = read(typed, words);
            return switch (kind) {
                case SQUARES -> gradeSquares(given, words);
                case HEX -> marked(given, correction.hex(typed, given.bits(), word.bits()), words);
                default -> marked(given, correction.number(given.bits(), word.bits()), words);
            };
        } catch (AnswerException unreadable) {
            return Verdict.of(Outcome.UNREADABLE, unreadable.getMessage());
        }
    }

    private Word read(String typed, Messages words) {
        AnswerText reader =
                new AnswerText(words, kind == Kind.SQUARES ? view : ViewKind.NUMBER, word.type());
        return reader.read(kind == Kind.HEX ? withPrefix(typed) : typed);
    }

    /** Underscores and blanks may stand anywhere in hex, and {@code 0x} before it or not. */
    private static String withPrefix(String typed) {
        String digits = typed.toLowerCase(Locale.ROOT).replaceAll("[\\s_]", "");
        return digits.startsWith("0x") ? digits : "0x" + digits;
    }

    private Verdict gradeSquares(Word given, Messages words) {
        long right = BitNames.drawn(word.unsigned(), view);
        long named = BitNames.drawn(given.unsigned(), view);
        List<String> missing = BitNames.names(right & ~named, view);
        List<String> extra = BitNames.names(named & ~right, view);
        if (missing.isEmpty() && extra.isEmpty()) {
            return Verdict.of(Outcome.RIGHT, words.text("grade.right"));
        }
        String told = new Correction(words).squares(missing, extra);
        return new Verdict(Outcome.WRONG, told, missing, extra);
    }

    private Verdict marked(Word given, String correction, Messages words) {
        return given.equals(word)
                ? Verdict.of(Outcome.RIGHT, words.text("grade.right"))
                : Verdict.of(Outcome.WRONG, correction);
    }

    private static Verdict marked(boolean right, String typed, Messages words) {
        return right
                ? Verdict.of(Outcome.RIGHT, words.text("grade.right"))
                : Verdict.of(Outcome.WRONG, words.text("grade.wrong", typed.strip()));
    }

    /** Without what makes no difference: commas, and blanks between single digits. */
    private static String close(String text) {
        return text.replaceAll("[\\s,;]+", " ").replaceAll("(?<=\\b\\d) (?=\\d\\b)", "");
    }

    private static String plain(String text) {
        return text.strip()
                .toLowerCase(Locale.ROOT)
                .replaceAll("\\s+", " ")
                .replaceAll("[.!]$", "");
    }
}
