package flipscope.answer;

import flipscope.answer.ExpectedAnswer.Kind;
import flipscope.answer.Verdict.Outcome;
import flipscope.story.BitNames;
import flipscope.text.Messages;
import flipscope.trace.DisplayFormat;
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

    /** Where other answers are expected than hex, only with its {@code 0x}. */
    private static final Pattern HEX = Pattern.compile("0[xX][0-9a-fA-F_]+[lL]?");

    Verdict verdict() {
        if (typed.isBlank()) {
            return told(Outcome.EMPTY, "grade.empty." + correct.pressed());
        }
        if (typed.length() > AnswerText.LONGEST) {
            return told(Outcome.UNREADABLE, "grade.long", AnswerText.LONGEST);
        }
        if (typed.equals(ExpectedAnswer.SHOW)) {
            return shown();
        }
        return switch (correct.kind()) {
            case THINK -> told(Outcome.NOTED, "grade.noted");
            case TEXT -> ofText();
            case SQUARES, BITS, NUMBER, HEX -> ofValue();
        };
    }

    private Verdict told(Outcome outcome, String key, Object... arguments) {
        return new Verdict(outcome, words.text(key, arguments), 0);
    }

    private Verdict shown() {
        String key = correct.isPressed() ? "grade.shown.pressed" : "grade.shown";
        return new Verdict(Outcome.SHOWN, words.text(key, correct.solution()), correct.drawn());
    }

    private Verdict ofText() {
        return marked(
                close(ExpectedAnswer.plain(typed)).equals(close(correct.text())),
                0,
                words.text("grade.wrong", typed.strip()));
    }

    private Verdict ofValue() {
        boolean hex = correct.kind() == Kind.HEX;
        String text = hex ? withPrefix() : typed.strip();
        if (HEX.matcher(text).matches() != hex) {
            return told(Outcome.UNREADABLE, "grade.form." + correct.kind().code(), typed.strip());
        }
        DisplayFormat view = correct.isPressed() ? correct.view() : DisplayFormat.NUMBER;
        AnswerText reader = new AnswerText(words, view, correct.word().type());
        try {
            return of(correct.isPressed() ? reader.bits(text) : reader.read(text));
        } catch (AnswerException unreadable) {
            return new Verdict(Outcome.UNREADABLE, unreadable.getMessage(), 0);
        }
    }

    /** The verdict on a value that was read. */
    Verdict of(Word given) {
        if (correct.kind() == Kind.TEXT) {
            return ofText();
        }
        return correct.isPressed() ? pressed(given) : typed(given);
    }

    private Verdict typed(Word given) {
        long bits = given.bits();
        String correction = correct.kind() == Kind.HEX ? hex(bits) : number(bits);
        return marked(given.equals(correct.word()), bits, correction);
    }

    private Verdict marked(boolean right, long given, String correction) {
        return right
                ? new Verdict(Outcome.CORRECT, words.text("grade.correct"), given)
                : new Verdict(Outcome.WRONG, correction, given);
    }

    /** Allows underscores and blanks anywhere in hex, and an optional {@code 0x}. */
    private String withPrefix() {
        String digits = typed.toLowerCase(Locale.ROOT).replaceAll("[\\s_]", "");
        return digits.startsWith("0x") ? digits : "0x" + digits;
    }

    /** Names what is wrong; of what is missing the number and the rows. */
    private Verdict pressed(Word given) {
        long named = BitNames.drawn(given.unsigned(), correct.view());
        long right = correct.drawn();
        String said = (missing(right & ~named) + " " + extra(named & ~right)).strip();
        return marked(named == right, named, words.text("grade.wrong.squares", said));
    }

    private String extra(long bits) {
        List<String> names = names(bits);
        return names.isEmpty()
                ? ""
                : words.text("grade.extra", names.size(), String.join(", ", names));
    }

    /** As the picture names them: 64 bits in lanes have the files and rows of a board. */
    private List<String> names(long bits) {
        boolean board = correct.view().lanes() > 0 && correct.word().type().width() == Long.SIZE;
        return BitNames.names(bits, board ? DisplayFormat.BOARD : correct.view());
    }

    private String missing(long bits) {
        List<String> names = names(bits);
        if (names.isEmpty()) {
            return "";
        }
        String count = words.text("grade." + correct.pressed(), names.size());
        // None of a bit, or of a cell in the cube, whose layer matters too.
        List<String> rows =
                names.stream()
                        .filter(each -> each.matches("[a-h][1-8]"))
                        .map(each -> each.substring(1))
                        .distinct()
                        .toList();
        return words.text(
                "grade.missing", names.size(), count, rows.size(), String.join(", ", rows));
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

    /**
     * Removes differences that do not count: commas, blanks between single digits, in a row of bits
     * and around a slash.
     */
    private static String close(String text) {
        String blanks = text.replaceAll("[\\s,;_]+", " ").replaceAll(" ?/ ?", "/");
        return blanks.matches("(0b)?[01 ]+")
                ? blanks.replaceAll("0b| ", "")
                : blanks.replaceAll("(?<=(?<!\\w)\\d) (?=\\d(?!\\w))", "");
    }
}
