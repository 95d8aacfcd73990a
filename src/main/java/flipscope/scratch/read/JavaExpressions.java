package flipscope.scratch.read;

import flipscope.scratch.read.Expression.Part;
import flipscope.scratch.read.Operations.Space;
import flipscope.scratch.read.Reading.Change;
import flipscope.trace.SourceException;
import flipscope.trace.Span;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;

/** Writes expressions as Java. */
class JavaExpressions {
    private static final Pattern DIGITS =
            Pattern.compile(
                    "(0[xX][0-9A-Fa-f_']++|0[bBoO][0-7_']++|\\d[\\d_']*+)([A-Za-z_]\\w*+)?");

    /** What a function takes and gives. */
    record Signature(List<Variable> parameters, Variable result) {}

    final String text;
    final Dialect dialect;
    final Map<String, Signature> functions = new HashMap<>();
    final Deque<Map<String, Variable>> scopes = new ArrayDeque<>();

    /** What operators became, and then what types and numbers did. */
    final Set<Change> operators = new LinkedHashSet<>();

    final Set<Change> words = new LinkedHashSet<>();

    /** Lines that got a name. */
    final Set<Change> lines = new LinkedHashSet<>();

    /** Whether something is known now that was not when the writing began. */
    boolean learnt;

    /** Whether a number without an end may have lost what is above 64 bits. */
    boolean cuts;

    /** Whether what is still not known is guessed. */
    boolean guesses;

    /** What a variable is depends on what comes further down. */
    static final class Unknown extends RuntimeException {
        private static final long serialVersionUID = 1;

        Unknown() {
            super(null, null, false, false);
        }
    }

    private Part place;
    private final Operations operations;

    JavaExpressions(String text, Dialect dialect) {
        this.text = text;
        this.dialect = dialect;
        this.operations = new Operations(dialect, message -> fault(place, message));
    }

    final SourceException fault(Part part, String message) {
        int start = part.first().start();
        int line = text.indexOf('\n', start);
        int end = line < 0 ? part.end() : Math.min(part.end(), line);
        return new SourceException(
                Reading.FILE, Span.of(text, start, Math.max(1, end - start)), message);
    }

    final String slice(Part part) {
        return text.substring(part.first().start(), Math.max(part.first().start(), part.end()));
    }

    final void says(Set<Change> changes, Part part, String java) {
        String from = slice(part);
        if (!from.equals(java)
                && !java.equals(from + "L")
                && !from.isBlank()
                && from.indexOf('\n') < 0) {
            changes.add(new Change(from, java));
        }
    }

    /** A name that Java has a use of its own for gets a stroke. */
    static String javaName(String name) {
        return SourceVersion.isKeyword(name, SourceVersion.RELEASE_17) ? name + "_" : name;
    }

    final Variable variable(String name) {
        for (Map<String, Variable> scope : scopes) {
            if (scope.containsKey(name)) {
                return scope.get(name);
            }
        }
        return null;
    }

    final void takes(Variable variable, Piece piece) {
        if (variable != null) {
            learnt |= variable.takes(piece);
        }
    }

    final Piece assigned(Expression value, Kind kind) {
        Piece piece = write(value, kind);
        place = value.part();
        return kind == null ? piece : operations.assignable(piece, kind);
    }

    final Piece truth(Expression value) {
        Piece piece = write(value, null);
        place = value.part();
        Piece truth = operations.truth(piece);
        return truth;
    }

    final Piece convert(Expression at, Piece piece, Kind kind) {
        place = at.part();
        return operations.convert(piece, kind);
    }

