package flipscope.trace.edit;

import flipscope.trace.Span;
import flipscope.trace.parse.Lexer;
import flipscope.trace.parse.Routine;
import flipscope.trace.parse.SourceText;
import flipscope.trace.parse.Token;
import java.util.ArrayList;
import java.util.List;

/** Splits a method body into numbered tokens. */
public final class Tokens {
    private final SourceText text;
    private final Span body;
    private final List<Token> tokens = new ArrayList<>();

    private Tokens(Routine routine) {
        this.text = routine.text();
        this.body = routine.body().span();
    }

    /** The tokens between the braces of a method. */
    public static List<Token> of(Routine routine) {
        Tokens tokens = new Tokens(routine);
        tokens.cut();
        return List.copyOf(tokens.tokens);
    }

    private void cut() {
        String raw = text.raw(body);
        int line = body.line();
        int start = 1 - body.column();
        int seen = 0;
        List<Lexer.Token> cut = Lexer.tokens(raw);
        for (Lexer.Token each : cut.subList(1, cut.size() - 1)) {
            for (; seen < each.start(); seen++) {
                if (raw.charAt(seen) == '\n') {
                    line++;
                    start = seen + 1;
                }
            }
            if (each.kind() != Lexer.Kind.COMMENT) {
                add(each, raw.substring(each.start(), each.end()), line, each.start() - start + 1);
            }
        }
    }

    private void add(Lexer.Token cut, String written, int line, int column) {
        Span span = new Span(line, column, line, column + written.length() - 1);
        Token token = new Token(tokens.size() + 1, kind(cut), written, span);
        if (continues(token)) {
            joinLast(token);
        } else {
            tokens.add(token);
        }
    }

    private static Token.Kind kind(Lexer.Token cut) {
        return switch (cut.kind()) {
            case WORD -> Token.Kind.NAME;
            case NUMBER -> Token.Kind.NUMBER;
            case SIGN, QUOTED, COMMENT -> Token.Kind.SIGN;
        };
    }

    /** Whether it directly follows {@code Name.}. */
    private boolean continues(Token token) {
        if (token.kind() != Token.Kind.NAME || tokens.size() < 2) {
            return false;
        }
        Token dot = tokens.get(tokens.size() - 1);
        Token name = tokens.get(tokens.size() - 2);
        return dot.text().equals(".")
                && name.kind() == Token.Kind.NAME
                && touch(name, dot)
                && touch(dot, token);
    }

    private static boolean touch(Token one, Token next) {
        return one.span().endLine() == next.span().line()
                && one.span().endColumn() + 1 == next.span().column();
    }

    private void joinLast(Token token) {
        tokens.remove(tokens.size() - 1);
        Token name = tokens.remove(tokens.size() - 1);
        Span span = SourceText.join(name.span(), token.span());
        String joined = name.text() + "." + token.text();
        tokens.add(new Token(name.number(), Token.Kind.NAME, joined, span));
    }
}
