package flipscope.notation;

import flipscope.notation.MoveToken.Kind;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What a word, letters and digits without anything between them, may be in a text with moves in it.
 * Whatever may be what is left of a move is never taken for a remark.
 */
final class MoveWord {
    private static final String SQUARE = "[a-h][1-8]";
    private static final Pattern SQUARES =
            of("(?:pass|pa|ps)*+(?:" + SQUARE + "(?:pass|pa|ps)*+)++");
    private static final Pattern FIRST = of("(?:" + SQUARE + "|pass|pa|ps)*+");
    private static final Pattern SEVERAL = of(".*" + SQUARE + ".*" + SQUARE + ".*");
    private static final Pattern DIGITS = of("[0-9]+");

    /** Letters and digits by turns; or a square behind what is no word of its own. */
    private static final Pattern LIKE_SQUARES =
            of("(?:\\p{L}\\p{N})++|" + SQUARE + ".*|.?|\\p{N}.*" + SQUARE + "|.{1,2}" + SQUARE);

    private static final Pattern UNIT = of("[0-9]+(?:st|nd|rd|th|s|sec|ms|min|m|x|k|手|手目|石)");

    private static final Set<String> PASSES = Set.of("pass", "passes", "pa", "ps", "パス");

    private static final Set<String> SIDES =
            Set.of(
                    ("black white w schwarz weiss weiß noir blanc nero bianco negro negras blanco"
                                    + " blancas zwart wit svart vit sort hvid 黒 白 黑 先手 後手")
                            .split(" "));

    private MoveWord() {}

    private static Pattern of(String pattern) {
        return Pattern.compile(pattern, Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
    }

    static Kind kind(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        if (SQUARES.matcher(word).matches()) {
            return Kind.MOVES;
        }
        if (PASSES.contains(lower)) {
            return Kind.PASS;
        }
        if (SIDES.contains(lower)) {
            return Kind.SIDE;
        }
        if (DIGITS.matcher(word).matches()) {
            return Kind.NUMBER;
        }
        return word.chars().anyMatch(Character::isDigit) ? numbered(word) : named(word);
    }

    private static Kind numbered(String word) {
        if (UNIT.matcher(word).matches()) {
            return Kind.REMARK;
        }
        boolean damaged = word.length() <= 3 || LIKE_SQUARES.matcher(word).matches();
        return damaged || SEVERAL.matcher(word).matches() ? Kind.DAMAGED : Kind.WORD;
    }

    /** A letter of a file may be what is left of a square, alone or with another for its digit. */
    private static Kind named(String word) {
        boolean ideographs = word.codePoints().allMatch(Character::isIdeographic);
        char first = Character.toLowerCase(word.charAt(0));
        boolean file = first >= 'a' && first <= 'h' || first > 'z' && word.length() == 1;
        return word.length() <= 2 && file && !ideographs ? Kind.SHORT : Kind.WORD;
    }

    /** How many characters of a word are squares, before anything else. */
    static int squares(String word) {
        var first = FIRST.matcher(word);
        return first.lookingAt() ? first.end() : 0;
    }

    /** Whether a damaged word has two squares or more, so that it is no name. */
    static boolean isGame(String word) {
        return SEVERAL.matcher(word).matches();
    }
}