    /**
     * An expression as Java.
     *
     * @param expected what a number without a type becomes; null if nothing is expected
     */
    final Piece write(Expression e, Kind expected) {
        if (e instanceof Expression.NumberLiteral number) {
            return number(number, expected);
        }
        if (e instanceof Expression.Name name) {
            return name(name);
        }
        if (e instanceof Expression.Truth truth) {
            return new Piece(truth.value() ? "true" : "false", Piece.ATOM, Kind.BOOL);
        }
        if (e instanceof Expression.Paren paren) {
            Piece inner = write(paren.inner(), expected);
            boolean bare = inner.binds() >= Piece.ATOM;
            return bare
                    ? inner
                    : new Piece(
                            "(" + inner.text() + ")",
                            Piece.ATOM,
                            inner.kind(),
                            inner.value(),
                            inner.adapts(),
                            inner.low() == null ? null : "(" + inner.low() + ")");
        }
        if (e instanceof Expression.Unary unary) {
            Piece operand =
                    write(
                            unary.operand(),
                            unary.operator().equals("!") && dialect != Dialect.RUST
                                    ? null
                                    : expected);
            place = e.part();
            return operations.unary(unary.operator(), operand);
        }
        if (e instanceof Expression.Binary binary) {
            return binary(binary, expected);
        }
        if (e instanceof Expression.Choose choose) {
            return choose(choose, expected);
        }
        if (e instanceof Expression.Convert convert) {
            return converted(convert);
        }
        if (e instanceof Expression.Call call) {
            return call(call);
        }
        if (e instanceof Expression.Index index) {
            return index(index);
        }
        if (e instanceof Expression.Length length) {
            return new Piece(
                    write(length.table(), null).text() + ".length",
                    Piece.ATOM,
                    dialect == Dialect.RUST ? Kind.U64 : Kind.I32);
        }
        if (e instanceof Expression.Assign assign) {
            return assign(assign);
        }
        if (e instanceof Expression.Count count) {
            return count(count);
        }
        throw fault(e.part(), "a table cannot stand here; give it a name first");
    }

    private Piece name(Expression.Name name) {
        Variable variable = variable(name.text());
        boolean java = dialect == Dialect.JAVA;
        if (variable != null && variable.kind == null && !guesses) {
            throw new Unknown();
        }
        Kind kind =
                variable == null || variable.kind == null
                        ? java ? Kind.I64 : Kind.U64
                        : variable.kind;
        String written = variable == null ? javaName(name.text()) : variable.java;
        boolean adapts = variable != null && variable.adapts;
        if (variable == null && dialect.isOpen()) {
            return new Piece(written, Piece.ATOM, Kind.U64);
        }
        return new Piece(written, Piece.ATOM, kind, null, adapts && dialect == Dialect.RUST, null);
    }

    // Numbers

    private Piece number(Expression.NumberLiteral number, Kind expected) {
        String typed = number.part().first().text();
        Matcher parts = DIGITS.matcher(typed);
        if (!parts.matches()) {
            throw fault(
                    number.part(),
                    "`" + ExpressionParser.shown(number.part().first()) + "` is no whole number");
        }
        String digits = parts.group(1).replace("'", "_").replaceAll("_+$", "");
        String suffix =
                parts.group(2) == null
                        ? ""
                        : parts.group(2).toLowerCase(Locale.ROOT).replaceAll("^_+", "");
        BigInteger value = value(number, digits);
        Kind kind = kind(suffix, value, !digits.matches("\\d+(?:_\\d+)*+"), number);
        boolean adapts =
                suffix.isEmpty() && dialect.adapts()
                        || dialect == Dialect.KOTLIN && suffix.equals("u")
                        || suffix.equals("n");
        if (adapts && expected != null && expected.bits() > 1 && expected.holds(value)) {
            kind = expected;
            adapts = false;
        }
        if (value.bitLength() > 64) {
            throw fault(number.part(), "this number does not fit into 64 bits");
        }
        boolean octal =
                digits.matches("0[0-7_]+")
                        && !(dialect == Dialect.RUST
                                || dialect == Dialect.PYTHON
                                || dialect == Dialect.JAVASCRIPT);
        boolean own =
                digits.matches("0[oO].*+")
                        || digits.startsWith("0")
                                && digits.length() > 1
                                && digits.matches("[\\d_]++")
                                && !octal;
        Piece piece =
                Operations.literal(
                        kind.isWide() && kind != Kind.U64 && kind != Kind.OPEN
                                ? value
                                : kind.cut(value),
                        kind,
                        own ? null : digits,
                        adapts);
        says(words, number.part(), piece.text());
        return new Piece(piece.text(), piece.binds(), kind, value, adapts, null);
    }

