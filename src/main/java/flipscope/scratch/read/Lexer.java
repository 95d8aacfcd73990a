package flipscope.scratch.read;

import flipscope.scratch.read.Token.Sort;
import flipscope.trace.SourceException;
import flipscope.trace.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Splits lines of any of the languages. */
final class Lexer {
    private static final Pattern WORD =
            Pattern.compile("(?:std::)?([A-Za-z_$][\\w$]*+(?:::[A-Za-z_]\\w*+)*+)");
    private static final Pattern LIMIT =
            Pattern.compile("(?:std::)?numeric_limits ?<([\\w: ]++)> ?::(max|min) ?\\( ?\\)");
    private static final Pattern NUMBER =
            Pattern.compile(
                    "0[xX][0-9A-Fa-f_]++(?:'[0-9A-Fa-f]++)*+\\w*+|0[bBoO][01-7_]++(?:'[01]++)*+\\w*+"
                            + "|\\d[\\d_]*+(?:'\\d++)*+(?:\\.\\d++|\\w*+)");
    private static final Pattern SIGN =
            Pattern.compile(
                    ">>>=|\\.\\.\\.|\\.\\.[=<]|<<=|>>=|===|!==|>>>|&\\^=|//=|\\*\\*=|<<|>>|->|=>|\\+\\+|--|&&|\\|\\|"
                            + "|==|!=|<=|>=|:=|[-+*/%&|^]=|\\*\\*|\\.\\.|&\\^|//|[-+*/%&|^~!<>=?:;,.(){}\\[\\]@]");

    /** Signs of one language alone, which others read as two. */
    private static final Pattern SWIFT_SIGN = Pattern.compile("&<<|&>>|&[-+*](?= )");

    private static final Pattern QUOTED =
            Pattern.compile(
                    "[fbr]?\"(?:[^\"\\\\\\n]|\\\\.)*+\"|[fb]?'(?:[^'\\\\\\n]|\\\\.)*+'|`[^`]*+`");

    private final String text;
    private final Dialect dialect;
    private final List<Token> tokens = new ArrayList<>();
    private final Map<Integer, String> comments = new HashMap<>();
    private int at;
    private int line = 1;
    private int lineStart;

    Lexer(String text, Dialect dialect) {
        this.text = text;
        this.dialect = dialect;
        while (at < text.length()) {
            next();
        }
        add(Sort.END, "", at);
    }

    List<Token> tokens() {
        return tokens;
    }

    /** What is remarked on a line, as Java has it, by the number of the line. */
    Map<Integer, String> comments() {
        return comments;
    }

    private void next() {
        char c = text.charAt(at);
        if (c == '\n') {
            at++;
            line++;
            lineStart = at;
        } else if (Character.isWhitespace(c) || c == '\uFEFF') {
            at++;
        } else if (c == '\\' && text.startsWith("\n", at + 1)) {
            at++;
        } else if (!comment() && !directive()) {
            token();
        }
    }

    private boolean comment() {
        boolean python = dialect == Dialect.PYTHON;
        if (python && text.charAt(at) == '#' || text.startsWith("//", at) && (!python || alone())) {
            int end = lineEnd();
            String said = text.substring(at + (text.charAt(at) == '#' ? 1 : 2), end).strip();
            comments.merge(line, "// " + said, (one, other) -> one + " " + other.substring(3));
            at = end;
            return true;
        }
        if (!text.startsWith("/*", at)) {
            return false;
        }
        int end = text.indexOf("*/", at + 2);
        int stop = end < 0 ? text.length() : end + 2;
        for (String each : text.substring(at, stop).split("\n", -1)) {
            String said = each.replace("/*", "").replace("*/", "").strip();
            if (!said.isEmpty()) {
                comments.merge(line, "// " + said, (one, other) -> one + " " + other.substring(3));
            }
            line++;
        }
        line--;
        lineStart = Math.max(lineStart, text.lastIndexOf('\n', stop - 1) + 1);
        at = stop;
        return true;
    }

    /** Nothing stands before two strokes: then they do not divide. */
    private boolean alone() {
        return text.substring(lineStart, at).isBlank();
    }

    private int lineEnd() {
        int end = text.indexOf('\n', at);
        return end < 0 ? text.length() : end;
    }

    /** A line of the preprocessor with those that go on behind a stroke; an attribute of Rust. */
    private boolean directive() {
        if (text.charAt(at) != '#') {
            return false;
        }
        int start = at;
        int end = lineEnd();
        while (end > at && end < text.length() && text.charAt(end - 1) == '\\') {
            int more = text.indexOf('\n', end + 1);
            end = more < 0 ? text.length() : more;
        }
        int first = line;
        at = end;
        tokens.add(token(Sort.DIRECTIVE, text.substring(start, end), start, first));
        for (int each = start; each < end; each++) {
            if (text.charAt(each) == '\n') {
                line++;
                lineStart = each + 1;
            }
        }
        return true;
    }

    private void token() {
        Matcher limit = matcher(LIMIT);
        if (limit.lookingAt()) {
            take(Sort.WORD, limit, limit.group(1) + "::" + limit.group(2));
            return;
        }
        Matcher quoted = matcher(QUOTED);
        if (quoted.lookingAt()) {
            take(Sort.QUOTED, quoted, quoted.group());
            return;
        }
        Matcher word = matcher(WORD);
        if (word.lookingAt()) {
            take(Sort.WORD, word, word.group(1));
            return;
        }
        Matcher number = matcher(NUMBER);
        if (number.lookingAt()) {
            take(Sort.NUMBER, number, number.group());
            return;
        }
        Matcher swift = matcher(SWIFT_SIGN);
        if (dialect == Dialect.SWIFT && swift.lookingAt()) {
            take(Sort.SIGN, swift, swift.group());
            return;
        }
        Matcher sign = matcher(SIGN);
        if (!sign.lookingAt()) {
            throw new SourceException(
                    Reading.FILE,
                    new Span(line, at - lineStart + 1, line, at - lineStart + 1),
                    "did not expect `" + text.charAt(at) + "` here");
        }
        String found = sign.group();
        boolean two =
                found.equals("&^") && dialect != Dialect.GO
                        || found.equals("//") && dialect != Dialect.PYTHON
                        || found.startsWith("**") && dialect != Dialect.PYTHON;
        if (two) {
            int start = at;
            at++;
            add(Sort.SIGN, text.substring(start, at), start);
        } else {
            take(Sort.SIGN, sign, found);
        }
    }

    private Matcher matcher(Pattern pattern) {
        return pattern.matcher(text).region(at, text.length()).useTransparentBounds(true);
    }

    private void take(Sort sort, Matcher found, String as) {
        int start = at;
        at = found.end();
        add(sort, as, start);
    }

    private void add(Sort sort, String as, int start) {
        tokens.add(token(sort, as, start, line));
    }

    private Token token(Sort sort, String as, int start, int first) {
        int above = tokens.isEmpty() ? first : tokens.get(tokens.size() - 1).line();
        return new Token(sort, as, start, at, first, first - above, start - lineStart);
    }
}
