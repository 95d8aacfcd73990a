package flipscope.scratch.read;

import flipscope.scratch.read.Expression.Part;
import flipscope.scratch.read.Statement.Block;
import flipscope.scratch.read.Statement.Declared;
import flipscope.scratch.read.Token.Sort;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Reads statements and functions. */
final class StatementParser extends ExpressionParser {
    private static final Set<String> MODIFIERS =
            Set.of(
                    "static",
                    "inline",
                    "extern",
                    "final",
                    "private",
                    "public",
                    "protected",
                    "internal",
                    "readonly",
                    "register",
                    "volatile",
                    "unsafe",
                    "pub",
                    "export",
                    "__inline",
                    "__forceinline",
                    "__inline__",
                    "override",
                    "@JvmStatic");

    private static final Set<String> CONSTANT = Set.of("const", "constexpr", "final", "val");
    private static final Set<String> LET =
            Set.of("let", "var", "val", "auto", "const", "static", "constexpr");

    private static final Set<String> PRINTS =
            Set.of(
                    "printf",
                    "println",
                    "print",
                    "puts",
                    "cout",
                    "cerr",
                    "fprintf",
                    "assert",
                    "console.log",
                    "Console.WriteLine",
                    "fmt.Println",
                    "fmt.Printf",
                    "System.out.println",
                    "debug_assert",
                    "static_assert",
                    "assert_eq");

    private static final Set<String> LARGE =
            Set.of(
                    "class",
                    "struct",
                    "namespace",
                    "template",
                    "impl",
                    "trait",
                    "interface",
                    "union",
                    "module",
                    "extension",
                    "protocol",
                    "object",
                    "record",
                    "mod");

    private static final Set<String> UNREAD =
            Set.of(
                    "switch", "match", "goto", "try", "case", "when", "loop", "repeat", "guard",
                    "with", "yield", "del", "global");

    /** Lines that are left out, and why. */
    final List<Token> left = new ArrayList<>();

    StatementParser(String text, Dialect dialect, List<Token> tokens) {
        super(text, dialect, tokens);
    }

    List<Statement> all() {
        List<Statement> all = new ArrayList<>();
        while (!is(Sort.END)) {
            statement(all, true);
        }
        return all;
    }

    private void statement(List<Statement> into, boolean top) {
        deeper();
        one(into, top);
        higher();
    }

    private void one(List<Statement> into, boolean top) {
        if (take(";")) {
            return;
        }
        Token first = token();
        String word = first.isWord() ? first.text() : "";
        if (skipped(first)) {
            return;
        }
        if (is("{") && !dialect.equals(Dialect.PYTHON)) {
            into.add(block());
            return;
        }
        if (LARGE.contains(word) && (peek(1).isWord() || word.equals("template"))) {
            throw fault(first, "`%s` cannot be read; take the lines out of it".formatted(word));
        }
        if (UNREAD.contains(word) && !peek(1).is("=")) {
            throw fault(first, "`%s` cannot be read; write `if` and `else`".formatted(word));
        }
        switch (word) {
            case "if" -> into.add(choice());
            case "while" -> {
                at++;
                Expression condition = closed();
                into.add(new Statement.While(first, condition, body(first)));
            }
            case "do" -> into.add(loop(first));
            case "for" -> into.add(rounds(first));
            case "return" -> {
                at++;
                boolean none = ends();
                into.add(new Statement.Return(first, none ? null : expression()));
                end();
            }
            case "break", "continue" -> {
                at++;
                into.add(new Statement.Jump(first));
                end();
            }
            case "pass" -> {
                at++;
                end();
            }
            case "typedef" -> alias(true);
            case "using", "type" -> alias(false);
            case "enum" -> enumeration();
            case "def", "fn", "func", "fun", "function" -> into.add(function(first));
            default -> other(into, first, top);
        }
    }