    private BigInteger value(Expression.NumberLiteral number, String digits) {
        String plain = digits.replace("_", "").toLowerCase(Locale.ROOT);
        try {
            if (plain.startsWith("0x")) {
                return new BigInteger(plain.substring(2), 16);
            }
            if (plain.startsWith("0b")) {
                return new BigInteger(plain.substring(2), 2);
            }
            if (plain.startsWith("0o")) {
                return new BigInteger(plain.substring(2), 8);
            }
            boolean octal =
                    plain.matches("0[0-9]+")
                            && dialect != Dialect.RUST
                            && dialect != Dialect.PYTHON
                            && dialect != Dialect.JAVASCRIPT
                            && dialect != Dialect.CSHARP;
            return new BigInteger(plain, octal ? 8 : 10);
        } catch (NumberFormatException e) {
            throw fault(
                    number.part(),
                    "`" + ExpressionParser.shown(number.part().first()) + "` is no number");
        }
    }

    private Kind kind(
            String suffix, BigInteger value, boolean hex, Expression.NumberLiteral number) {
        boolean go = dialect == Dialect.GO || dialect == Dialect.SWIFT;
        return switch (suffix) {
            case "" -> unmarked(value, hex, number);
            case "u" -> Kind.U32.holds(value) ? Kind.U32 : Kind.U64;
            case "l", "ll", "z" ->
                    Kind.I64.holds(value) || !hex && dialect != Dialect.C
                            ? Kind.I64
                            : dialect == Dialect.JAVA ? Kind.I64 : Kind.U64;
            case "n", "ul", "lu", "ull", "llu", "uz", "zu" -> Kind.U64;
            default -> {
                Kind kind = Kind.named(suffix);
                if (kind == null || go) {
                    throw fault(
                            number.part(),
                            "`" + ExpressionParser.shown(number.part().first()) + "` is no number");
                }
                if (!kind.holds(value)) {
                    throw fault(number.part(), "this number does not fit into `" + suffix + "`");
                }
                yield kind;
            }
        };
    }

    /** What a number is that has no type at its end. */
    private Kind unmarked(BigInteger value, boolean hex, Expression.NumberLiteral number) {
        switch (dialect) {
            case PYTHON -> {
                return hex && value.bitLength() > 8 || value.bitLength() > 31
                        ? Kind.U64
                        : Kind.COUNT;
            }
            case JAVASCRIPT -> {
                if (value.bitLength() > 53) {
                    throw fault(
                            number.part(),
                            "JavaScript rounds a number of this length; write `n` after it");
                }
                return Kind.I32.holds(value) ? Kind.I32 : Kind.SMALL;
            }
            case GO, SWIFT -> {
                return Kind.I64.holds(value) ? Kind.I64 : Kind.U64;
            }
            case JAVA -> {
                return value.bitLength() <= (hex ? 32 : 31) ? Kind.I32 : Kind.I64;
            }
            default -> {}
        }
        if (Kind.I32.holds(value)) {
            return Kind.I32;
        }
        boolean unsigned = hex && dialect != Dialect.KOTLIN || dialect == Dialect.CSHARP;
        if (unsigned && Kind.U32.holds(value)) {
            return Kind.U32;
        }
        return Kind.I64.holds(value) ? Kind.I64 : Kind.U64;
    }

    // Operators

    private Piece binary(Expression.Binary binary, Kind expected) {
        String sign = binary.sign().text();
        boolean shifts =
                Set.of("<<", ">>", ">>>", "shl", "shr", "ushr", "&<<", "&>>").contains(sign);
        boolean asks =
                Operations.COMPARISONS.contains(sign)
                        || sign.equals("===")
                        || sign.equals("!==")
                        || sign.equals("&&")
                        || sign.equals("||");
        Kind inside = asks ? null : expected;
        Piece left = write(binary.left(), inside);
        Piece right = write(binary.right(), shifts ? null : inside);
        if (!shifts
                && left.adapts() != right.adapts()
                && left.kind() != Kind.BOOL
                && right.kind() != Kind.BOOL
                && dialect.adapts()
                && !dialect.isOpen()) {
            if (left.adapts()) {
                adapt(binary.left(), right.kind());
                left = write(binary.left(), right.kind());
            } else {
                adapt(binary.right(), left.kind());
                right = write(binary.right(), left.kind());
            }
        }
        place = binary.part();
        Piece piece = operations.binary(sign, left, right, space(binary.sign(), binary.right()));
        String plain = left.text() + " " + sign + " " + right.text();
        boolean kept = bare(piece.text()).equals(bare(plain));
        if (!kept) {
            says(operators, binary.part(), piece.text());
        }
        return piece;
    }

