package flipscope.trace.parse;

import flipscope.trace.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * A token of a method body. A qualified name, as {@code Edges.INNER_ROWS}, is one token.
 *
 * @param number its number in the body of the method, from 1, not counting comments
 * @param span always on one line
 */
public record Token(int number, Lexer.Kind kind, String text, Span span) {
    /** The tokens between the braces of a method, without comments. */
    public static List<Token> of(Routine routine) {
        String file = routine.text().file().text();
        Span body = routine.body().span();
        String raw = routine.text().raw(body);
        List<Lexer.Token> cut =
                Lexer.tokens(raw).stream()
                        .filter(each -> each.kind() != Lexer.Kind.COMMENT)
                        .toList();
        List<Token> tokens = new ArrayList<>();
        for (int at = 1; at < cut.size() - 1; at++) {
            Lexer.Token first = cut.get(at);
            while (isQualified(raw, cut.get(at), cut.get(Math.min(at + 2, cut.size() - 1)))) {
                at += 2;
            }
            String text = raw.substring(first.start(), cut.get(at).end());
            Span span = Span.of(file, body.offset(file) + first.start(), text.length());
            tokens.add(new Token(tokens.size() + 1, first.kind(), text, span));
        }
        return List.copyOf(tokens);
    }

    /** Whether the dot of {@code Name.name} stands between two tokens, and nothing else. */
    private static boolean isQualified(String raw, Lexer.Token name, Lexer.Token next) {
        return name.kind() == Lexer.Kind.WORD
                && next.kind() == Lexer.Kind.WORD
                && name.end() + 1 == next.start()
                && raw.charAt(name.end()) == '.';
    }
}
