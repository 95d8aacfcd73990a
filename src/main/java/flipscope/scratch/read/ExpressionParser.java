package flipscope.scratch.read;

import flipscope.scratch.read.Expression.Part;
import flipscope.scratch.read.Token.Sort;
import flipscope.trace.SourceException;
import flipscope.trace.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads expressions by the rules of one language. */
class ExpressionParser {
    private static final int DEEPEST = 200;
    private static final String TOO_DEEP =
            "nested more than %s deep; assign inner parts to variables".formatted(DEEPEST);

    /** Words of a type of C that stand in any order. */
    private static final Set<String> C_WORDS =
            Set.of("unsigned", "signed", "long", "short", "char", "int");

    private static final Set<String> QUALIFIERS = Set.of("const", "volatile", "constexpr", "mut");

    /** Types that hold something else than a number of at most 64 bits. */
    private static final Set<String> OTHER_TYPES =
            Set.of(
                    "float",
                    "double",
                    "f32",
                    "f64",
                    "Float",
                    "Double",
                    "string",
                    "String",
                    "str",
                    "__int128",
                    "u128",
                    "i128",
                    "UInt128",
                    "Int128",
                    "void*",
                    "decimal");

    final String text;
    final Dialect dialect;

    /** Types that were given a name of their own. */
    final Map<String, Kind> aliases = new HashMap<>();

    /** The numbers of an enumeration. */
    final Map<String, Token> constants = new HashMap<>();

    List<Token> tokens;
    int at;
    private int brackets;
    private int depth;

    /** Whether a brace begins a block, not a list. */
    private boolean noBraces;

    ExpressionParser(String text, Dialect dialect, List<Token> tokens) {
        this.text = text;
        this.dialect = dialect;
        this.tokens = tokens;
    }

    // Tokens

    Token token() {
        return tokens.get(Math.min(at, tokens.size() - 1));
    }

    Token next() {
        Token token = token();
        at++;
        return token;
    }

    Token peek(int ahead) {
        return tokens.get(Math.min(at + ahead, tokens.size() - 1));
    }

    Token before() {
        return tokens.get(Math.max(0, Math.min(at, tokens.size()) - 1));
    }

    boolean is(String sign) {
        return token().is(sign);
    }

    boolean take(String sign) {
        if (is(sign)) {
            at++;
            return true;
        }
        return false;
    }

    Token expect(String sign) {
        if (!is(sign)) {
            throw is(Sort.END) || token().gap() > 0 && at > 0
                    ? fault(before(), "a `" + sign + "` is missing here")
                    : unexpected();
        }
        return next();
    }

    boolean is(Sort sort) {
        return token().sort() == sort;
    }

    Token name() {
        if (!token().isWord()) {
            throw unexpected();
        }
        return next();
    }

    SourceException unexpected() {
        return is(Sort.END)
                ? fault(at > 0 ? before() : token(), "this line is not finished")
                : fault(token(), construct());
    }

    /** What other languages write at this place, and what is written here in its stead. */
    private String construct() {
        return switch (token().text()) {
            case "for" -> "a loop inside brackets cannot be read; write it on lines of its own";
            case "|", "||" -> "a closure cannot be read; write its operators where it is called";
            case "," -> "several values at once cannot be read; write a line for each";
            case "(" -> "a function inside a line cannot be read; write it as a method of its own";
            default -> "did not expect `" + shown(token()) + "` here";
        };
    }

    /** A word as it is told. */
    static String shown(Token token) {
        String word = token.text();
        return word.length() > 40 ? word.substring(0, 40) + "…" : word;
    }

    SourceException fault(Token place, String message) {
        int length = Math.max(1, Math.min(place.end(), text.length()) - place.start());
        int start = Math.min(place.start(), Math.max(0, text.length() - 1));
        Span span = text.isEmpty() ? new Span(1, 1, 1, 1) : Span.of(text, start, length);
        return new SourceException(Reading.FILE, span, message);
    }

    void deeper() {
        if (++depth > DEEPEST) {
            throw fault(token(), TOO_DEEP);
        }
    }

    void higher() {
        depth--;
    }

    Part part(Token first, Expression... inner) {
        int deep = 0;
        for (Expression each : inner) {
            deep = Math.max(deep, each == null ? 0 : each.part().depth());
        }
        if (deep >= DEEPEST) {
            throw fault(token(), TOO_DEEP);
        }
        return new Part(first, before().end(), deep + 1);
    }

