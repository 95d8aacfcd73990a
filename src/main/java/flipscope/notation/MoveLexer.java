package flipscope.notation;

import flipscope.notation.MoveToken.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Cuts a text with moves in it into pieces. What stands in brackets or in a comment is left out:
 * braces, round brackets, which may hold others, tags such as {@code [Event "Cup [final]"]}, and
 * the rest of a line after {@code ;} or {@code %}.
 */
final class MoveLexer {
    private static final Pattern BLANKS = Pattern.compile(Cursor.BLANK + "++");
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}\\p{N}]++");

    /** A header; quotes in its value are escaped, or the value ends with the line. */
    private static final Pattern TAG =
            Pattern.compile(
                    "\\[\\s*\\p{L}\\w*\\s+\"(?:(?:[^\"\\\\\\r\\n]|\\\\.)*+\"\\s*\\]|[^\\r\\n]*\"\\][ \\t]*(?=[\\r\\n]|\\z))");

    private static final Pattern RESULT_TAG = Pattern.compile("\\[Result ");
    private static final Pattern TAG_BEGINNING = Pattern.compile("\\[\\s*\\p{L}\\w*\\s+\"");

    /** Addresses, marks of a page's source, and marks of a move. */
    private static final Pattern NOTHING =
            Pattern.compile(
                    "(?:https?://|www\\.)\\S+|[\\w.]+@[\\w.]+\\.[a-zA-Z]{2,}(?!\\w)|</?[a-zA-Z][^<>\\r\\n]*>"
                            + "|&(?:nbsp|amp|gt|lt|quot|#\\d+);|\\$\\d+|\\[%[^\\]\\r\\n]*\\]|-{3,}|:-?[()]");

    /** A number in JSON that is no text, and a name with its colon. */
    private static final Pattern JSON =
            Pattern.compile(
                    "\"\\w+\"\\s*:|(?<!\")(?<![\\p{L}\\p{N}])-?\\d+(?:\\.\\d+)?+(?![\"\\w])");

    private static final Pattern IS_JSON =
            Pattern.compile("[\\s\\uFEFF]*[\\[{].*\"\\w+\"\\s*:.*", Pattern.DOTALL);

    private static final String APART = "(?<![\\p{L}\\p{N}])";
    private static final String ENDS = "(?![\\p{L}\\p{N}])";

    private static final Pattern RESULT =
            Pattern.compile(
                    APART
                            + "(?:1/2-1/2|½-½|(?<![.+-])\\d{1,2}[ \\t]?-[ \\t]?\\d{1,2}|[BW]\\+(?:\\d{1,2}|R(?:esign)?|T(?:ime)?)?)"
                            + ENDS
                            + "|\\*|\\(\\s*(?:1/2-1/2|\\d{1,2}\\s?[-:]\\s?\\d{1,2})\\s*\\)");

    private static final Pattern POINTS = Pattern.compile(APART + "(\\d{1,2}):(\\d\\d)" + ENDS);

    /** Scores, shares, times, dates, and how many squares or moves in Japanese. */
    private static final Pattern REMARK =
            Pattern.compile(
                    APART
                            + "(?:\\d+(?:\\.\\d+)?%(?!20)|\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}|\\d{1,2}/\\d{1,2}/\\d{2,4}"
                            + "|\\d{1,2}:\\d\\d(?::\\d\\d)?(?:\\.\\d+)?|[-+±]?\\d+[.,]\\d+)"
                            + ENDS
                            + "|"
                            + APART
                            + "\\d+(?=[対石個枚点年月日時分秒])");

    private static final Pattern SCORE = Pattern.compile(APART + "[-+±]\\d{1,3}" + ENDS);

    private static final Pattern COUNT =
            Pattern.compile(
                    APART
                            + "(?:#\\s?)?(\\d{1,3})(?:\\.{1,3}|[):])"
                            + "|第\\s?(\\d{1,3})\\s?手目?:?|"
                            + APART
                            + "(\\d{1,3})手目?:?");

    private static final Pattern IDEOGRAPHS =
            Pattern.compile("[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}ー]++");

    /** A move glued to the number of the next one, as in {@code 1.f52.d6}. */
    private static final Pattern COUNTED = Pattern.compile("((?:[a-hA-H][1-8])++)\\d{1,2}\\.");

    private static final Pattern GTP = Pattern.compile("(?i)play\\s+[bw](?=\\s)");
    private static final Pattern SIDE_LETTER = Pattern.compile("[bB](?=\\s*[:.)]\\s)");
    private static final Pattern REST = Pattern.compile("[^\\r\\n]*+");
    private static final Pattern MEANT = Pattern.compile("[\\p{L}\\p{N}]");
    private static final Pattern BRACKETED = Pattern.compile("\\{[^}]*\\}|\\([^)]*\\)");
    private static final Pattern NEXT_COUNT = Pattern.compile("\\s*\\d+\\s*\\.");

    private final Cursor cursor;
    private final String text;
    private final boolean json;
    private final boolean numbered;
    private final List<MoveToken> tokens = new ArrayList<>();
    private int at;
    private int line = 1;
    private int lists;

    /**
     * A lexer of the text from the cursor on.
     *
     * @param text the same text, in ASCII
     * @param numbered whether this is the notation in which {@code ;} begins a comment
     */
    MoveLexer(Cursor cursor, String text, boolean numbered) {
        this.cursor = cursor;
        this.text = text;
        this.numbered = numbered;
        this.at = cursor.offset();
        this.json = IS_JSON.matcher(text).matches();
    }

    /**
     * The pieces in their order.
     *
     * @throws NotationException if a bracket is not closed
     */
    List<MoveToken> tokens() {
        while (at < text.length()) {
            next();
        }
        return tokens;
    }

    private void next() {
        int from = at;
        char sign = text.charAt(at);
        if (sign == '\n') {
            line++;
            at++;
        } else if (json && take(JSON)) {
            line += lines(from);
        } else if (sign == '{' && !json) {
            at = afterBraces(at);
            line += lines(from);
        } else if (takePoints() || takeAs(Kind.RESULT, RESULT)) {
            line += lines(from);
        } else if (sign == '(') {
            at = afterRound(at);
            line += lines(from);
        } else if (sign == ';' || sign == '%' && !isBlankSign()) {
            skipComment();
        } else if (sign == '[') {
            takeBracket();
        } else if (!takeFixed()) {
            takeWordOrSign();
        }
    }

    private boolean isBlankSign() {
        return text.startsWith("%20", at);
    }

    private int lines(int from) {
        return (int) text.substring(from, at).chars().filter(sign -> sign == '\n').count();
    }

    private boolean takeFixed() {
        return take(NOTHING)
                || take(GTP)
                || takeAs(Kind.SIDE, SIDE_LETTER)
                || takeAs(Kind.REMARK, REMARK)
                || takeAs(Kind.SCORE, SCORE)
                || takeAs(Kind.COUNT, COUNT)
                || takeIdeographs()
                || takeAs(Kind.PASS, Pattern.compile("@@@@|--"))
                || takeBlanks();
    }

    /** Blanks up to the end of a line. */
    private boolean takeBlanks() {
        Matcher blanks = matcher(BLANKS);
        if (!blanks.lookingAt()) {
            return false;
        }
        int newline = text.indexOf('\n', at);
        at = newline >= 0 && newline < blanks.end() ? newline : blanks.end();
        return true;
    }

    /** {@code 40:24} is a result, {@code 0:12} a time. */
    private boolean takePoints() {
        Matcher points = matcher(POINTS);
        boolean result =
                points.lookingAt()
                        && Integer.parseInt(points.group(1)) + Integer.parseInt(points.group(2))
                                == 64;
        if (result) {
            add(Kind.RESULT, points.end());
        }
        return result;
    }

    private boolean takeIdeographs() {
        Matcher found = matcher(IDEOGRAPHS);
        if (!found.lookingAt()) {
            return false;
        }
        add(MoveWord.kind(found.group()), found.end());
        return true;
    }

    private void takeWordOrSign() {
        Matcher word = matcher(WORD);
        Matcher counted = matcher(COUNTED);
        if (counted.lookingAt()) {
            add(Kind.MOVES, counted.end(1));
            takeCount();
        } else if (word.lookingAt()) {
            String latin = IDEOGRAPHS.split(word.group(), 2)[0];
            add(MoveWord.kind(latin), at + latin.length());
        } else {
            takeSign();
        }
    }

    /** The number that is glued to the move before it. */
    private void takeCount() {
        int to = text.indexOf('.', at);
        add(Kind.COUNT, to + 1);
    }

    private void takeSign() {
        char sign = text.charAt(at);
        if (sign == '-') {
            add(Kind.HYPHEN, at + 1);
        } else if (sign == ')' || sign == '}' && !json || sign == ']' && lists == 0 && !json) {
            add(Kind.STRAY, at + 1);
        } else {
            lists -= sign == ']' ? 1 : 0;
            at += Character.charCount(text.codePointAt(at));
        }
    }

    /** Braces do not nest; one that is not closed would take the moves up to the next comment. */
    private int afterBraces(int open) {
        int close = text.indexOf('}', open);
        int other = text.indexOf('{', open + 1);
        if (close < 0 || other >= 0 && other < close) {
            throw cursor.problemAt(open, NotationProblem.RECORD_CLOSE, '}', open + 1);
        }
        return close + 1;
    }

    /** After the bracket that closes this one, with others and comments within. */
    private int afterRound(int open) {
        int depth = 0;
        for (int each = open; each < text.length(); each++) {
            char sign = text.charAt(each);
            each = sign == '{' ? afterBraces(each) - 1 : each;
            depth += sign == '(' ? 1 : sign == ')' ? -1 : 0;
            if (depth == 0) {
                return each + 1;
            }
        }
        throw cursor.problemAt(open, NotationProblem.RECORD_CLOSE, ')', open + 1);
    }

    /**
     * Skips a comment to the end of its line. Where moves are not numbered, a semicolon may also
     * stand between them; where it may be either, it is not guessed which.
     */
    private void skipComment() {
        int from = at;
        at++;
        String rest = rest();
        String plain = BRACKETED.matcher(rest).replaceAll(" ");
        boolean own = text.charAt(from) == '%' && text.substring(lineStart(from), from).isBlank();
        boolean separates = !own && numbered && NEXT_COUNT.matcher(rest).lookingAt();
        boolean begins = (own || numbered) && !separates;
        boolean inGame = begins || tokens.stream().anyMatch(token -> token.is(Kind.MOVES));
        boolean moves = inGame && has(plain, Kind.MOVES);
        boolean words = has(plain, Kind.WORD);
        boolean left = begins && !own && !words && MEANT.matcher(plain).find();
        if (left || moves && begins != words) {
            char sign = text.charAt(from);
            throw cursor.problemAt(from, NotationProblem.TRANSCRIPT_REMARK, sign, from + 1);
        }
        at += begins ? rest.length() : 0;
    }

    private int lineStart(int from) {
        return Math.max(text.lastIndexOf('\n', from), text.lastIndexOf('\r', from)) + 1;
    }

    private String rest() {
        Matcher rest = matcher(REST);
        return rest.lookingAt() ? rest.group() : "";
    }

    /** A tag, a list of moves, or a remark. */
    private void takeBracket() {
        int from = at;
        if (matcher(RESULT_TAG).lookingAt()
                ? takeAs(Kind.RESULT, TAG)
                : take(TAG) || take(NOTHING)) {
            return;
        }
        if (matcher(TAG_BEGINNING).lookingAt()) {
            throw cursor.problemAt(from, NotationProblem.RECORD_CLOSE, "\"]", from + 1);
        }
        int close = text.indexOf(']', at);
        String within = close < 0 ? "" : text.substring(at, close);
        boolean remark =
                close >= 0
                        && !json
                        && (has(within, Kind.WORD)
                                || !has(within, Kind.MOVES) && !has(within, Kind.DAMAGED));
        if (remark && !within.substring(1).contains("[")) {
            at = close + 1;
            line += lines(from);
        } else {
            lists++;
            at++;
        }
    }

    private static boolean has(String part, Kind kind) {
        return Stream.of(part.split("[^\\p{L}\\p{M}\\p{N}]+"))
                .filter(word -> !word.isEmpty())
                .anyMatch(word -> MoveWord.kind(word) == kind);
    }

    private boolean take(Pattern form) {
        Matcher found = matcher(form);
        boolean here = found.lookingAt();
        at = here ? found.end() : at;
        return here;
    }

    private boolean takeAs(Kind kind, Pattern form) {
        Matcher found = matcher(form);
        boolean here = found.lookingAt();
        if (here) {
            add(kind, found.end());
        }
        return here;
    }

    /** Looks back over what is already read, so that nothing glued to a move is taken alone. */
    private Matcher matcher(Pattern form) {
        return form.matcher(text).region(at, text.length()).useTransparentBounds(true);
    }

    private void add(Kind kind, int to) {
        tokens.add(new MoveToken(kind, at, to, line));
        at = to;
    }
}