    /** Without brackets and the ends of numbers. */
    private static String bare(String java) {
        return java.replaceAll("[()\\s]|(?<=[\\dA-Fa-f])L(?!\\w)", "");
    }

    private void adapt(Expression e, Kind kind) {
        Expression inner = e;
        while (inner instanceof Expression.Paren paren) {
            inner = paren.inner();
        }
        if (inner instanceof Expression.Name name) {
            Variable variable = variable(name.text());
            learnt |= variable != null && variable.adapts(kind);
        }
    }

    private static Space space(Token sign, Expression right) {
        return new Space(gap(sign), gap(first(right)));
    }

    private static String gap(Token token) {
        return token.gap() > 0 ? "\n".repeat(token.gap()) + "        " : " ";
    }

    private static Token first(Expression e) {
        return e.part().first();
    }

    private Piece choose(Expression.Choose choose, Kind expected) {
        Piece condition = truth(choose.condition());
        Piece yes = write(choose.yes(), expected);
        Piece no = write(choose.no(), expected);
        place = choose.part();
        Kind kind =
                yes.kind() == no.kind()
                        ? yes.kind()
                        : dialect.isOpen() ? joined(yes, no) : operations.common(yes, no);
        String text =
                condition.in(Piece.CHOICE + 1)
                        + " ? "
                        + operations.convert(yes, kind).in(Piece.CHOICE + 1)
                        + " : "
                        + operations.convert(no, kind).in(Piece.CHOICE);
        return new Piece(text, Piece.CHOICE, kind, null, yes.adapts() && no.adapts(), null);
    }

    private static Kind joined(Piece one, Piece other) {
        Variable variable = new Variable("", null, 0);
        variable.takes(one);
        variable.takes(other);
        return variable.kind;
    }

    private Piece converted(Expression.Convert convert) {
        Piece operand = write(convert.operand(), convert.to());
        place = convert.part();
        Piece piece = operations.convert(operand, convert.to());
        says(words, convert.part(), piece.text());
        return new Piece(piece.text(), piece.binds(), convert.to(), piece.value(), false, null);
    }

    /** How many indices it takes to a number. */
    final int rows(Expression e) {
        if (e instanceof Expression.Paren paren) {
            return rows(paren.inner());
        }
        if (e instanceof Expression.Index index) {
            return Math.max(0, rows(index.table()) - 1);
        }
        if (e instanceof Expression.Call call && functions.containsKey(call.name())) {
            return functions.get(call.name()).result().dimensions;
        }
        Variable variable = e instanceof Expression.Name name ? variable(name.text()) : null;
        return variable == null ? 0 : variable.dimensions;
    }

    private Piece index(Expression.Index index) {
        Piece table = write(index.table(), null);
        Piece at = write(index.index(), null);
        place = index.index().part();
        String cut = at.isWide() ? operations.convert(at, Kind.I32).text() : at.text();
        return new Piece(table.in(Piece.ATOM) + "[" + cut + "]", Piece.ATOM, table.kind());
    }

    // Changes

