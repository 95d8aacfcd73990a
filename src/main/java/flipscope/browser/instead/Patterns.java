package flipscope.browser.instead;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Methods of {@link Pattern} and {@link Matcher}. */
public final class Patterns {
    private static final String WHITESPACE =
            "\\u0009-\\u000D\\u001C-\\u0020\\u1680\\u2000-\\u2006\\u2008-\\u200A\\u2028\\u2029\\u205F\\u3000";

    private static final String NO_SPACE = "\\P{javaWhitespace}";

    private static final String HAN =
            "\u2E80-\u2FD5\u3005\u3007\u3021-\u3029\u3038-\u303B\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAD9";

    private static final String[][] CLASSES = {
        {"\\p{javaWhitespace}", WHITESPACE},
        {"\\p{IsHan}", HAN},
        {"\\p{IsHiragana}", "\u3041-\u3096\u309D-\u309F"},
        {"\\p{IsKatakana}", "\u30A1-\u30FA\u30FD-\u30FF\u31F0-\u31FF\uFF66-\uFF6F\uFF71-\uFF9D"},
        {"\\p{L}", "\\p{Lu}\\p{Ll}\\p{Lt}\\p{Lm}\\p{Lo}"},
        {"\\p{M}", "\\p{Mn}\\p{Mc}\\p{Me}"},
        {"\\p{N}", "\\p{Nd}\\p{Nl}\\p{No}"},
        {"\\p{P}", "\\p{Pc}\\p{Pd}\\p{Ps}\\p{Pe}\\p{Pi}\\p{Pf}\\p{Po}"},
        {"\\p{S}", "\\p{Sm}\\p{Sc}\\p{Sk}\\p{So}"},
        {"\\p{Z}", "\\p{Zs}\\p{Zl}\\p{Zp}"},
        {"\\p{C}", "\\p{Cc}\\p{Cf}\\p{Co}\\p{Cn}"},
    };

    private Patterns() {}

    @InsteadOf(Pattern.class)
    public static Pattern compile(String regex) {
        return Pattern.compile(spelled(regex));
    }

    @InsteadOf(Pattern.class)
    public static Pattern compile(String regex, int flags) {
        return Pattern.compile((flags & Pattern.LITERAL) == 0 ? spelled(regex) : regex, flags);
    }

    @InsteadOf(Pattern.class)
    public static boolean matches(String regex, CharSequence text) {
        return compile(regex).matcher(text).matches();
    }

    /**
     * Spells the kinds of characters that TeaVM has no name for. Brackets that exclude several
     * kinds become a look at those that they exclude, since TeaVM excludes too few.
     */
    static String spelled(String regex) {
        StringBuilder spelled = new StringBuilder();
        for (int i = 0; i < regex.length(); i++) {
            int end = regex.charAt(i) == '[' ? endOfBrackets(regex, i) : i;
            String[] known = known(regex, i);
            if (end > i) {
                spelled.append(brackets(regex.substring(i + 1, end)));
                i = end;
            } else if (known.length > 0) {
                spelled.append('[').append(known[1]).append(']');
                i += known[0].length() - 1;
            } else if (regex.startsWith(NO_SPACE, i)) {
                spelled.append("[^" + WHITESPACE + "]");
                i += NO_SPACE.length() - 1;
            } else if (regex.charAt(i) == '\\' && i + 1 < regex.length()) {
                spelled.append(regex, i, i + 2);
                i++;
            } else {
                spelled.append(regex.charAt(i));
            }
        }
        return spelled.toString();
    }

    /** The bracket that closes the one at the start, which is returned if there is none. */
    private static int endOfBrackets(String regex, int start) {
        int depth = 0;
        for (int i = start; i < regex.length(); i++) {
            char c = regex.charAt(i);
            if (c == '\\') {
                i++;
            } else if (c == '[') {
                depth++;
            } else if (c == ']' && --depth == 0) {
                return i;
            }
        }
        return start;
    }

    /** Brackets with this inside. */
    private static String brackets(String inside) {
        String spelled = inside;
        for (String[] each : CLASSES) {
            spelled = spelled.replace(each[0], each[1]);
        }
        boolean excludes = inside.startsWith("^") && !inside.contains("[");
        return excludes && !spelled.equals(inside)
                ? "(?:(?![" + spelled.substring(1) + "])(?s:.))"
                : "[" + spelled + "]";
    }

    private static String[] known(String regex, int at) {
        for (String[] each : CLASSES) {
            if (regex.startsWith(each[0], at)) {
                return each;
            }
        }
        return new String[0];
    }

    @InsteadOf(Pattern.class)
    public static String[] split(Pattern by, CharSequence text) {
        return split(by, text, 0);
    }

    /** An empty match splits too, though not at the start. */
    @InsteadOf(Pattern.class)
    public static String[] split(Pattern by, CharSequence text, int limit) {
        List<String> parts = new ArrayList<>();
        Matcher match = by.matcher(text);
        int start = 0;
        while ((limit <= 0 || parts.size() < limit - 1) && match.find()) {
            if (match.end() > 0) {
                parts.add(text.subSequence(start, match.start()).toString());
                start = match.end();
            }
        }
        if (start == 0 && parts.isEmpty()) {
            return new String[] {text.toString()};
        }
        parts.add(text.subSequence(start, text.length()).toString());
        while (limit == 0 && !parts.isEmpty() && parts.get(parts.size() - 1).isEmpty()) {
            parts.remove(parts.size() - 1);
        }
        return parts.toArray(new String[0]);
    }

    @InsteadOf(Pattern.class)
    public static Stream<String> splitAsStream(Pattern by, CharSequence text) {
        return Arrays.stream(split(by, text, 0));
    }

    @InsteadOf(Matcher.class)
    public static Stream<MatchResult> results(Matcher matcher) {
        List<MatchResult> results = new ArrayList<>();
        matcher.reset();
        while (matcher.find()) {
            results.add(matcher.toMatchResult());
        }
        return results.stream();
    }

    @InsteadOf(Matcher.class)
    public static String replaceAll(Matcher matcher, Function<MatchResult, String> by) {
        StringBuffer replaced = new StringBuffer();
        matcher.reset();
        while (matcher.find()) {
            matcher.appendReplacement(replaced, by.apply(matcher.toMatchResult()));
        }
        return matcher.appendTail(replaced).toString();
    }

    @InsteadOf(Matcher.class)
    public static String replaceFirst(Matcher matcher, Function<MatchResult, String> by) {
        StringBuffer replaced = new StringBuffer();
        matcher.reset();
        if (matcher.find()) {
            matcher.appendReplacement(replaced, by.apply(matcher.toMatchResult()));
        }
        return matcher.appendTail(replaced).toString();
    }

    @InsteadOf(Matcher.class)
    public static Matcher appendReplacement(Matcher matcher, StringBuilder to, String by) {
        StringBuffer more = new StringBuffer();
        matcher.appendReplacement(more, by);
        to.append(more);
        return matcher;
    }

    @InsteadOf(Matcher.class)
    public static StringBuilder appendTail(Matcher matcher, StringBuilder to) {
        return to.append(matcher.appendTail(new StringBuffer()));
    }
}