    /** Lines that make no value. */
    private boolean skipped(Token first) {
        boolean head =
                Set.of("import", "package", "from", "use", "include").contains(first.text())
                                && peek(1).gap() == 0
                                && (peek(1).isWord()
                                        || peek(1).sort() == Sort.QUOTED
                                        || peek(1).is("{"))
                        || first.is("using")
                                && (peek(1).is("namespace")
                                        || peek(1).is("static")
                                        || peek(1).isWord() && !peek(2).is("="))
                        || first.sort() == Sort.QUOTED
                                && !(peek(1).sort() == Sort.SIGN && !peek(1).is(";"));
        String called = first.text();
        int ahead = 1;
        while (first.isWord() && peek(ahead).is(".") && peek(ahead + 1).isWord()) {
            called += "." + peek(ahead + 1).text();
            ahead += 2;
        }
        boolean prints =
                PRINTS.contains(called)
                        && (peek(ahead).is("(") || peek(ahead).is("!") || peek(ahead).is("<<"));
        if (!head && !prints) {
            return false;
        }
        left.add(first);
        int depth = 0;
        do {
            depth += is("(") || is("{") ? 1 : is(")") || is("}") ? -1 : 0;
            at++;
        } while (!is(Sort.END) && !is(";") && !is("}") && (depth > 0 || token().gap() == 0));
        take(";");
        return true;
    }

    private boolean ends() {
        return is(";") || is("}") || is(Sort.END) || token().gap() > 0;
    }

    /** The end of a statement, which a new line is as well. */
    private boolean end() {
        if (take(";")) {
            return true;
        }
        if (!ends()) {
            throw unexpected();
        }
        return false;
    }

    // Blocks

    private Block block() {
        Token first = expect("{");
        List<Statement> all = new ArrayList<>();
        while (!is("}")) {
            if (is(Sort.END)) {
                throw fault(before(), "a `}` is missing here");
            }
            statement(all, false);
        }
        Token close = next();
        return new Block(first, all, close);
    }

    private Block body(Token head) {
        if (dialect == Dialect.PYTHON) {
            return indented(head);
        }
        if (is("{")) {
            return block();
        }
        if (dialect.hasBareConditions()) {
            throw unexpected();
        }
        List<Statement> one = new ArrayList<>();
        Token first = token();
        statement(one, false);
        return new Block(first, one, null);
    }

    private Block indented(Token head) {
        Token colon = expect(":");
        List<Statement> all = new ArrayList<>();
        if (token().gap() == 0) {
            do {
                statement(all, false);
            } while (!is(Sort.END) && token().gap() == 0);
            return new Block(colon, all, null);
        }
        int column = token().column();
        int outer = indent(head);
        if (column <= outer || is(Sort.END)) {
            throw fault(colon, "the lines below this one are not indented");
        }
        while (!is(Sort.END) && token().column() == column && token().gap() > 0) {
            statement(all, false);
        }
        if (!is(Sort.END) && token().gap() > 0 && token().column() > column) {
            throw fault(token(), "this line is indented further than the one above");
        }
        return new Block(colon, all, null);
    }

    /** How far the line of a token is indented. */
    private int indent(Token token) {
        int start = text.lastIndexOf('\n', Math.max(0, token.start() - 1)) + 1;
        int column = 0;
        while (start + column < text.length() && " \t".indexOf(text.charAt(start + column)) >= 0) {
            column++;
        }
        return column;
    }

    /** A condition in parentheses, of which what follows them is no part. */
    private Expression closed() {
        if (dialect.hasBareConditions()) {
            return condition();
        }
        Token open = expect("(");
        Expression inner = expression();
        expect(")");
        return new Expression.Paren(part(open, inner), inner);
    }

    private Statement choice() {
        Token first = next();
        Expression condition = closed();
        Block then = body(first);
        while (is(";") && peek(1).is("else")) {
            at++;
        }
        boolean alike =
                dialect != Dialect.PYTHON || token().column() == indent(first) && token().gap() > 0;
        if (alike && is("elif")) {
            Token orElse = token();
            return new Statement.If(first, condition, then, orElse, choice());
        }
        if (alike && is("else")) {
            Token orElse = next();
            Statement otherwise = is("if") ? choice() : body(orElse);
            return new Statement.If(first, condition, then, orElse, otherwise);
        }
        return new Statement.If(first, condition, then, null, null);
    }

    private Statement loop(Token first) {
        at++;
        Block body = body(first);
        Token until = name();
        if (!until.is("while")) {
            throw fault(until, "did not expect `" + until.text() + "` here");
        }
        Expression condition = closed();
        end();
        return new Statement.Do(first, body, until, condition);
    }