    private Piece assign(Expression.Assign assign) {
        if (!(assign.target() instanceof Expression.Name target)) {
            throw fault(
                    assign.target().part(),
                    assign.target() instanceof Expression.Index
                            ? "a table cannot be changed here; its entries stay"
                            : "only a variable can be changed");
        }
        Variable variable = variable(target.text());
        Kind kind = variable == null ? null : variable.kind;
        String name = variable == null ? javaName(target.text()) : variable.java;
        if (assign.operator().isEmpty()) {
            Piece value = write(assign.value(), kind);
            takes(variable, value);
            place = assign.part();
            Piece fitted = kind == null ? value : operations.assignable(value, kind);
            cuts |= fitted.kind() == Kind.OPEN;
            return new Piece(
                    name + " = " + fitted.text(), Piece.ASSIGN, kind == null ? value.kind() : kind);
        }
        Piece before = name(target);
        Piece value =
                write(
                        assign.value(),
                        assign.operator().contains("<") || assign.operator().contains(">")
                                ? null
                                : kind);
        if (before.adapts()
                && !value.adapts()
                && !assign.operator().contains("<")
                && !assign.operator().contains(">")) {
            adapt(target, value.kind());
        }
        place = assign.part();
        Piece whole = operations.binary(assign.operator(), before, value, Space.USUAL);
        takes(variable, whole);
        cuts |= whole.kind() == Kind.OPEN;
        Kind to = kind == null ? before.kind() : variable.kind;
        String start = before.text() + " ";
        Piece fitted = operations.assignable(whole, to);
        boolean brief =
                !to.isNarrow() && whole.text().startsWith(start) && whole.binds() < Piece.ATOM;
        if (brief) {
            String[] rest = whole.text().substring(start.length()).split(" ", 2);
            String operand = unwrapped(rest[1]);
            Piece made = new Piece(name + " " + rest[0] + "= " + operand, Piece.ASSIGN, to);
            if (!rest[0].equals(assign.operator())) {
                says(operators, assign.part(), made.text());
            }
            return made;
        }
        Piece made = new Piece(name + " = " + fitted.text(), Piece.ASSIGN, to);
        says(operators, assign.part(), made.text());
        return made;
    }

    /** Without parentheses around all of it. */
    private static String unwrapped(String text) {
        if (!text.startsWith("(") || !text.endsWith(")")) {
            return text;
        }
        int depth = 0;
        for (int at = 0; at < text.length() - 1; at++) {
            depth += text.charAt(at) == '(' ? 1 : text.charAt(at) == ')' ? -1 : 0;
            if (depth == 0) {
                return text;
            }
        }
        return text.substring(1, text.length() - 1);
    }

    private Piece count(Expression.Count count) {
        if (!(count.target() instanceof Expression.Name target)) {
            throw fault(count.target().part(), "only a variable can be counted up or down");
        }
        Piece before = name(target);
        String sign = count.operator() + count.operator();
        if (before.kind().isNarrow()) {
            place = count.part();
            Piece one = new Piece("1", Piece.ATOM, Kind.I32, BigInteger.ONE, false, null);
            Piece more =
                    operations.convert(
                            operations.binary(count.operator(), before, one, Space.USUAL),
                            before.kind());
            return new Piece(before.text() + " = " + more.text(), Piece.ASSIGN, before.kind());
        }
        Variable variable = variable(target.text());
        boolean js =
                dialect == Dialect.JAVASCRIPT
                        && before.kind() != Kind.U64
                        && before.kind() != Kind.OPEN;
        if (dialect.isOpen()) {
            takes(variable, new Piece("", Piece.ATOM, js ? Kind.SMALL : Kind.OPEN));
        }
        return new Piece(
                count.postfix() ? before.text() + sign : sign + before.text(),
                Piece.UNARY,
                before.kind());
    }

    // Calls

    private Piece call(Expression.Call call) {
        String name = call.name();
        if (name.startsWith("limit ")) {
            return limit(call, name.substring(6));
        }
        Signature own = functions.get(name);
        if (own != null) {
            return own(call, own);
        }
        Piece special = special(call);
        if (special != null) {
            return special;
        }
        List<Expression> arguments = call.arguments();
        Functions.Function known = Functions.named(name);
        String last = arguments.isEmpty() ? "" : slice(arguments.get(arguments.size() - 1).part());
        if (Functions.named(name + "/" + last) != null) {
            known = Functions.named(name + "/" + last);
            arguments = arguments.subList(0, arguments.size() - 1);
        }
        if (known != null && known.takes().size() == arguments.size()) {
            return known(call, known, arguments);
        }
        if (name.startsWith(".")) {
            throw fault(call.part(), "`" + name.substring(1) + "` is no function that can be read");
        }
        List<String> texts = new ArrayList<>();
        for (Expression each : arguments) {
            texts.add(write(each, null).text());
        }
        return new Piece(
                javaName(name) + "(" + String.join(", ", texts) + ")",
                Piece.ATOM,
                dialect == Dialect.JAVA ? Kind.I64 : Kind.U64);
    }