    private Part part(Token first, List<Expression> inner) {
        return part(first, inner.toArray(Expression[]::new));
    }

    // Types

    /** The type that stands here; null, and nothing is read, if none does. */
    Kind type() {
        int start = at;
        while (QUALIFIERS.contains(token().text()) || is("&") && dialect == Dialect.RUST) {
            at++;
        }
        Kind kind = typeName();
        if (kind == null) {
            at = start;
            return null;
        }
        while (QUALIFIERS.contains(token().text())) {
            at++;
        }
        if (is("*")
                && dialect != Dialect.RUST
                && !peek(1).is("(")
                && peek(1).gap() == 0
                && (peek(1).isWord() && !dialect.hasBareConditions() && peek(2).sort() == Sort.SIGN
                        || peek(1).is(")"))) {
            throw fault(token(), "a pointer cannot be read; pass the value");
        }
        return kind;
    }

    private Kind typeName() {
        String word = token().text();
        if (!token().isWord()) {
            return null;
        }
        if (OTHER_TYPES.contains(word)) {
            throw fault(
                    token(), "`" + word + "` cannot be read: only numbers of at most 64 bits can");
        }
        if ((dialect == Dialect.C || dialect == Dialect.CSHARP) && C_WORDS.contains(word)) {
            return words();
        }
        Kind kind = aliases.containsKey(word) ? aliases.get(word) : known(word);
        if (kind != null) {
            at++;
        }
        return kind;
    }

    private Kind known(String word) {
        boolean loose = dialect == Dialect.GO || dialect == Dialect.SWIFT;
        if (loose && (word.equals("int") || word.equals("Int"))) {
            return Kind.I64;
        }
        if (loose && (word.equals("uint") || word.equals("UInt"))) {
            return Kind.U64;
        }
        if (dialect == Dialect.KOTLIN || dialect == Dialect.SWIFT) {
            switch (word) {
                case "Int" -> {
                    return Kind.I32;
                }
                case "UInt" -> {
                    return Kind.U32;
                }
                case "Long" -> {
                    return Kind.I64;
                }
                case "Byte" -> {
                    return Kind.I8;
                }
                default -> {}
            }
        }
        return dialect.isOpen() ? null : Kind.named(word);
    }

    /** {@code unsigned long long int}, in any order. */
    private Kind words() {
        int longs = 0;
        boolean unsigned = false;
        boolean shorter = false;
        boolean letter = false;
        while (C_WORDS.contains(token().text()) || QUALIFIERS.contains(token().text())) {
            String word = next().text();
            longs += word.equals("long") ? 1 : 0;
            unsigned |= word.equals("unsigned");
            shorter |= word.equals("short");
            letter |= word.equals("char");
        }
        if (is("__int128") || is("double")) {
            typeName();
        }
        if (letter) {
            return unsigned ? Kind.U8 : Kind.I8;
        }
        if (shorter) {
            return unsigned ? Kind.U16 : Kind.I16;
        }
        if (longs > 0) {
            return unsigned ? Kind.U64 : Kind.I64;
        }
        return unsigned ? Kind.U32 : Kind.I32;
    }

    // Expressions

    Expression expression() {
        deeper();
        Expression value = assignment();
        higher();
        return value;
    }

    /** A condition before a block. */
    Expression condition() {
        boolean before = noBraces;
        noBraces = true;
        Expression value = expression();
        noBraces = before;
        return value;
    }

    private Expression bracketed() {
        boolean before = noBraces;
        noBraces = false;
        brackets++;
        Expression value = expression();
        brackets--;
        noBraces = before;
        return value;
    }

    private Expression assignment() {
        Expression read = choice();
        Token sign = token();
        String text = sign.text();
        boolean sets =
                sign.sort() == Sort.SIGN
                        && text.endsWith("=")
                        && (text.equals("=")
                                || text.equals(":=") && brackets > 0
                                || dialect.strength(text) == 0 && text.length() > 1)
                        && !text.equals("=>")
                        && (!text.equals(":=") || brackets > 0)
                        && !text.equals("..=");
        if (!sets) {
            return read;
        }
        // What a macro changes stands in parentheses.
        Expression target = read;
        while (target instanceof Expression.Paren paren) {
            target = paren.inner();
        }
        at++;
        String operator = text.equals(":=") ? "" : text.substring(0, text.length() - 1);
        Expression value = expression();
        return new Expression.Assign(
                part(target.part().first(), target, value), sign, operator, target, value);
    }

