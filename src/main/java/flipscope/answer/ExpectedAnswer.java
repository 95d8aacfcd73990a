package flipscope.answer;

import flipscope.predict.Question;
import flipscope.story.BitNames;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Type;
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
public record ExpectedAnswer(Kind kind, DisplayFormat view, Word word, String text) {

    /** Asks for the answer, in place of one. */
    public static final String SHOW = "?";

    /** The answer to a question to think about: any is taken, and none is marked. */
    public static final ExpectedAnswer ANY = of("").as(Kind.THINK);

    /** What has to be pressed or typed. */
    public enum Kind {
        /** Squares in any order, pressed. */
        SQUARES,
        /** Bits of a register, pressed. */
        BITS,
        /** A number. */
        NUMBER,
        /** A number in hex, with or without {@code 0x}. */
        HEX,
        /** A few words; case, blanks and commas are ignored. */
        TEXT,
        /** Whatever one thinks. */
        THINK;

        /** The form used in lessons: {@code squares}. */
        public String code() {
            return Slug.of(this);
        }
    }

    public static ExpectedAnswer of(String text) {
        return new ExpectedAnswer(Kind.TEXT, DisplayFormat.FLAG, Word.of(false), plain(text));
    }

    /** A value with its view; a truth value becomes a text. */
    public static ExpectedAnswer of(Word word, DisplayFormat view) {
        return word.type().equals(Type.BOOLEAN)
                ? of(word.text())
                : new ExpectedAnswer(kind(view), view, word, "");
    }

    /** The value of a step; bits are pressed. */
    public static ExpectedAnswer of(Question question) {
        ExpectedAnswer answer = of(question.correct(), question.view());
        return answer.kind == Kind.HEX ? answer.as(Kind.BITS) : answer;
    }

    /** The same value as another kind of answer. */
    public ExpectedAnswer as(Kind other) {
        return new ExpectedAnswer(other, view, word, text);
    }

    /** Whether it is pressed in a grid. */
    public boolean isPressed() {
        return kind == Kind.SQUARES || kind == Kind.BITS;
    }

    /** What is pressed, as words name it: {@code bits}, {@code squares}, or {@code cells}. */
    public String pressed() {
        boolean cube = kind == Kind.SQUARES && view.shape().isCube();
        return cube ? "cells" : kind.code();
    }

    /** Whether there is a right and a wrong answer. */
    public boolean isMarked() {
        return kind != Kind.THINK;
    }

    /** Whether it is true or false. */
    public boolean isTruth() {
        return kind == Kind.TEXT && (text.equals("true") || text.equals("false"));
    }

    /** The bits that a picture of it shows. */
    public long drawn() {
        return BitNames.drawn(word.unsigned(), view);
    }

    private static Kind kind(DisplayFormat view) {
        if (BitNames.areSquares(view)) {
            return Kind.SQUARES;
        }
        return BitNames.areBits(view) ? Kind.HEX : Kind.NUMBER;
    }

    /** The correct answer as a person would type it. */
    public String solution() {
        return switch (kind) {
            case SQUARES, BITS ->
                    drawn() == 0
                            ? AnswerText.NONE
                            : String.join(" ", BitNames.names(drawn(), view));
            case NUMBER -> Long.toString(word.bits());
            case HEX -> hex(word.unsigned());
            case TEXT, THINK -> text;
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

    /** Grades a value of its type. */
    public Verdict grade(Word given, Messages words) {
        return new Grading(this, given.text(), words).of(given);
    }

    /** Without differences of case, blanks and a last sign. */
    static String plain(String text) {
        return text.strip()
                .toLowerCase(Locale.ROOT)
                .replaceAll("\\s+", " ")
                .replaceAll("[.!]$", "");
    }
}