    private Piece limit(Expression.Call call, String name) {
        Functions.Limit limit = Functions.limit(name);
        if (limit == null) {
            int point = name.indexOf('.');
            limit = Functions.limit(name.substring(0, point), name.substring(point + 1), dialect);
        }
        Piece piece =
                Operations.literal(limit.kind().cut(limit.value()), limit.kind(), null, false);
        boolean all = limit.kind() == Kind.U64 && limit.value().bitLength() == 64;
        Piece made =
                all
                        ? new Piece(
                                "0xFFFF_FFFF_FFFF_FFFFL",
                                Piece.ATOM,
                                Kind.U64,
                                limit.value(),
                                false,
                                null)
                        : piece;
        says(words, call.part(), made.text());
        return made;
    }

    private Piece own(Expression.Call call, Signature own) {
        List<String> texts = new ArrayList<>();
        for (int at = 0; at < call.arguments().size(); at++) {
            Variable parameter = at < own.parameters().size() ? own.parameters().get(at) : null;
            Kind kind = parameter == null ? null : parameter.kind;
            Piece piece = write(call.arguments().get(at), kind);
            takes(parameter, piece);
            place = call.arguments().get(at).part();
            boolean table = parameter != null && parameter.dimensions > 0;
            texts.add(
                    kind == null || table
                            ? piece.text()
                            : operations.assignable(piece, kind).text());
        }
        Kind result = own.result().kind;
        if (result == null && !guesses) {
            throw new Unknown();
        }
        return new Piece(
                javaName(call.name()) + "(" + String.join(", ", texts) + ")",
                Piece.ATOM,
                result == null ? Kind.VOID : result);
    }

    private Piece known(
            Expression.Call call, Functions.Function known, List<Expression> arguments) {
        String java = known.java();
        Kind first = null;
        for (int at = 0; at < arguments.size(); at++) {
            String takes = known.takes().get(at);
            Piece piece =
                    write(
                            arguments.get(at),
                            takes.equals("COUNT") || takes.equals("*")
                                    ? null
                                    : Kind.valueOf(takes));
            if (piece.kind() == Kind.OPEN && !takes.equals("COUNT")) {
                place = arguments.get(at).part();
                operations.truth(piece);
            }
            place = arguments.get(at).part();
            Kind kind =
                    takes.equals("COUNT")
                            ? piece.kind() == Kind.U32 ? Kind.U32 : Kind.I32
                            : takes.equals("*") ? own(call, piece) : Kind.valueOf(takes);
            first = first == null ? kind : first;
            Piece fitted =
                    kind == Kind.I32 && takes.equals("COUNT")
                            ? operations.convert(piece, kind)
                            : operations.assignable(piece, kind);
            java =
                    java.replace(
                            "$" + (at + 1),
                            at > 0 || java.startsWith("(")
                                    ? fitted.in(java.startsWith("($1 *") ? Piece.TIMES : 0)
                                    : fitted.text());
        }
        java =
                java.replace("{W}", first.isWide() ? "Long" : "Integer")
                        .replace("{B}", first.isWide() ? "64" : "32");
        Kind result = known.result().equals("*") ? first : Kind.valueOf(known.result());
        says(words, call.part(), java);
        return new Piece(java, Piece.ATOM, result);
    }

    /** What a function takes that is there for each length. */
    private Kind own(Expression.Call call, Piece piece) {
        Kind kind = piece.kind();
        if (kind.isNarrow()
                && (!call.name().contains("opcount") && !call.name().contains("count_ones")
                        || kind.isSigned())) {
            throw fault(
                    call.part(),
                    "a number of "
                            + kind.bits()
                            + " bits cannot be counted so here; convert it to 32 first");
        }
        return kind == Kind.BOOL ? Kind.I32 : kind;
    }