    private Expression choice() {
        Expression first = binary(1);
        Token start = first.part().first();
        if (is("?") && continues()) {
            at++;
            brackets++;
            Expression yes = expression();
            expect(":");
            brackets--;
            Expression no = expression();
            return new Expression.Choose(part(start, first, yes, no), first, yes, no);
        }
        if (dialect == Dialect.PYTHON && is("if") && continues()) {
            at++;
            Expression condition = binary(1);
            if (!is("else")) {
                throw unexpected();
            }
            at++;
            Expression no = expression();
            return new Expression.Choose(part(start, first, condition, no), condition, first, no);
        }
        return first;
    }

    /** Whether what stands here may still belong to the expression. */
    private boolean continues() {
        return brackets > 0 || token().gap() == 0 || !dialect.endsByLine();
    }

    private Expression binary(int least) {
        Expression left = unary();
        while (continues()) {
            Token sign = token();
            int strength =
                    sign.sort() == Sort.SIGN || sign.isWord() ? dialect.strength(sign.text()) : 0;
            if (strength < least || sign.is("in")) {
                return left;
            }
            at++;
            Expression right = binary(strength + 1);
            if (dialect == Dialect.PYTHON
                    && compares(sign)
                    && left instanceof Expression.Binary one
                    && compares(one.sign())) {
                throw fault(sign, "a chain of comparisons cannot be read; write `and` between two");
            }
            left = new Expression.Binary(part(left.part().first(), left, right), sign, left, right);
        }
        return left;
    }

    static boolean compares(Token sign) {
        return Set.of("<", ">", "<=", ">=", "==", "!=", "===", "!==").contains(sign.text());
    }

    private Expression unary() {
        deeper();
        Expression value = prefixed();
        higher();
        return value;
    }

    private Expression prefixed() {
        Token first = token();
        String sign = first.text();
        if (first.is("not") && dialect == Dialect.PYTHON) {
            at++;
            Expression operand = binary(dialect.strength("=="));
            return new Expression.Unary(part(first, operand), "!", operand);
        }
        if (first.sort() == Sort.SIGN && Set.of("-", "~", "!", "+").contains(sign)
                || first.is("^") && dialect == Dialect.GO) {
            at++;
            Expression operand = unary();
            return new Expression.Unary(
                    part(first, operand), sign.equals("^") ? "~" : sign, operand);
        }
        if (first.is("&") && dialect == Dialect.RUST) {
            at++;
            return unary();
        }
        if (first.is("*") || first.is("&")) {
            throw fault(first, "a pointer cannot be read; use the value");
        }
        if (first.is("++") || first.is("--")) {
            at++;
            Expression target = unary();
            return new Expression.Count(part(first, target), sign.substring(1), target, false);
        }
        if (first.is("(")) {
            int start = at++;
            Kind to = type();
            if (to != null && take(")") && beginsOperand()) {
                Expression operand = unary();
                return new Expression.Convert(part(first, operand), to, operand);
            }
            at = start;
        }
        return postfixed(primary());
    }

    /** Whether an operand of a cast begins here. */
    private boolean beginsOperand() {
        return token().isWord() && dialect.strength(token().text()) == 0
                || is(Sort.NUMBER)
                || is("(")
                || is("~")
                || is("!")
                || is("-")
                || is("+");
    }

    private Expression postfixed(Expression start) {
        Expression value = start;
        while (true) {
            Token first = value.part().first();
            if (is("[") && token().gap() == 0) {
                at++;
                Expression index = bracketed();
                expect("]");
                value = new Expression.Index(part(first, value, index), value, index);
            } else if (is("(") && token().gap() == 0 && value instanceof Expression.Name name) {
                value = call(name);
            } else if (is(".") && peek(1).isWord()) {
                value = member(value);
            } else if (is("++") || is("--")) {
                String operator = next().text().substring(1);
                value = new Expression.Count(part(first, value), operator, value, true);
            } else if (is("as") && dialect == Dialect.RUST) {
                at++;
                Kind to = type();
                if (to == null) {
                    throw unexpected();
                }
                value = new Expression.Convert(part(first, value), to, value);
            } else if (is("**") && dialect == Dialect.PYTHON) {
                Token sign = next();
                Expression right = unary();
                value = new Expression.Binary(part(first, value, right), sign, value, right);
            } else if (is("->")) {
                throw fault(token(), "a pointer cannot be read; use the value");
            } else {
                return value;
            }
        }
    }

