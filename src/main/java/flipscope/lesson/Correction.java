package flipscope.lesson;

import flipscope.text.Messages;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Comments on a wrong answer: helpful without revealing the correct one. */
final class Correction {
    /** {@code d4 e5}: also valid hex, but clearly meant as squares. */
    private static final Pattern SQUARES = Pattern.compile("[a-h][1-8]([\\s,;]+[a-h][1-8])++");

    /** At least eight binary digits, or any number after {@code 0b}. */
    private static final Pattern BITS = Pattern.compile("0b[01]+|[01]{8,}");

    private final Messages words;

    Correction(Messages words) {
        this.words = words;
    }

    /** Names the squares that are wrong and counts those that are missing. */
    String squares(List<String> missing, List<String> extra) {
        String lacks = part("grade.missing", missing);
        String exceeds = part("grade.extra", extra);
        return words.text("grade.wrong.squares", (lacks + " " + exceeds).strip());
    }

    private String part(String key, List<String> names) {
        return names.isEmpty() ? "" : words.text(key, names.size(), String.join(", ", names));
    }

    /** Says whether the correct number is larger or smaller; both are signed. */
    String number(long given, long correct) {
        return words.text(given < correct ? "grade.wrong.more" : "grade.wrong.less", given);
    }

    /**
     * Counts the correct digits from the last one on, or says what was typed instead of hex.
     *
     * @param typed the original input
     */
    String hex(String typed, long given, long correct) {
        String text = typed.strip().toLowerCase(Locale.ROOT);
        if (SQUARES.matcher(text).matches()) {
            return words.text("grade.wrong.hex.squares");
        }
        if (BITS.matcher(text.replaceAll("[\\s_]", "")).matches()) {
            return words.text("grade.wrong.hex.bits");
        }
        int signs = Long.numberOfTrailingZeros(given ^ correct) / 4;
        return words.text("grade.wrong.hex", typed.strip(), signs);
    }
}