    private Piece special(Expression.Call call) {
        String name = call.name();
        List<Expression> given = call.arguments();
        Expression first = given.isEmpty() ? null : given.get(0);
        Expression second = given.size() < 2 ? null : given.get(1);
        boolean python = dialect == Dialect.PYTHON;
        return switch (name) {
            case "word", "signed", "int32" -> {
                if (!dialect.isOpen() || first == null) {
                    yield null;
                }
                yield as(
                        call,
                        first,
                        name.equals("word")
                                ? Kind.U64
                                : name.equals("signed") ? Kind.I64 : Kind.I32);
            }
            case "BigInt.asUintN", "BigInt.asIntN" -> {
                if (second == null) {
                    yield null;
                }
                boolean unsigned = name.endsWith("UintN");
                String width = slice(first.part());
                if (!width.equals("64") && !width.equals("32")) {
                    throw fault(first.part(), "only numbers of 64 and 32 bits can be cut off here");
                }
                Kind to =
                        width.equals("64")
                                ? unsigned ? Kind.U64 : Kind.I64
                                : unsigned ? Kind.U32 : Kind.I32;
                Piece cut = as(call, second, to);
                yield width.equals("64") || !unsigned ? cut : operations.convert(cut, Kind.U64);
            }
            case "BigInt" -> {
                Piece number = write(first, null);
                if (number.value() != null) {
                    yield Operations.literal(
                            number.value(), Kind.U64, number.text().replaceAll("L$", ""), true);
                }
                place = call.part();
                yield number.kind() == Kind.U32
                        ? operations.convert(number, Kind.U64)
                        : number.isWide()
                                ? number.as(Kind.I64)
                                : operations.convert(number, Kind.I64);
            }
            case "Number" -> {
                Piece big = write(first, null);
                if (big.kind() == Kind.U64 && !isShort(first) || big.kind() == Kind.OPEN) {
                    throw fault(
                            call.part(),
                            "`Number` may round this; keep the lowest bits first, as with `& 63n`");
                }
                yield big.kind() == Kind.U64 || big.kind() == Kind.I64 ? big.as(Kind.SMALL) : big;
            }
            case "Boolean" -> first == null || !dialect.isOpen() ? null : truth(first);
            case "int", "bool" ->
                    python && first != null
                            ? name.equals("int") ? write(first, null) : truth(first)
                            : null;
            case "divided", "remainder" ->
                    python && second != null
                            ? cutDivision(call, name.equals("divided") ? "/" : "%", first, second)
                            : null;
            case "abs", "absolute", "Math.abs", ".abs", ".wrapping_abs", "std::abs", "llabs" ->
                    first == null ? null : absolute(call, first);
            case "min",
                    "max",
                    "least",
                    "greatest",
                    "Math.min",
                    "Math.max",
                    ".min",
                    ".max",
                    "std::min",
                    "std::max",
                    "cmp::min",
                    "cmp::max" ->
                    second == null ? null : extreme(call, first, second);
            case "len" ->
                    first == null
                            ? null
                            : new Piece(
                                    write(first, null).text() + ".length", Piece.ATOM, Kind.I32);
            default ->
                    second != null
                                    || name.endsWith("neg")
                                    || name.endsWith("inv")
                                    || name.startsWith(".to")
                            ? method(call)
                            : null;
        };
    }

    private Piece as(Expression.Call call, Expression value, Kind to) {
        Piece piece = write(value, null);
        place = call.part();
        Piece made = operations.convert(piece, to);
        return new Piece(made.text(), made.binds(), to, made.value(), false, null);
    }

    /** Whether it has at most 53 bits, as far as it is written. */
    private boolean isShort(Expression e) {
        Expression inner = e;
        while (inner instanceof Expression.Paren paren) {
            inner = paren.inner();
        }
        return inner instanceof Expression.Binary binary
                && binary.sign().is("&")
                && (write(binary.left(), null).isBelow(54)
                        || write(binary.right(), null).isBelow(54));
    }

