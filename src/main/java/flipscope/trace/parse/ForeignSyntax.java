package flipscope.trace.parse;

import flipscope.trace.SourceException;
import flipscope.trace.Span;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Recognises what belongs to other languages, or to none, and says how Java writes it. */
final class ForeignSyntax {
    private static final Map<String, String> SIGNS =
            Map.of(
                    ">>>>", "Java has no unsigned shift `>>>>`; did you mean `>>>`?",
                    "<<<", "Java has no shift `<<<`; did you mean `<<`?",
                    "=>", "Java has no `=>`; did you mean `>=`?",
                    "=<", "Java has no `=<`; did you mean `<=`?",
                    "<>", "Java has no `<>`; did you mean `!=`?",
                    "===", "Java has no `===`; did you mean `==`?",
                    "!==", "Java has no `!==`; did you mean `!=`?",
                    ":=", "Java has no `:=`; did you mean `=`?",
                    "**", "Java has no `**`; two to the power of n is the shift `1L << n`",
                    "&^", "Java has no `&^`; write `& ~`");

    private static final Map<String, String> WORDS =
            Map.of(
                    "and", "Java has no `and`; write `&` for sets, `&&` for conditions",
                    "or", "Java has no `or`; write `|` for sets, `||` for conditions",
                    "xor", "Java has no `xor`; write `^`",
                    "not", "Java has no `not`; write `~` for sets, `!` for conditions",
                    "elif", "Java has no `elif`; write `else if`",
                    "unsigned",
                            "Java has no unsigned types; write `long`, and `>>>` to shift zeros in");

    /** After these a name is declared, or a value begins. */
    private static final Set<String> OPENING =
            Set.of("long", "int", "boolean", "final", "return", "else", "do");

    private static final Pattern OPERAND = Pattern.compile("[\\w$]+");
    private static final Pattern SUFFIX =
            Pattern.compile("(?i)(0x[0-9a-f_]+|0b[01_]+|[0-9_]+)(u|ul|lu|ll|ull|llu)");

    private final SourceText source;
    private Lexer.Token before;
    private Lexer.Token last;

    ForeignSyntax(SourceText source) {
        this.source = source;
    }

    /** Refuses what the next token, which is no comment, shows to be foreign. */
    void take(Lexer.Token token) {
        if (token.kind() == Lexer.Kind.NUMBER && SUFFIX.matcher(token.text()).matches()) {
            throw fault(token, "Java writes `L` after a long number, and nothing else");
        }
        String message =
                touches(token) ? SIGNS.get(last.text() + token.text()) : foreignWord(token.text());
        if (message != null) {
            throw fault(last, message);
        }
        before = last;
        last = token;
    }

    private SourceException fault(Lexer.Token token, String message) {
        return source.fault(Span.of(source.file().text(), token.start(), 1), message);
    }

    private boolean touches(Lexer.Token token) {
        return token.kind() == Lexer.Kind.SIGN
                && last != null
                && last.kind() == Lexer.Kind.SIGN
                && last.end() == token.start();
    }

    /**
     * What is said of the last word, unless it may be a name, seen by what stands around it; null
     * if nothing is.
     */
    private String foreignWord(String next) {
        if (last == null || last.kind() != Lexer.Kind.WORD) {
            return null;
        }
        String word = last.text();
        boolean between = before != null && (isOperand(before.text()) || closes(before.text()));
        boolean foreign =
                switch (word) {
                    case "and", "or", "xor" -> between && (isOperand(next) || next.equals("("));
                    case "elif" -> next.equals("(");
                    case "unsigned" -> next.equals("long") || next.equals("int");
                    default -> isOperand(next);
                };
        return foreign ? WORDS.get(word) : null;
    }

    private static boolean closes(String word) {
        return word.equals(")") || word.equals("]");
    }

    private static boolean isOperand(String word) {
        return OPERAND.matcher(word).matches() && !OPENING.contains(word);
    }
}
