package flipscope.scratch.read;

import flipscope.scratch.read.Token.Sort;
import flipscope.trace.SourceException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Puts what {@code #define} says in the place of the names that it defines. */
final class Macros {
    private static final int MOST_TOKENS = 20_000;
    private static final int DEEPEST = 20;

    private static final Pattern DEFINE =
            Pattern.compile("(?s)#\\s*+define\\s++(\\w++)(?:\\(([^()]*+)\\))?(.*+)");
    private static final Pattern CONDITION = Pattern.compile("#\\s*+(?:if|el|endif)\\w*+.*+");

    /** What a name stands for; no parameters if it takes none. */
    private record Macro(List<String> parameters, List<Token> body) {}

    private final ExpressionParser types;
    private final Map<String, Macro> macros = new HashMap<>();
    private final List<Token> expanded = new ArrayList<>();
    private final Set<String> values = new java.util.HashSet<>();

    /**
     * @param types takes the names that stand for a type
     */
    Macros(ExpressionParser types) {
        this.types = types;
    }

    List<Token> expand(List<Token> tokens) {
        for (int at = 0; at < tokens.size(); at++) {
            if (tokens.get(at).sort() == Sort.DIRECTIVE) {
                directive(tokens.get(at));
            } else {
                at = expand(tokens, at, expanded, 0, null);
            }
        }
        return expanded;
    }

    private void directive(Token line) {
        if (CONDITION.matcher(line.text()).matches()) {
            throw types.fault(line, "`#if` cannot be read; keep the lines that are meant");
        }
        Matcher define = DEFINE.matcher(line.text());
        if (!define.matches()) {
            return;
        }
        String name = define.group(1);
        List<Token> body = new ArrayList<>();
        for (Token each : new Lexer(define.group(3).replace("\\\n", " "), Dialect.C).tokens()) {
            if (each.sort() != Sort.END) {
                body.add(each.at(line, body.isEmpty()));
            }
        }
        if (define.group(2) != null) {
            macros.put(name, new Macro(parameters(define.group(2)), body));
        } else if (!isType(name, body) && !body.isEmpty()) {
            if (isValue(body)) {
                declare(name, body, line);
            } else {
                macros.put(name, new Macro(null, body));
            }
        }
    }

    private static List<String> parameters(String written) {
        return written.isBlank() ? List.of() : List.of(written.strip().split("\\s*+,\\s*+"));
    }

    private boolean isType(String name, List<Token> body) {
        List<Token> whole = new ArrayList<>(body);
        if (whole.isEmpty()) {
            return false;
        }
        whole.add(new Token(Sort.END, "", 0, 0, 1, 0, 0));
        types.tokens = whole;
        types.at = 0;
        Kind kind = types.type();
        boolean all = kind != null && types.is(Sort.END);
        if (all) {
            types.aliases.put(name, kind);
        }
        return all;
    }

    /** Whether it means the same wherever it stands: one number, or one in parentheses. */
    private boolean isValue(List<Token> body) {
        int depth = 0;
        for (int at = 0; at < body.size(); at++) {
            Token each = body.get(at);
            depth += each.is("(") ? 1 : each.is(")") ? -1 : 0;
            if (depth == 0 && at < body.size() - 1 && each.is(")")) {
                return false;
            }
            boolean sign = depth == 0 && each.sort() == Sort.SIGN && !each.is(")");
            if (sign && !(at == 0 && (each.is("-") || each.is("~")) && body.size() == 2)) {
                return false;
            }
            if (each.isWord() && !values.contains(each.text()) && !isKnown(each.text())) {
                return false;
            }
        }
        return true;
    }

    private boolean isKnown(String word) {
        return Kind.named(word) != null
                || types.aliases.containsKey(word)
                || Set.of("unsigned", "long", "int", "C64", "UINT64_C", "ULL").contains(word)
                || Functions.limit(word) != null;
    }

    private void declare(String name, List<Token> body, Token line) {
        values.add(name);
        int at = 0;
        for (String each : List.of("auto", name, "=")) {
            Sort sort = each.equals("=") ? Sort.SIGN : Sort.WORD;
            expanded.add(new Token(sort, each, 0, 0, 0, 0, 0).at(line, at++ == 0));
        }
        expanded.addAll(body);
        expanded.add(new Token(Sort.SIGN, ";", 0, 0, 0, 0, 0).at(line, false));
    }

    /**
     * Adds a token, or what it stands for.
     *
     * @param place where all of it stands; null where it was typed
     * @return the last token that was read
     */
    private int expand(List<Token> from, int at, List<Token> to, int depth, Token place) {
        Token token = from.get(at);
        Token stands = place == null ? token : place;
        Macro macro = token.isWord() ? macros.get(token.text()) : null;
        boolean calls = at + 1 < from.size() && from.get(at + 1).is("(");
        if (macro == null || macro.parameters() != null && !calls) {
            add(to, place == null ? token : token.at(place, to.isEmpty()), stands);
            return at;
        }
        if (depth > DEEPEST) {
            throw types.fault(stands, "`" + token.text() + "` stands for itself");
        }
        Map<String, List<Token>> given = new HashMap<>();
        int end = macro.parameters() == null ? at : arguments(from, at + 2, macro, given);
        List<Token> body = new ArrayList<>();
        for (Token each : macro.body()) {
            List<Token> argument = each.isWord() ? given.get(each.text()) : null;
            for (Token one : argument == null ? List.of(each) : argument) {
                add(body, one, stands);
            }
        }
        for (int each = 0; each < body.size(); each++) {
            List<Token> part = new ArrayList<>();
            int first = each;
            each = expand(body, each, part, depth + 1, stands);
            for (int one = 0; one < part.size(); one++) {
                boolean leads = first == 0 && one == 0 && token.gap() > 0;
                add(to, part.get(one).at(stands, leads), stands);
            }
        }
        return end;
    }

    private int arguments(
            List<Token> from, int first, Macro macro, Map<String, List<Token>> given) {
        int depth = 0;
        List<Token> one = new ArrayList<>();
        int number = 0;
        for (int at = first; at < from.size(); at++) {
            Token each = from.get(at);
            if (depth == 0 && (each.is(",") || each.is(")"))) {
                if (number < macro.parameters().size()) {
                    given.put(macro.parameters().get(number++), one);
                }
                one = new ArrayList<>();
                if (each.is(")")) {
                    return at;
                }
            } else {
                depth += each.is("(") ? 1 : each.is(")") ? -1 : 0;
                one.add(each);
            }
        }
        throw types.fault(from.get(first - 1), "this bracket is never closed");
    }

    private void add(List<Token> to, Token token, Token place) {
        to.add(token);
        if (to.size() > MOST_TOKENS) {
            SourceException tooLong =
                    types.fault(place, "with what `#define` says the lines are too long");
            throw tooLong;
        }
    }
}
