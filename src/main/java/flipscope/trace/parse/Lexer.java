package flipscope.trace.parse;

import java.util.ArrayList;
import java.util.List;

/** Splits source text into tokens, well enough to check it before it is parsed. */
public final class Lexer {
    public enum Kind {
        WORD,
        NUMBER,
        QUOTED,
        SIGN,
        COMMENT
    }

    /**
     * A piece of the text.
     *
     * @param start index of its first character
     */
    public record Token(Kind kind, int start, String text) {
        /** The index after its last character. */
        int end() {
            return start + text.length();
        }
    }

    /** Signs of more than one character, longer ones first. */
    private static final List<String> LONG_SIGNS =
            List.of(
                    ">>>=", ">>>", "<<=", ">>=", "<<", ">>", "->", "::", "++", "--", "&&", "||",
                    "==", "!=", "<=", ">=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=");

    private final String text;
    private int at;

    private Lexer(String text) {
        this.text = text;
    }

    static List<Token> tokens(String text) {
        Lexer lexer = new Lexer(text);
        List<Token> tokens = new ArrayList<>();
        for (Token token = lexer.next(); token != null; token = lexer.next()) {
            tokens.add(token);
        }
        return tokens;
    }

    /** The text on one line, without comments. */
    static String plain(String text) {
        if (text.indexOf('\n') < 0 && text.indexOf('/') < 0) {
            return text;
        }
        StringBuilder plain = new StringBuilder();
        int from = 0;
        for (Token token : tokens(text)) {
            if (token.kind != Kind.COMMENT) {
                continue;
            }
            plain.append(text, from, token.start);
            from = token.end();
        }
        plain.append(text, from, text.length());
        return plain.toString().replaceAll("\\s*\n\\s*", " ").strip();
    }

    private Token next() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        if (at >= text.length()) {
            return null;
        }
        int start = at;
        Kind kind = skip(text.charAt(at));
        return new Token(kind, start, text.substring(start, at));
    }

    private Kind skip(char first) {
        if (Character.isJavaIdentifierStart(first)) {
            return skipWord(Kind.WORD);
        }
        if (first >= '0' && first <= '9') {
            return skipWord(Kind.NUMBER);
        }
        if (text.startsWith("\"\"\"", at)) {
            return skipQuoted("\"\"\"", false);
        }
        if (first == '"' || first == '\'') {
            return skipQuoted(String.valueOf(first), true);
        }
        if (text.startsWith("//", at)) {
            return skipComment("\n", 0);
        }
        if (text.startsWith("/*", at)) {
            return skipComment("*/", 2);
        }
        return skipSign();
    }

    private Kind skipWord(Kind kind) {
        while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at))) {
            at++;
        }
        return kind;
    }

    private Kind skipComment(String end, int length) {
        int found = text.indexOf(end, at + length);
        at = found < 0 ? text.length() : found + length;
        return Kind.COMMENT;
    }

    private Kind skipQuoted(String quote, boolean oneLine) {
        at += quote.length();
        while (at < text.length()
                && !text.startsWith(quote, at)
                && !(oneLine && text.charAt(at) == '\n')) {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        at = Math.min(at + quote.length(), text.length());
        return Kind.QUOTED;
    }

    private Kind skipSign() {
        at +=
                LONG_SIGNS.stream()
                        .filter(sign -> text.startsWith(sign, at))
                        .findFirst()
                        .map(String::length)
                        .orElse(1);
        return Kind.SIGN;
    }
}