    private Expression call(Expression.Name name) {
        List<Expression> arguments = arguments();
        Part part = part(name.part().first(), arguments);
        Kind to = converter(name.text());
        if (to != null && arguments.size() == 1) {
            return new Expression.Convert(part, to, arguments.get(0));
        }
        return new Expression.Call(part, name.text(), arguments);
    }

    /** What {@code U64(x)} or {@code UINT64_C(x)} makes of a number. */
    private Kind converter(String name) {
        return switch (name) {
            case "C64", "ULL", "UINT64_C" -> Kind.U64;
            case "INT64_C", "LL" -> Kind.I64;
            case "UINT32_C" -> Kind.U32;
            default ->
                    name.equals("np.uint64")
                            ? Kind.U64
                            : aliases.containsKey(name) ? aliases.get(name) : known(name);
        };
    }

    private List<Expression> arguments() {
        expect("(");
        List<Expression> all = new ArrayList<>();
        while (!is(")")) {
            // A name before an argument, as in Swift, or an option, as in Python.
            if (token().isWord() && peek(1).is(":") && dialect == Dialect.SWIFT) {
                at += 2;
            }
            if (token().isWord() && peek(1).is("=") && dialect == Dialect.PYTHON) {
                at += 2;
            }
            all.add(bracketed());
            if (!take(",")) {
                break;
            }
        }
        expect(")");
        return all;
    }

    private Expression member(Expression value) {
        Token first = value.part().first();
        at++;
        Token member = name();
        boolean isCall = is("(");
        if (value instanceof Expression.Name owner) {
            String whole = owner.text() + "." + member.text();
            if (isCall && (Functions.has(whole) || converter(whole) != null)) {
                List<Expression> arguments = arguments();
                Kind to = converter(whole);
                return to != null
                        ? new Expression.Convert(part(first, arguments), to, arguments.get(0))
                        : new Expression.Call(part(first, arguments), whole, arguments);
            }
            if (!isCall && Functions.limit(owner.text(), member.text(), dialect) != null) {
                return new Expression.Call(part(first), "limit " + whole, List.of());
            }
        }
        if (!isCall && (member.is("length") || member.is("size") || member.is("count"))) {
            return new Expression.Length(part(first, value), value);
        }
        List<Expression> arguments = new ArrayList<>(List.of(value));
        if (isCall) {
            arguments.addAll(arguments());
        }
        if (isCall && (member.is("len") || member.is("size")) && arguments.size() == 1) {
            return new Expression.Length(part(first, value), value);
        }
        if (isCall && (member.is("iter") || member.is("into_iter")) && arguments.size() == 1) {
            return value;
        }
        return new Expression.Call(part(first, arguments), "." + member.text(), arguments);
    }

    private Expression primary() {
        Token first = token();
        switch (first.sort()) {
            case NUMBER -> {
                at++;
                return new Expression.NumberLiteral(part(first));
            }
            case QUOTED ->
                    throw fault(
                            first,
                            "a text cannot be read; work on numbers, such as `0x10`, or `0x10n` of a BigInt");
            case WORD -> {
                return word(first);
            }
            default -> {}
        }
        if (take("(")) {
            Expression inner = bracketed();
            expect(")");
            return new Expression.Paren(part(first, inner), inner);
        }
        if (is("[") || is("{")) {
            return elements(first);
        }
        throw unexpected();
    }

    private Expression elements(Token first) {
        boolean square = is("[");
        if (!square && dialect == Dialect.RUST && !noBraces) {
            return valueBlock(first);
        }
        if (!square && (noBraces || dialect.hasBareConditions())) {
            throw unexpected();
        }
        return list(first, square ? "]" : "}");
    }

    /** The entries of a table, at whose opening bracket the parser stands. */
    Expression list(Token first, String close) {
        at++;
        List<Expression> values = new ArrayList<>();
        while (!is(close)) {
            values.add(bracketed());
            if (take(";")) {
                throw fault(before(), "a repeated entry cannot be read; write all of them");
            }
            if (!take(",")) {
                break;
            }
        }
        expect(close);
        return new Expression.Elements(part(first, values), values);
    }

