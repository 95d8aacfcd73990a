package flipscope.trace.parse;

import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import flipscope.trace.SourceException;
import flipscope.trace.Span;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.Set;

/**
 * Checks source text before it is parsed. Refuses text that is too long or nested too deep, long
 * names, misleading characters, and objects, whose nesting takes the parser exponential time.
 */
final class SourceGuard {
    static final int MOST_CHARACTERS = 1_000_000;
    static final int DEEPEST = 200;

    /** A page names each value at many places, and some characters take nine in an address. */
    static final int LONGEST_NAME = 60;

    private static final Set<String> PRIMITIVES =
            Set.of("long", "int", "boolean", "byte", "short", "char", "float", "double");
    private static final Set<String> NESTING_WORDS = Set.of("if", "for", "while", "do", "else");

    private final SourceText source;
    private final String text;
    private final ForeignSyntax foreign;

    /** For every open bracket, the nesting before it that had no bracket of its own. */
    private final Deque<Integer> pending = new ArrayDeque<>();

    private int depth;
    private int loose;

    /**
     * The {@code <} and {@code @} of a statement: the parser looks ahead through all of them, for
     * each anew.
     */
    private int looked;

    private int beforeBlock;
    private int deepest;
    private String previous = "";

    private SourceGuard(SourceText source) {
        this.source = source;
        this.text = source.file().text();
        this.foreign = new ForeignSyntax(source);
    }

    /**
     * How deep the text is nested, at most {@link #DEEPEST}.
     *
     * @throws SourceException if the text is too long, nested too deep, or has a name that is too
     *     long, or characters or words that cannot be read
     */
    static int check(SourceText source) {
        SourceGuard guard = new SourceGuard(source);
        guard.checkLength();
        guard.checkCharacters();
        for (Lexer.Token token : Lexer.tokens(guard.text)) {
            guard.take(token);
        }
        return guard.deepest;
    }

    private void checkLength() {
        if (text.length() > MOST_CHARACTERS) {
            throw source.fault(
                    new Span(1, 1, 1, 1),
                    "the source has %s characters; at most %s are read"
                            .formatted(text.length(), MOST_CHARACTERS));
        }
    }

    private void checkCharacters() {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' && "\t\n\f".indexOf(c) < 0) {
                throw fault(
                        i,
                        String.format(
                                Locale.ROOT,
                                "a control character (U+%04X) in the source; remove it",
                                (int) c));
            }
            if (c == '\\' && i + 1 < text.length()) {
                if (text.charAt(i + 1) == 'u') {
                    throw fault(
                            i, "a Unicode escape cannot be used here; write the character itself");
                }
                i++;
            }
        }
    }

    private void take(Lexer.Token token) {
        if (token.kind() == Lexer.Kind.COMMENT) {
            return;
        }
        refuse(token);
        refuseLong(token);
        nest(token);
        previous = token.text();
        foreign.take(token);
    }

    /**
     * Classes without a name, one in the other, take the parser exponential time. What is assigned
     * from a lambda has a type that would be refused first.
     */
    private void refuse(Lexer.Token token) {
        String word = token.text();
        if (word.equals("->")) {
            throw fault(token.start(), UnsupportedSyntax.refusal(LambdaExpr.class));
        }
        if (word.equals("::")) {
            throw fault(token.start(), UnsupportedSyntax.refusal(MethodReferenceExpr.class));
        }
        if (token.kind() == Lexer.Kind.WORD
                && previous.equals("new")
                && !PRIMITIVES.contains(word)) {
            throw fault(token.start(), UnsupportedSyntax.refusal(ObjectCreationExpr.class));
        }
    }

    private void refuseLong(Lexer.Token token) {
        int length = token.text().codePointCount(0, token.text().length());
        if (token.kind() == Lexer.Kind.WORD && length > LONGEST_NAME) {
            throw fault(
                    token.start(),
                    "this name has %s characters; a name has at most %s"
                            .formatted(length, LONGEST_NAME));
        }
    }

    private void nest(Lexer.Token token) {
        switch (token.text()) {
            case "(", "[" -> open();
            case "{" -> openBlock();
            case ")", "]" -> close(1);
            case "}" -> closeBlock();
            case ";" -> end();
            case "," -> loose = 0;
            default -> loosen(token);
        }
        deepest = Math.max(deepest, depth + loose + 2 * looked);
        if (deepest > DEEPEST) {
            throw fault(
                    token.start(),
                    "nested more than %s deep; assign inner parts to variables".formatted(DEEPEST));
        }
    }

    private void end() {
        loose = 0;
        looked = 0;
    }

    private void openBlock() {
        looked = 0;
        open();
    }

    private void open() {
        pending.push(loose);
        depth += loose + 1;
        loose = 0;
    }

    /** Brackets may form a chain, as in {@code (int) (int)} or {@code [0][0]}. */
    private void close(int links) {
        if (pending.isEmpty()) {
            return;
        }
        int outer = pending.pop();
        depth -= outer + 1;
        loose = outer + links;
    }

    private void closeBlock() {
        close(0);
        beforeBlock = loose;
        end();
    }

    private void loosen(Lexer.Token token) {
        String word = token.text();
        if (word.equals("else") && previous.equals("}")) {
            loose = beforeBlock;
        }
        if (word.equals("<") || word.equals("@")) {
            looked++;
        }
        if (token.kind() == Lexer.Kind.SIGN || NESTING_WORDS.contains(word)) {
            loose++;
        }
    }

    private SourceException fault(int index, String message) {
        return source.fault(Span.of(text, index, 1), message);
    }
}
