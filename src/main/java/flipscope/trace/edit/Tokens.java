package flipscope.trace.edit;

import flipscope.trace.Span;
import flipscope.trace.parse.Lexer;
import flipscope.trace.parse.Routine;
import flipscope.trace.parse.Token;
import java.util.ArrayList;
import java.util.List;

/** Splits a method body into numbered tokens. */
public final class Tokens {
    private Tokens() {}

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
            tokens.add(new Token(tokens.size() + 1, kind(first), text, span));
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

    private static Token.Kind kind(Lexer.Token cut) {
        return switch (cut.kind()) {
            case WORD -> Token.Kind.NAME;
            case NUMBER -> Token.Kind.NUMBER;
            case SIGN, QUOTED, COMMENT -> Token.Kind.SIGN;
        };
    }
}