    /** {@code { x = 3; x }} of Rust: a change that has a value. */
    private Expression valueBlock(Token first) {
        at++;
        Expression value = bracketed();
        if (take(";") && value instanceof Expression.Assign set) {
            Expression again = bracketed();
            if (!(again instanceof Expression.Name name
                    && set.target() instanceof Expression.Name target
                    && name.text().equals(target.text()))) {
                throw fault(first, "statements inside an expression cannot be read");
            }
        }
        expect("}");
        return new Expression.Paren(part(first, value), value);
    }

    private Expression word(Token first) {
        String word = first.text();
        if (word.equals("if") && dialect == Dialect.RUST) {
            return choose(first);
        }
        switch (word) {
            case "true", "True", "false", "False" -> {
                at++;
                return new Expression.Truth(part(first), word.endsWith("rue"));
            }
            case "static_cast", "reinterpret_cast" -> {
                return staticCast(first);
            }
            case "sizeof" -> {
                return length(first);
            }
            case "BigInt" -> {
                if (peek(1).is("(")) {
                    at++;
                    List<Expression> inner = arguments();
                    return new Expression.Call(part(first, inner), "BigInt", inner);
                }
            }
            case "new", "lambda", "await", "throw", "delete", "function", "match", "switch" -> {
                if (!peek(1).is("=")) {
                    throw fault(
                            first,
                            "`" + word + "` cannot be read here; use operators and functions");
                }
            }
            default -> {}
        }
        if (constants.containsKey(word)) {
            at++;
            return new Expression.NumberLiteral(
                    new Part(constants.get(word).at(first, true), first.end(), 1));
        }
        int start = at;
        if (Functions.limit(word) != null) {
            at++;
            return new Expression.Call(part(first), "limit " + word, List.of());
        }
        if (!Functions.isNamed(word)) {
            Kind to = type();
            if (to != null
                    && (is("(") || is("{"))
                    && token().gap() == 0
                    && at - start >= 1
                    && (!noBraces || is("("))) {
                boolean braces = is("{");
                Expression operand =
                        braces
                                ? one(list(token(), "}"))
                                : one(new Expression.Elements(part(first), arguments()));
                return new Expression.Convert(part(first, operand), to, operand);
            }
            at = start;
        }
        at++;
        return new Expression.Name(part(first));
    }

    private Expression one(Expression elements) {
        List<Expression> values = ((Expression.Elements) elements).values();
        if (values.size() != 1) {
            throw fault(elements.part().first(), "a type takes one number in brackets");
        }
        return values.get(0);
    }

    private Expression choose(Token first) {
        at++;
        Expression condition = condition();
        Expression yes = inBraces();
        if (!take("else")) {
            throw unexpected();
        }
        Expression no = is("if") ? choose(token()) : inBraces();
        return new Expression.Choose(part(first, condition, yes, no), condition, yes, no);
    }

    private Expression inBraces() {
        expect("{");
        Expression value = bracketed();
        expect("}");
        return value;
    }

    private Expression staticCast(Token first) {
        at++;
        expect("<");
        Kind to = type();
        expect(">");
        if (to == null) {
            throw unexpected();
        }
        expect("(");
        Expression operand = bracketed();
        expect(")");
        return new Expression.Convert(part(first, operand), to, operand);
    }

    /** {@code sizeof t / sizeof *t} is the length of a table. */
    private Expression length(Token first) {
        int start = at;
        at++;
        boolean bracket = take("(");
        if (token().isWord()) {
            Token table = name();
            boolean divides = (!bracket || take(")")) && take("/") && take("sizeof");
            if (divides) {
                take("(");
            }
            boolean entry =
                    divides
                            && (take("*") && take(table.text())
                                    || take(table.text())
                                            && take("[")
                                            && is(Sort.NUMBER)
                                            && at++ > 0
                                            && take("]"));
            if (entry && (!bracket || take(")"))) {
                Expression named = new Expression.Name(new Part(table, table.end(), 1));
                return new Expression.Length(part(first, named), named);
            }
        }
        at = start;
        throw fault(
                first,
                "`sizeof` can be read only as the length of a table: `sizeof t / sizeof *t`");
    }
}