    private Statement rounds(Token first) {
        at++;
        boolean bracket = !dialect.hasBareConditions() && take("(");
        if (!bracket && !dialect.hasBareConditions()) {
            expect("(");
        }
        int start = at;
        Kind kind = eachType();
        if (token().isWord()
                && (peek(1).is("in")
                        || peek(1).is("of")
                        || peek(1).is(":") && !dialect.hasBareConditions())) {
            return each(first, kind, bracket);
        }
        at = start;
        if (dialect == Dialect.GO && !is("{")) {
            return goRounds(first);
        }
        if (dialect == Dialect.GO) {
            Part none = new Part(first, first.end(), 1);
            return new Statement.While(first, new Expression.Truth(none, true), body(first));
        }
        if (dialect.hasBareConditions()) {
            throw unexpected();
        }
        return threeParts(first, true);
    }

    private Kind eachType() {
        while (LET.contains(token().text()) || is("&") || is("mut")) {
            at++;
        }
        return token().isWord() && (peek(1).is("in") || peek(1).is("of") || peek(1).is(":"))
                ? null
                : type();
    }

    private Statement threeParts(Token first, boolean bracket) {
        List<Statement> starts = new ArrayList<>();
        if (!take(";")) {
            statement(starts, false);
        }
        Expression condition = is(";") ? null : condition();
        expect(";");
        List<Expression> updates = new ArrayList<>();
        while (!is(")") && !is("{")) {
            updates.add(condition());
            if (!take(",")) {
                break;
            }
        }
        if (bracket) {
            expect(")");
        }
        return new Statement.For(first, starts, condition, updates, body(first));
    }

    private Statement goRounds(Token first) {
        int ahead = 0;
        while (!peek(ahead).is("{") && !peek(ahead).is(";") && peek(ahead).sort() != Sort.END) {
            ahead++;
        }
        if (peek(ahead).is(";")) {
            return threeParts(first, false);
        }
        Expression condition = condition();
        return new Statement.While(first, condition, body(first));
    }

    private Statement each(Token first, Kind kind, boolean bracket) {
        Token name = name();
        at++;
        if (is("range") && peek(1).is("(")) {
            at += 2;
            List<Expression> parts = new ArrayList<>();
            while (!is(")")) {
                parts.add(expression());
                take(",");
            }
            at++;
            if (parts.isEmpty() || parts.size() > 3) {
                throw fault(first, "`range` takes one to three numbers");
            }
            Expression by = parts.size() > 2 ? parts.get(2) : null;
            Expression from = parts.size() > 1 ? parts.get(0) : null;
            Expression to = parts.get(parts.size() > 1 ? 1 : 0);
            return new Statement.Range(first, name, from, "<", to, by, body(first));
        }
        Expression table = condition();
        if (is("..") || is("..=") || is("...") || is("..<") || is("until") || is("downTo")) {
            String sign = next().text();
            boolean below =
                    sign.equals("until")
                            || sign.equals("..<")
                            || sign.equals("..") && dialect == Dialect.RUST;
            Expression to = condition();
            if (bracket) {
                expect(")");
            }
            String holds = sign.equals("downTo") ? ">=" : below ? "<" : "<=";
            return new Statement.Range(first, name, table, holds, to, null, body(first));
        }
        if (bracket) {
            expect(")");
        }
        return new Statement.Each(first, name, kind, table, body(first));
    }

    // Types that get a name

    private void alias(boolean first) {
        Token start = next();
        Token name = first ? null : name();
        if (!first) {
            take("=");
        }
        Kind kind = type();
        if (kind == null) {
            throw fault(token(), "only types of numbers can get a name");
        }
        Token named = first ? name() : name;
        if (!ends()) {
            throw unexpected();
        }
        aliases.put(named.text(), kind);
        left.add(start);
        end();
    }

