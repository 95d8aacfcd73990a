package flipscope.notation;

import flipscope.rules.Side;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A board among other text: with borders, with remarks beside its rows, with words above it. What
 * is no square becomes blank, so that every square keeps its place.
 *
 * @param text its squares, and what follows them
 * @param side whose turn it is, if words say so
 */
record DrawnBoard(String text, Optional<Side> side) {
    private static final String CELL = "[-.*xXoObBwW●○⚫⚪◯⬤・·∙□┼╋]";
    private static final String BARS = "[|│┃]";
    private static final String KANJI = "一二三四五六七八";

    /** Eight squares in a row, between the numbers of the row; what stands beside it. */
    private static final Pattern ROW =
            Pattern.compile(
                    "([\\s|│┃]*[1-8]?[\\s|│┃]*)("
                            + CELL
                            + "(?:[\\s|│┃]*"
                            + CELL
                            + "){7})([|│┃]?[ \\t]*(?:[1-8](?=\\s|\\z))?)(?:(?<=[1-8])(\\s.*)|[\\s|│┃]*)");

    /** The number of a row without a blank before its first square. */
    private static final Pattern GLUED = Pattern.compile("^(\\s*)[1-8](?=[^\\s|│┃])");

    /** The empty squares of boards in chats, each of two characters. */
    private static final Pattern GREEN = Pattern.compile("🟩|🟢");

    private static final Pattern BORDER =
            Pattern.compile("[-\\s+|=─━═┌┬┐├┼┤└┴┘╋│┃:]*[+|─━═=][-\\s+|=─━═┌┬┐├┼┤└┴┘╋│┃:]*");

    private static final Pattern FILES =
            Pattern.compile(
                    "(?i)[\\s|│┃/\\\\+]*a[\\s|]*b[\\s|]*c[\\s|]*d[\\s|]*e[\\s|]*f[\\s|]*g[\\s|]*h(?:[\\s|].*)?");

    /** Squares in a row, wherever they stand. */
    private static final Pattern SQUARES = Pattern.compile("(?:" + CELL + "[ \\t]?){8}");

    private static final String NAMED = "(black|white|[xob*w●○⚫⚪]|黒|白|黑|先手|後手)";

    private static final Pattern TOLD =
            Pattern.compile(
                    "(?i)(?<![\\p{L}\\p{N}])"
                            + NAMED
                            + "(?:['’]s turn|\\s+(?:is\\s+)?to\\s+(?:move|play)|の?手?番)"
                            + "|(?:手番|turn|to move|next(?:\\s+(?:move|player|to move))?|side)\\s*[:：=]\\s*"
                            + NAMED
                            + "(?![\\p{L}\\p{N}])");

    /** Whether a text has squares in a row, as a board has. */
    static boolean isIn(String text) {
        String narrow = NarrowText.of(text);
        return rows(narrow) >= 8
                || SQUARES.matcher(narrow).results().anyMatch(row -> isNoLine(row.group()));
    }

    /** Whether there is more than the hyphens that divide a text. */
    private static boolean isNoLine(String row) {
        return row.codePoints()
                .anyMatch(
                        sign ->
                                Symbol.content((char) sign) != Symbol.EMPTY
                                        && Symbol.content((char) sign) != 0);
    }

    private static long rows(String narrow) {
        return narrow.lines()
                .map(DrawnBoard::filled)
                .filter(line -> ROW.matcher(line).matches())
                .count();
    }

    static DrawnBoard of(String written) {
        String text = NarrowText.of(written);
        boolean upright =
                text.lines()
                        .map(DrawnBoard::filled)
                        .filter(line -> ROW.matcher(line).matches())
                        .findFirst()
                        .filter(line -> line.replaceAll("[\\s|│┃]", "").startsWith("8"))
                        .isEmpty();
        String plain =
                Arrays.stream(text.split("(?<=\n)", -1))
                        .map(line -> line(line, upright))
                        .collect(Collectors.joining());
        return new DrawnBoard(withoutHead(plain), side(text));
    }

    private static String line(String line, boolean upright) {
        String end = line.endsWith("\r\n") ? "\r\n" : line.endsWith("\n") ? "\n" : "";
        String body = filled(line.substring(0, line.length() - end.length()));
        Matcher row = ROW.matcher(body);
        if (row.matches()) {
            return row(body, row.toMatchResult(), upright) + end;
        }
        boolean beside = BORDER.matcher(body).matches() || FILES.matcher(body).matches();
        return (beside ? blank(body) : body) + end;
    }

    private static String row(String body, MatchResult row, boolean upright) {
        String squares = row.group(2).replaceAll("[┼╋]", "-");
        String plain = row.group(1) + squares + row.group(3);
        plain = upright ? GLUED.matcher(plain).replaceFirst("$1 ") : plain;
        return plain.replaceAll(BARS, " ") + " ".repeat(body.length() - plain.length());
    }

    /** Puts a sign into squares that are drawn as blanks, and digits for numbers in Japanese. */
    private static String filled(String line) {
        StringBuilder filled = new StringBuilder(GREEN.matcher(line).replaceAll("- "));
        int label = line.isBlank() ? -1 : KANJI.indexOf(line.strip().charAt(0));
        if (label >= 0) {
            filled.setCharAt(line.indexOf(line.strip()), (char) ('1' + label));
        }
        int[] bars =
                IntStream.range(0, line.length())
                        .filter(index -> "|│┃".indexOf(line.charAt(index)) >= 0)
                        .toArray();
        boolean names = FILES.matcher(line).matches();
        for (int bar = 0; bar + 1 < bars.length && bars.length >= 9 && !names; bar++) {
            if (bars[bar + 1] > bars[bar] + 1
                    && line.substring(bars[bar] + 1, bars[bar + 1]).isBlank()) {
                filled.setCharAt(bars[bar] + 1, '-');
            }
        }
        if (bars.length == 2 && bars[1] - bars[0] == 9) {
            IntStream.range(bars[0], bars[1])
                    .filter(index -> line.charAt(index) == ' ')
                    .forEach(index -> filled.setCharAt(index, '-'));
        }
        return filled.toString();
    }

    /** Blanks the words before the first row, unless moves are among them. */
    private static String withoutHead(String plain) {
        Matcher first = SQUARES.matcher(plain);
        if (!first.find()) {
            return plain;
        }
        int from = first.start();
        int line = plain.lastIndexOf('\n', from) + 1;
        boolean labelled = plain.substring(line, from).matches("\\s*[1-8]?\\s*");
        int head = labelled ? line : from;
        boolean words = !plain.substring(0, head).matches("(?is).*[a-h][1-8].*");
        return words ? blanked(plain, head) : plain;
    }

    /** The text with every sign up to a place blanked; lines stay lines. */
    private static String blanked(String plain, int head) {
        StringBuilder text = new StringBuilder(plain);
        IntStream.range(0, head)
                .filter(index -> !Character.isWhitespace(plain.charAt(index)))
                .forEach(index -> text.setCharAt(index, ' '));
        return text.toString();
    }

    private static String blank(String text) {
        return " ".repeat(text.length());
    }

    private static Optional<Side> side(String text) {
        Set<Side> told = EnumSet.noneOf(Side.class);
        TOLD.matcher(text)
                .results()
                .map(each -> each.group(1) == null ? each.group(2) : each.group(1))
                .forEach(each -> told.add(side(each.charAt(0))));
        return told.size() == 1 ? told.stream().findFirst() : Optional.empty();
    }

    private static Side side(char named) {
        return "bBxX*●⚫黒黑先".indexOf(named) >= 0 ? Side.BLACK : Side.WHITE;
    }
}