    private Piece cutDivision(
            Expression.Call call, String sign, Expression first, Expression second) {
        Piece left = write(first, null);
        Piece right = write(second, null);
        Kind kind =
                left.isWide() && left.value() == null || right.isWide() && right.value() == null
                        ? Kind.I64
                        : Kind.I32;
        place = call.part();
        Piece one = operations.convert(left, kind);
        Piece other = operations.convert(right, kind);
        return new Piece(
                "(" + one.in(Piece.TIMES) + " " + sign + " " + other.in(Piece.TIMES + 1) + ")",
                Piece.ATOM,
                kind);
    }

    private Piece absolute(Expression.Call call, Expression first) {
        Piece piece = write(first, null);
        place = call.part();
        boolean narrow = !piece.isWide() && dialect.isOpen();
        Piece value = narrow ? operations.convert(piece, Kind.SMALL) : piece;
        Kind kind = value.kind() == Kind.I64 && dialect.isOpen() ? Kind.OPEN : value.kind();
        if (piece.kind() == Kind.OPEN) {
            operations.truth(piece);
        }
        if (piece.kind().isUnsigned()) {
            return piece;
        }
        Piece made = new Piece("Math.abs(" + value.text() + ")", Piece.ATOM, kind);
        return narrow ? made.withLow("Math.abs(" + piece.text() + ")") : made;
    }

    private Piece extreme(Expression.Call call, Expression first, Expression second) {
        String java =
                call.name().contains("max") || call.name().equals("greatest")
                        ? "Math.max"
                        : "Math.min";
        Piece left = write(first, null);
        Piece right = write(second, left.adapts() ? null : left.kind());
        place = call.part();
        boolean signed =
                call.arguments().size() == 3
                        && slice(call.arguments().get(2).part()).equals("signed");
        Kind kind =
                signed
                        ? Kind.I64
                        : left.kind() == right.kind()
                                ? left.kind()
                                : dialect.isOpen()
                                        ? joined(left, right)
                                        : operations.common(left, right);
        if (kind.isUnsigned() || kind == Kind.OPEN) {
            throw fault(
                    call.part(),
                    "the smaller or larger of two numbers without a sign cannot be read; write `a < b ? a : b`");
        }
        String text =
                java
                        + "("
                        + operations.convert(left, kind).text()
                        + ", "
                        + operations.convert(right, kind).text()
                        + ")";
        return new Piece(text, Piece.ATOM, signed ? Kind.U64 : kind);
    }

    /** {@code a.wrapping_add(b)} and the like are operators. */
    private Piece method(Expression.Call call) {
        String sign =
                switch (call.name()) {
                    case ".wrapping_add", ".wrapping_add_signed", ".plus" -> "+";
                    case ".wrapping_sub", ".minus" -> "-";
                    case ".wrapping_mul", ".times" -> "*";
                    case ".wrapping_div" -> "/";
                    case ".wrapping_rem" -> "%";
                    case ".wrapping_shl", ".shl" -> "<<";
                    case ".wrapping_shr", ".shr" -> ">>";
                    case ".ushr" -> ">>>";
                    case ".and" -> "&";
                    case ".or" -> "|";
                    case ".xor" -> "^";
                    case ".wrapping_neg" -> "-";
                    case ".inv" -> "~";
                    case ".toULong" -> "U64";
                    case ".toLong" -> "I64";
                    case ".toInt" -> "I32";
                    case ".toUInt" -> "U32";
                    default -> null;
                };
        if (sign == null) {
            return null;
        }
        Expression first = call.arguments().get(0);
        if (sign.length() == 3 && !sign.equals(">>>")) {
            return converted(new Expression.Convert(call.part(), Kind.valueOf(sign), first));
        }
        if (call.arguments().size() == 1) {
            Piece operand = write(first, null);
            place = call.part();
            Piece made = operations.unary(sign, operand);
            return made;
        }
        Piece left = write(first, null);
        Piece right =
                write(
                        call.arguments().get(1),
                        sign.contains("<") || sign.contains(">") ? null : left.kind());
        place = call.part();
        Piece made = operations.binary(sign, left, right, Space.USUAL);
        says(operators, call.part(), made.text());
        return made;
    }
}