    /** Numbers that have names. */
    private void enumeration() {
        Token first = next();
        while (token().isWord()) {
            if (!is("class")) {
                aliases.put(token().text(), Kind.I32);
            }
            at++;
        }
        if (take(":")) {
            type();
        }
        expect("{");
        long number = 0;
        while (!is("}")) {
            Token name = name();
            if (take("=")) {
                boolean minus = take("-");
                Token value = next();
                if (value.sort() != Sort.NUMBER || !value.text().matches("\\d{1,9}")) {
                    throw fault(value, "write the number itself");
                }
                number = minus ? -Long.parseLong(value.text()) : Long.parseLong(value.text());
            }
            if (number < 0) {
                throw fault(name, "a negative number of an enumeration cannot be read");
            }
            constants.put(
                    name.text(),
                    new Token(
                            Sort.NUMBER,
                            Long.toString(number++),
                            name.start(),
                            name.end(),
                            name.line(),
                            0,
                            0));
            if (!take(",")) {
                break;
            }
        }
        expect("}");
        left.add(first);
        end();
    }

    // Declarations

    private void other(List<Statement> into, Token first, boolean top) {
        boolean constant = false;
        int start = at;
        while (token().isWord()
                        && (MODIFIERS.contains(token().text())
                                || CONSTANT.contains(token().text())
                                || is("mut"))
                        && (peek(1).isWord() || peek(1).is("["))
                || is("@")) {
            if (LET.contains(token().text()) && isLet()) {
                break;
            }
            constant |= CONSTANT.contains(token().text());
            at += is("@") ? 2 : 1;
        }
        if (isLet()) {
            let(into, first, constant);
            return;
        }
        if (Set.of("def", "fn", "func", "fun", "function").contains(token().text())) {
            into.add(function(first));
            return;
        }
        Token typeFirst = token();
        Kind kind = dialect == Dialect.PYTHON ? null : type();
        int typeEnd = at > start ? before().end() : 0;
        int dimensions = 0;
        while (kind != null && is("[") && peek(1).is("]")) {
            at += 2;
            dimensions++;
        }
        if (kind != null && is("&") && peek(1).isWord()) {
            throw fault(token(), "a reference cannot be read; return the changed value");
        }
        if (kind != null && token().isWord() && token().gap() == 0) {
            if (peek(1).is("(") && top && isParameters()) {
                into.add(typed(first, kind, dimensions));
            } else {
                Part type = new Part(typeFirst, typeEnd, 1);
                into.add(declare(first, type, kind, dimensions, constant));
            }
            return;
        }
        at = start;
        boolean twoNames =
                first.isWord()
                        && peek(1).isWord()
                        && peek(1).gap() == 0
                        && dialect.strength(peek(1).text()) == 0
                        && (peek(2).is("=") || peek(2).is(";") || peek(2).is("("))
                        && !peek(1).is("if")
                        && !peek(1).is("as")
                        && !is("return");
        if (twoNames && dialect != Dialect.PYTHON) {
            throw fault(
                    first,
                    "`"
                            + first.text()
                            + "` is no type that can be read; write `uint64_t` or `int`");
        }
        if (first.isWord() && peek(1).is(":") && dialect == Dialect.PYTHON && peek(2).isWord()) {
            at++;
            Token colon = next();
            at++;
            expect("=");
            Expression value = expression();
            Expression name = new Expression.Name(new Part(first, first.end(), 1));
            into.add(
                    new Statement.Evaluate(
                            first,
                            new Expression.Assign(part(first, value), colon, "", name, value),
                            true));
            end();
            return;
        }
        if (dialect == Dialect.GO && peek(1).is(":=")) {
            at += 2;
            Expression value = expression();
            into.add(
                    new Statement.Declare(
                            first, null, List.of(new Declared(first, null, 0, value)), false));
            end();
            return;
        }
        Expression value = expression();
        if (is(",") && (dialect.isOpen() || dialect == Dialect.GO)) {
            throw fault(token(), "several values at once cannot be read; write one line for each");
        }
        into.add(new Statement.Evaluate(first, value, end()));
    }

    private boolean isParameters() {
        return peek(2).is(")")
                || peek(2).is("void")
                || peek(2).isWord()
                        && (peek(3).isWord()
                                || peek(3).is("&")
                                || peek(3).is("*")
                                || peek(3).is("["))
                || peek(2).is("const");
    }

    private boolean isLet() {
        if (!LET.contains(token().text())) {
            return false;
        }
        Token next = peek(1).is("mut") ? peek(2) : peek(1);
        Token after = peek(1).is("mut") ? peek(3) : peek(2);
        return next.isWord()
                && (after.is("=")
                        || after.is(":")
                        || after.is(";")
                        || after.gap() > 0
                        || dialect == Dialect.GO);
    }

