package flipscope.notation;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the moves of a game copied from another page among names, numbers, a result, or the
 * brackets and quotes of a list; or in an Othello Quest record, which writes each move as {@code
 * "m":"f5"}.
 *
 * <p>Nothing that may be meant as a move is dropped. Everything else becomes blanks, so that every
 * move keeps its place.
 */
final class FoundMoves {

    /** A move in an Othello Quest record; its passes, {@code "-"}, follow from the rules. */
    private static final Pattern QUEST = Pattern.compile("\"m\"\\s*:\\s*\"(?!-\")([^\"]*)\"");

    /** Where moves begin: two squares in a row, since a single one may occur in any name. */
    private static final Pattern BEGINNING =
            pattern("(?<![\\p{L}\\p{N}])[a-h][1-8][\\s\\p{P}\\d]*[a-h][1-8]");

    /** Anything that may be meant as a move or part of one. */
    private static final Pattern MEANT =
            pattern("(?<![\\p{L}\\p{N}])(?:[a-h]|(?:[a-z]\\d)++)(?![\\p{L}\\p{N}])");

    /** Text between the moves of a list: quotes, brackets, numbers, a result. */
    private static final Pattern BETWEEN =
            Pattern.compile(
                    "[\"';\\[\\]]|(?<![\\p{L}\\p{N}.])\\d+(?:\\s?-\\s?\\d+)?(?![\\p{L}\\p{N}.])");

    /** A result after the last move; what follows it, such as names, belongs to it. */
    private static final Pattern RESULT =
            pattern(
                    "(?<=[a-h][1-8])[\\s\\[(\"]*+(?:result[\\s\":]*+)?\\d{1,2}\\s?[-:]\\s?\\d{1,2}(?!\\w)");

    private static final Pattern BOARD = pattern("(?:[-.*xo][ \\t]?){8}");

    private FoundMoves() {}

    /** Another move, so that what looked like a result was none. */
    private static final Pattern LATER = pattern("(?<![\\p{L}\\p{N}])[a-z]\\d(?![\\p{L}])");

    private static Pattern pattern(String pattern) {
        return Pattern.compile(pattern, Pattern.CASE_INSENSITIVE);
    }

    /** The text with everything but its moves blanked; empty if it has none, or holds a board. */
    static Optional<String> in(String text) {
        String narrow = NarrowText.of(text);
        int end = end(narrow);
        return found(narrow.substring(0, end) + blank(narrow.substring(end)));
    }

    /** Where a result after the last move begins, or else the text's end. */
    static int end(String text) {
        Matcher result = RESULT.matcher(text);
        boolean last = result.find() && !LATER.matcher(text).find(result.end());
        return last ? result.start() : text.length();
    }

    private static Optional<String> found(String narrow) {
        Matcher beginning = BEGINNING.matcher(narrow);
        if (QUEST.matcher(narrow).find()) {
            return Optional.of(quest(narrow));
        }
        return beginning.find() && !BOARD.matcher(narrow).find()
                ? Optional.of(from(beginning.start(), narrow))
                : Optional.empty();
    }

    private static String quest(String text) {
        StringBuilder moves = new StringBuilder(blank(text));
        QUEST.matcher(text)
                .results()
                .forEach(move -> moves.replace(move.start(1), move.end(1), move.group(1)));
        return moves.toString();
    }

    private static String from(int beginning, String text) {
        StringBuilder moves = new StringBuilder(" ".repeat(beginning));
        for (String line : text.substring(beginning).split("(?<=\n)", -1)) {
            boolean isRemark = !MEANT.matcher(line).find();
            moves.append(
                    isRemark
                            ? blank(line)
                            : BETWEEN.matcher(line).replaceAll(each -> blank(each.group())));
        }
        return moves.toString();
    }

    private static String blank(String text) {
        return " ".repeat(text.length());
    }
}
