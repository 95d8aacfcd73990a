package flipscope.lesson;

import flipscope.lesson.ExpectedAnswer.Kind;
import flipscope.lesson.Verdict.Outcome;
import flipscope.predict.AnswerException;
import flipscope.predict.AnswerText;
import flipscope.story.BitNames;
import flipscope.text.Messages;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Compares a typed answer with the correct one. Comments on wrong answers are helpful without
 * revealing the correct one.
 */
record Grading(ExpectedAnswer correct, String typed, Messages words) {
    /** {@code d4 e5}: also valid hex, but clearly meant as squares. */
    private static final Pattern SQUARES = Pattern.compile("[a-h][1-8]([\\s,;]+[a-h][1-8])++");

    /** At least eight binary digits, or any number after {@code 0b}. */
    private static final Pattern BITS = Pattern.compile("0b[01]+|[01]{8,}");

    Verdict verdict() {
        if (typed.isBlank()) {
            return new Verdict(Outcome.EMPTY, words.text("grade.empty." + correct.kind().code()));
        }
        if (typed.length() > AnswerText.LONGEST) {
            return new Verdict(Outcome.UNREADABLE, words.text("grade.long", AnswerText.LONGEST));
        }
        return correct.kind() == Kind.TEXT
                ? marked(
                        close(ExpectedAnswer.plain(typed)).equals(close(correct.text())),
                        words.text("grade.wrong", typed.strip()))
                : ofValue();
    }

    private Verdict ofValue() {
        if (isHex() != (correct.kind() == Kind.HEX)) {
            String told = words.text("grade.form." + correct.kind().code(), typed.strip());
            return new Verdict(Outcome.UNREADABLE, told);
        }
        try {
            Word given = read();
            return switch (correct.kind()) {
                case SQUARES -> squares(given);
                case HEX -> marked(given.equals(correct.word()), hex(given.bits()));
                default -> marked(given.equals(correct.word()), number(given.bits()));
            };
        } catch (AnswerException unreadable) {
            return new Verdict(Outcome.UNREADABLE, unreadable.getMessage());
        }
    }

    private Verdict marked(boolean right, String correction) {
        return right
                ? new Verdict(Outcome.CORRECT, words.text("grade.correct"))
                : new Verdict(Outcome.WRONG, correction);
    }

    /** Whether this is hex; where other answers are expected, only with its {@code 0x}. */
    private boolean isHex() {
        String digits = correct.kind() == Kind.HEX ? withPrefix() : typed.strip();
        return digits.matches("0[xX][0-9a-fA-F_]+[lL]?");
    }

    private Word read() {
        ViewKind view = correct.kind() == Kind.SQUARES ? correct.view() : ViewKind.NUMBER;
        return new AnswerText(words, view, correct.word().type())
                .read(correct.kind() == Kind.HEX ? withPrefix() : typed);
    }

    /** Allows underscores and blanks anywhere in hex, and an optional {@code 0x}. */
    private String withPrefix() {
        String digits = typed.toLowerCase(Locale.ROOT).replaceAll("[\\s_]", "");
        return digits.startsWith("0x") ? digits : "0x" + digits;
    }

    /** Names the squares that are wrong and counts those that are missing. */
    private Verdict squares(Word given) {
        long named = BitNames.drawn(given.unsigned(), correct.view());
        long right = BitNames.drawn(correct.word().unsigned(), correct.view());
        String lacks = part("grade.missing", right & ~named);
        String exceeds = part("grade.extra", named & ~right);
        return marked(
                named == right, words.text("grade.wrong.squares", (lacks + " " + exceeds).strip()));
    }

    private String part(String key, long squares) {
        List<String> names = BitNames.names(squares, correct.view());
        return names.isEmpty() ? "" : words.text(key, names.size(), String.join(", ", names));
    }

    /** Says whether the correct number is larger or smaller; both are signed. */
    private String number(long given) {
        boolean more = given < correct.word().bits();
        return words.text(more ? "grade.wrong.more" : "grade.wrong.less", given);
    }

    /** Counts the correct digits from the last one on, or says what was typed instead of hex. */
    private String hex(long given) {
        String text = typed.strip().toLowerCase(Locale.ROOT);
        if (SQUARES.matcher(text).matches()) {
            return words.text("grade.wrong.hex.squares");
        }
        if (BITS.matcher(text.replaceAll("[\\s_]", "")).matches()) {
            return words.text("grade.wrong.hex.bits");
        }
        int signs = Long.numberOfTrailingZeros(given ^ correct.word().bits()) / 4;
        return words.text("grade.wrong.hex", typed.strip(), signs);
    }

    /** Removes differences that do not count: commas, and blanks between single digits. */
    private static String close(String text) {
        return text.replaceAll("[\\s,;]+", " ").replaceAll("(?<=\\b\\d) (?=\\d\\b)", "");
    }
}