    /** {@code let mut x: u64 = 1}, {@code var x uint64 = 1}, {@code const f = (x) => x & -x}. */
    private void let(List<Statement> into, Token first, boolean constant) {
        Token let = next();
        take("mut");
        List<Declared> all = new ArrayList<>();
        boolean fixed = constant || CONSTANT.contains(let.text()) || let.is("static");
        do {
            Token name = name();
            Kind kind = null;
            int dimensions = 0;
            if (take(":") || dialect == Dialect.GO && token().isWord()) {
                while (is("&") || is("[")) {
                    dimensions += take("[") ? 1 : 0;
                    take("&");
                }
                kind = needed();
                for (int each = 0; each < dimensions; each++) {
                    if (take(";")) {
                        at++;
                    }
                    expect("]");
                }
            }
            Expression value = null;
            if (take("=")) {
                if (isArrow()) {
                    into.add(arrow(first, name));
                    return;
                }
                value = table();
            }
            all.add(new Declared(name, kind, dimensions, value));
        } while (take(","));
        end();
        into.add(new Statement.Declare(first, null, all, fixed));
    }

    private Expression table() {
        if (is("&") && peek(1).is("[")) {
            at++;
        }
        Token first = token();
        boolean go = dialect == Dialect.GO && is("[");
        if (go || is("ulongArrayOf") || is("longArrayOf") || is("new")) {
            while (!is("{") && !is("(") && !is(Sort.END)) {
                at++;
            }
            return list(first, is("{") ? "}" : ")");
        }
        return expression();
    }

    private Kind needed() {
        Kind kind = type();
        if (kind == null) {
            throw fault(token(), "`" + token().text() + "` is no type that can be read");
        }
        return kind;
    }

    private boolean isArrow() {
        if (dialect != Dialect.JAVASCRIPT) {
            return false;
        }
        if (token().isWord()) {
            return peek(1).is("=>");
        }
        int ahead = 0;
        while (is("(") && !peek(ahead).is(")") && peek(ahead).sort() != Sort.END) {
            ahead++;
        }
        return ahead > 0 && peek(ahead + 1).is("=>");
    }

    private Statement arrow(Token first, Token name) {
        List<Declared> parameters = new ArrayList<>();
        if (token().isWord()) {
            parameters.add(new Declared(name(), null, 0, null));
        } else {
            parameters = parameters();
        }
        expect("=>");
        Block body;
        if (is("{")) {
            body = block();
        } else {
            Token start = token();
            Expression value = expression();
            body = new Block(start, List.of(new Statement.Return(start, value)), null);
        }
        end();
        return new Statement.Function(first, name, parameters, null, 0, body);
    }

    private Statement declare(Token first, Part type, Kind kind, int dimensions, boolean constant) {
        if (kind == Kind.VOID) {
            throw fault(type.first(), "a variable is not `void`");
        }
        List<Declared> all = new ArrayList<>();
        do {
            Token name = name();
            int more = dimensions;
            while (take("[")) {
                while (!is("]") && !is(Sort.END)) {
                    at++;
                }
                expect("]");
                more++;
            }
            Expression value = null;
            if (is("{")) {
                Expression list = list(token(), "}");
                value =
                        more > 0
                                ? list
                                : ((Expression.Elements) list)
                                        .values().stream().findFirst().orElse(null);
            } else if (take("=")) {
                value = table();
                if (more == 0
                        && value instanceof Expression.Elements list
                        && list.values().size() == 1) {
                    value = list.values().get(0);
                }
            }
            all.add(new Declared(name, kind, more, value));
        } while (take(","));
        end();
        return new Statement.Declare(first, type, all, constant);
    }

    // Functions

    private List<Declared> parameters() {
        expect("(");
        List<Declared> all = new ArrayList<>();
        while (!is(")")) {
            all.add(parameter());
            if (!take(",")) {
                break;
            }
        }
        expect(")");
        // In Go the type of the last of several stands behind them.
        for (int at = all.size() - 2; at >= 0 && dialect == Dialect.GO; at--) {
            if (all.get(at).kind() == null) {
                all.set(at, new Declared(all.get(at).name(), all.get(at + 1).kind(), 0, null));
            }
        }
        return all;
    }

