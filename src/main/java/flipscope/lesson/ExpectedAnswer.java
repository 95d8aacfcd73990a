package flipscope.lesson;

import flipscope.lesson.Verdict.Outcome;
import flipscope.predict.AnswerException;
import flipscope.predict.AnswerText;
import flipscope.story.BitNames;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.trace.Type;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import java.util.List;
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
        if (isHex(typed) != (kind == Kind.HEX)) {
            String told = words.text("grade.form." + kind.code(), typed.strip());
            return Verdict.of(Outcome.UNREADABLE, told);
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

    /** Whether this is hex; where other answers are expected, only with its {@code 0x}. */
    private boolean isHex(String typed) {
        String digits = kind == Kind.HEX ? withPrefix(typed) : typed.strip();
        return digits.matches("0[xX][0-9a-fA-F_]+[lL]?");
    }

    private Word read(String typed, Messages words) {
        AnswerText reader =
                new AnswerText(words, kind == Kind.SQUARES ? view : ViewKind.NUMBER, word.type());
        return reader.read(kind == Kind.HEX ? withPrefix(typed) : typed);
    }

    /** Allows underscores and blanks anywhere in hex, and an optional {@code 0x}. */
    private static String withPrefix(String typed) {
        String digits = typed.toLowerCase(Locale.ROOT).replaceAll("[\\s_]", "");
        return digits.startsWith("0x") ? digits : "0x" + digits;
    }

    private Verdict gradeSquares(Word given, Messages words) {
        long correct = BitNames.drawn(word.unsigned(), view);
        long named = BitNames.drawn(given.unsigned(), view);
        List<String> missing = BitNames.names(correct & ~named, view);
        List<String> extra = BitNames.names(named & ~correct, view);
        if (missing.isEmpty() && extra.isEmpty()) {
            return Verdict.of(Outcome.CORRECT, words.text("grade.correct"));
        }
        String told = new Correction(words).squares(missing, extra);
        return new Verdict(Outcome.WRONG, told, missing, extra);
    }

    private Verdict marked(Word given, String correction, Messages words) {
        return given.equals(word)
                ? Verdict.of(Outcome.CORRECT, words.text("grade.correct"))
                : Verdict.of(Outcome.WRONG, correction);
    }

    private static Verdict marked(boolean correct, String typed, Messages words) {
        return correct
                ? Verdict.of(Outcome.CORRECT, words.text("grade.correct"))
                : Verdict.of(Outcome.WRONG, words.text("grade.wrong", typed.strip()));
    }

    /** Removes differences that do not count: commas, and blanks between single digits. */
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