    private Declared parameter() {
        while (is("mut") || is("final") || is("_") || is("let")) {
            at++;
        }
        boolean named = peek(1).is(",") || peek(1).is(")") || peek(1).is(":") || peek(1).is("=");
        if (named || dialect == Dialect.GO) {
            Token name = name();
            int dimensions = 0;
            Kind kind = null;
            if (take(":") || dialect == Dialect.GO && !is(",") && !is(")")) {
                while (is("&") || is("[") || is("mut")) {
                    if (is("mut")) {
                        throw fault(
                                token(), "a reference cannot be read; return the changed value");
                    }
                    dimensions += is("[") ? 1 : 0;
                    at++;
                }
                boolean python = dialect == Dialect.PYTHON;
                if (python) {
                    at++;
                } else {
                    kind = needed();
                }
                while (is("]")) {
                    at++;
                }
            }
            return new Declared(name, kind, dimensions, null);
        }
        Kind kind = needed();
        int dimensions = 0;
        if (is("&") || is("*")) {
            throw fault(token(), "a reference cannot be read; return the changed value");
        }
        while (is("[") && peek(1).is("]")) {
            at += 2;
            dimensions++;
        }
        Token name = name();
        while (take("[")) {
            if (!is("]")) {
                at++;
            }
            expect("]");
            dimensions++;
        }
        return new Declared(name, kind, dimensions, null);
    }

    private Statement typed(Token first, Kind kind, int dimensions) {
        Token name = name();
        if (peek(1).is("void") && peek(2).is(")")) {
            at += 3;
            return new Statement.Function(first, name, List.of(), kind, dimensions, body(first));
        }
        List<Declared> parameters = parameters();
        if (take(";")) {
            left.add(first);
            return new Block(first, List.of(), first);
        }
        if (take("=>")) {
            return new Statement.Function(first, name, parameters, kind, dimensions, short_());
        }
        while (token().isWord() && !is("{")) {
            at++;
        }
        return new Statement.Function(first, name, parameters, kind, dimensions, body(first));
    }

    private Block short_() {
        Token start = token();
        Expression value = expression();
        end();
        return new Block(start, List.of(new Statement.Return(start, value)), null);
    }

    private Statement function(Token first) {
        at++;
        Token name = name();
        List<Declared> parameters = parameters();
        Kind result = dialect == Dialect.PYTHON || dialect == Dialect.JAVASCRIPT ? null : Kind.VOID;
        int dimensions = 0;
        if (take("->")
                || take(":") && dialect != Dialect.PYTHON
                || dialect == Dialect.GO && token().isWord()) {
            if (dialect == Dialect.PYTHON) {
                at++;
            } else if (take("(")) {
                expect(")");
            } else {
                while (is("&") || is("[")) {
                    dimensions += is("[") ? 1 : 0;
                    at++;
                }
                result = needed();
                while (is("]")) {
                    at++;
                }
            }
        } else if (dialect == Dialect.PYTHON) {
            at -= before().is(":") ? 1 : 0;
        }
        if (take("=")) {
            return new Statement.Function(
                    first, name, parameters, result == Kind.VOID ? null : result, 0, short_());
        }
        Block body = body(first);
        boolean tail =
                dialect == Dialect.RUST && result != Kind.VOID
                        || dialect == Dialect.SWIFT && body.statements().size() == 1;
        return new Statement.Function(
                first, name, parameters, result, dimensions, tail ? tailed(body) : body);
    }

    /** The last expression of a function of Rust is what it gives back. */
    private Block tailed(Block body) {
        List<Statement> all = new ArrayList<>(body.statements());
        if (all.isEmpty()) {
            return body;
        }
        Statement last = all.remove(all.size() - 1);
        if (last instanceof Statement.Evaluate value && !value.closed()) {
            all.add(new Statement.Return(value.first(), value.expression()));
        } else if (last instanceof Statement.If choice && choice.otherwise() != null) {
            Statement no = choice.otherwise();
            Statement otherwise =
                    no instanceof Block block
                            ? tailed(block)
                            : tailed(new Block(no.first(), List.of(no), null));
            all.add(
                    new Statement.If(
                            choice.first(),
                            choice.condition(),
                            tailed(choice.then()),
                            choice.orElse(),
                            otherwise));
        } else {
            all.add(last);
        }
        return new Block(body.first(), all, body.close());
    }
}
