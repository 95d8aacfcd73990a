package flipscope.scratch.read;

import java.math.BigInteger;
import java.util.HexFormat;
import java.util.Set;
import java.util.function.Function;

/** What the operators and conversions of a language are in Java. */
final class Operations {
    static final Set<String> COMPARISONS = Set.of("<", ">", "<=", ">=", "==", "!=");
    private static final Set<String> BITS = Set.of("&", "|", "^");
    private static final BigInteger TWO_64 = BigInteger.ONE.shiftLeft(64);

    /** White space around an operator: it may stand on a line of its own. */
    record Space(String before, String after) {
        static final Space USUAL = new Space(" ", " ");
    }

    private final Dialect dialect;

    /** A refusal at the place of the operator. */
    private final Function<String, RuntimeException> refusal;

    Operations(Dialect dialect, Function<String, RuntimeException> refusal) {
        this.dialect = dialect;
        this.refusal = refusal;
    }

    // Numbers

    /**
     * A number in Java.
     *
     * @param written its digits as they were written; null if they were not
     */
    static Piece literal(BigInteger value, Kind kind, String written, boolean adapts) {
        String digits = digits(value, kind, written) + (kind.isWide() ? "L" : "");
        return new Piece(
                digits, value.signum() < 0 ? Piece.UNARY : Piece.ATOM, kind, value, adapts, null);
    }

    private static String digits(BigInteger value, Kind kind, String written) {
        int width = kind.isWide() ? 64 : 32;
        boolean plain = value.bitLength() < width;
        if (written != null
                && (plain
                        || !Character.isDigit(written.charAt(written.length() > 1 ? 1 : 0))
                                && value.bitLength() <= width)) {
            return written;
        }
        if (plain) {
            return value.toString();
        }
        HexFormat hex = HexFormat.of().withUpperCase();
        String all =
                width == 64
                        ? hex.toHexDigits(value.longValue())
                        : hex.toHexDigits(value.intValue());
        return "0x" + all.replaceAll("(.{4})(?=.)", "$1_");
    }

    // Conversions

    /** A value as an operand of this kind, whatever stands around it. */
    Piece convert(Piece piece, Kind to) {
        Piece same = relabelled(piece, to);
        if (same != null) {
            return same;
        }
        return to.isWide()
                ? new Piece("(long) " + piece.in(Piece.UNARY), Piece.UNARY, to)
                : narrow(piece, to);
    }

    /** A value where Java makes an {@code int} longer by itself. */
    Piece assignable(Piece piece, Kind to) {
        if (dialect == Dialect.JAVA) {
            return piece;
        }
        boolean widens =
                to.isWide()
                        && !piece.isWide()
                        && piece.kind() != Kind.U32
                        && piece.kind() != Kind.BOOL
                        && piece.value() == null;
        return widens && piece.kind() != Kind.VOID ? piece.as(to) : convert(piece, to);
    }

    /** Where the text stays as it is, or is a number; null if it does not. */
    private Piece relabelled(Piece piece, Kind to) {
        Kind from = piece.kind();
        if (from == Kind.VOID) {
            throw refusal.apply("this gives no value");
        }
        if (from == to && !piece.adapts() || to == Kind.VOID) {
            return piece;
        }
        if (from == Kind.FRACTION && to.isWide()) {
            throw refusal.apply("`/` makes a fraction in JavaScript; cut it with `| 0`");
        }
        boolean literal = piece.value() != null && piece.text().matches("-?\\w+");
        if (literal && to == Kind.BOOL) {
            return new Piece(piece.value().signum() == 0 ? "false" : "true", Piece.ATOM, to);
        }
        if (literal) {
            BigInteger cut = to.cut(piece.value());
            String written = piece.text().replaceAll("L$", "");
            return literal(cut, to, cut.equals(piece.value()) ? written : null, false);
        }
        if (to == Kind.BOOL) {
            return new Piece(piece.in(Piece.EQUAL + 1) + " != 0", Piece.EQUAL, to);
        }
        if (from == Kind.BOOL) {
            String choice = to.isWide() ? " ? 1L : 0L" : " ? 1 : 0";
            return new Piece("(" + piece.in(Piece.CHOICE + 1) + choice + ")", Piece.ATOM, to);
        }
        if (to.isWide() && from == Kind.U32) {
            return new Piece(piece.in(Piece.AND) + " & 0xFFFF_FFFFL", Piece.AND, to);
        }
        return to.isWide() == from.isWide() && !to.isNarrow() ? piece.as(to) : null;
    }

    private Piece narrow(Piece piece, Kind to) {
        Piece low = piece;
        if (piece.isWide()) {
            low =
                    piece.low() != null
                            ? new Piece(piece.low(), piece.binds(), Kind.I32)
                            : new Piece("(int) " + piece.in(Piece.UNARY), Piece.UNARY, Kind.I32);
        }
        boolean fits =
                !to.isNarrow()
                        || piece.kind().bits() < to.bits()
                                && (!piece.kind().isSigned() || to.isSigned())
                        || piece.isCount() && to.holds(piece.value());
        if (fits) {
            return low.as(to);
        }
        if (to.isSigned()) {
            int places = 32 - to.bits();
            return new Piece(
                    low.in(Piece.SHIFT) + " << " + places + " >> " + places, Piece.SHIFT, to);
        }
        return new Piece(low.in(Piece.AND) + " & 0x" + "F".repeat(to.bits() / 4), Piece.AND, to);
    }

    Piece truth(Piece piece) {
        if (piece.kind() == Kind.OPEN) {
            throw cut();
        }
        return dialect == Dialect.JAVA ? piece : convert(piece, Kind.BOOL);
    }

    private RuntimeException cut() {
        return refusal.apply(
                dialect == Dialect.PYTHON
                        ? "this may be longer than 64 bits; cut it with `& 0xFFFF_FFFF_FFFF_FFFF` first"
                        : "this may be longer than 64 bits; cut it with `BigInt.asUintN(64, …)` first");
    }

    // Operators of one operand

    Piece unary(String operator, Piece operand) {
        if (operator.equals("!")
                && (dialect != Dialect.RUST && dialect != Dialect.SWIFT
                        || operand.kind() == Kind.BOOL)) {
            Piece truth = truth(operand);
            return operand.kind() == Kind.BOOL || dialect == Dialect.JAVA
                    ? new Piece("!" + truth.in(Piece.UNARY), Piece.UNARY, Kind.BOOL)
                    : new Piece(operand.in(Piece.EQUAL + 1) + " == 0", Piece.EQUAL, Kind.BOOL);
        }
        String sign = operator.equals("!") ? "~" : operator;
        if (dialect.keepsShort() && operand.kind().isNarrow()) {
            return kept(operand.kind(), unary(operator, promoted(operand)));
        }
        Piece value = promoted(operand);
        if (sign.equals("+")) {
            return value;
        }
        Kind kind = unaryKind(sign, value);
        boolean literal = sign.equals("-") && value.value() != null && value.text().matches("\\w+");
        if (literal && dialect.isOpen() && value.kind() == Kind.U64) {
            BigInteger negative = value.value().negate();
            return negative.bitLength() < 64
                    ? literal(
                            negative,
                            dialect == Dialect.PYTHON ? Kind.SMALL : Kind.I64,
                            null,
                            value.adapts())
                    : new Piece("-" + value.text(), Piece.UNARY, Kind.OPEN);
        }
        String space = value.text().startsWith(sign) ? " " : "";
        BigInteger known = literal && kind.isSigned() ? value.value().negate() : null;
        Piece made =
                new Piece(
                        sign + space + value.in(Piece.UNARY),
                        Piece.UNARY,
                        kind,
                        known,
                        value.adapts(),
                        null);
        if (dialect == Dialect.PYTHON
                && sign.equals("-")
                && value.kind() == Kind.I32
                && known == null) {
            return new Piece("-(long) " + value.in(Piece.UNARY), Piece.UNARY, Kind.SMALL)
                    .withLow(made.text());
        }
        return made;
    }

    private Kind unaryKind(String sign, Piece value) {
        Kind kind = value.kind();
        if (!dialect.isOpen()) {
            return kind;
        }
        boolean number = dialect == Dialect.JAVASCRIPT && isNumber(value);
        if (number && sign.equals("~")) {
            return Kind.I32;
        }
        return kind == Kind.U64 ? Kind.OPEN : kind == Kind.COUNT ? Kind.SMALL : kind;
    }

    /** Shorter numbers become an {@code int} in an expression. */
    private Piece promoted(Piece piece) {
        return piece.kind() == Kind.BOOL
                ? convert(piece, Kind.I32)
                : piece.kind().isNarrow() ? piece.as(Kind.I32) : piece;
    }

    // Operators of two operands

    Piece binary(String sign, Piece left, Piece right, Space space) {
        String operator = java(sign);
        if (operator.equals("<<") || operator.startsWith(">>")) {
            return kept(
                    left.kind(), joined(operator, promoted(left), places(promoted(right)), space));
        }
        if (operator.equals("&&") || operator.equals("||")) {
            int binds = operator.equals("&&") ? Piece.BOTH : Piece.BOTH - 1;
            return infix(operator, truth(left), truth(right), binds, Kind.BOOL, space);
        }
        boolean truths = left.kind() == Kind.BOOL && right.kind() == Kind.BOOL;
        if (truths && (BITS.contains(operator) || operator.equals("==") || operator.equals("!="))) {
            return infix(operator, left, right, binds(operator), Kind.BOOL, space);
        }
        if (operator.equals("&~")) {
            Piece other = unary("~", right);
            return binary("&", left, other, space);
        }
        Kind narrow = left.adapts() ? right.kind() : left.kind();
        return kept(narrow, joined(operator, promoted(left), promoted(right), space));
    }

    /** Cut to the length that it has in a language whose short numbers stay short. */
    private Piece kept(Kind narrow, Piece made) {
        boolean keeps = dialect.keepsShort() && narrow.isNarrow() && made.kind() != Kind.BOOL;
        return keeps ? convert(made, narrow) : made;
    }

    private Piece joined(String operator, Piece one, Piece other, Space space) {
        if (dialect == Dialect.JAVASCRIPT && isNumber(one) && isNumber(other)) {
            return number(operator, one, other, space);
        }
        return dialect.isOpen()
                ? open(operator, one, other, space)
                : fixed(operator, one, other, space);
    }

    private String java(String sign) {
        return switch (sign) {
            case "and" -> dialect == Dialect.PYTHON ? "&&" : "&";
            case "or" -> dialect == Dialect.PYTHON ? "||" : "|";
            case "xor" -> "^";
            case "shl", "&<<" -> "<<";
            case "shr", "&>>" -> ">>";
            case "ushr" -> ">>>";
            case "&+", "&-", "&*" -> sign.substring(1);
            case "&^" -> "&~";
            case "===" -> "==";
            case "!==" -> "!=";
            default -> sign;
        };
    }

    private static int binds(String operator) {
        return switch (operator) {
            case "*", "/", "%" -> Piece.TIMES;
            case "+", "-" -> Piece.PLUS;
            case "<<", ">>", ">>>" -> Piece.SHIFT;
            case "<", ">", "<=", ">=" -> Piece.LESS;
            case "==", "!=" -> Piece.EQUAL;
            case "&" -> Piece.AND;
            case "^" -> Piece.AND - 1;
            default -> Piece.AND - 2;
        };
    }

    private static Piece infix(
            String operator, Piece left, Piece right, int binds, Kind kind, Space space) {
        return new Piece(
                left.in(binds) + space.before() + operator + space.after() + right.in(binds + 1),
                binds,
                kind);
    }

    /** A distance is an {@code int}, where it is known. */
    private static Piece places(Piece distance) {
        boolean known = distance.isBelow(31) && distance.text().matches("\\w+");
        return known
                ? literal(distance.value(), Kind.I32, distance.text().replaceAll("L$", ""), false)
                : distance;
    }

    private Piece infix(String operator, Piece left, Piece right, Kind kind, Space space) {
        return infix(operator, left, right, binds(operator), kind, space);
    }

    private Piece call(String function, Piece left, Piece right, Kind kind) {
        return new Piece(
                function + "(" + left.text() + ", " + right.text() + ")", Piece.ATOM, kind);
    }

    // Where numbers have a length

    /** What two operands become: the usual conversions of C, or those of C#. */
    Kind common(Piece left, Piece right) {
        if (left.adapts() != right.adapts()) {
            return left.adapts() ? right.kind() : left.kind();
        }
        Kind one = left.kind();
        Kind other = right.kind();
        if (dialect == Dialect.CSHARP) {
            return commonOfCSharp(left, right);
        }
        for (Kind each :
                new Kind[] {Kind.OPEN, Kind.U64, Kind.I64, Kind.SMALL, Kind.COUNT, Kind.U32}) {
            if (one == each || other == each) {
                return each;
            }
        }
        return one == Kind.VOID ? other : Kind.I32;
    }

    private Kind commonOfCSharp(Piece left, Piece right) {
        Kind one = left.kind();
        Kind other = right.kind();
        if (one == Kind.U64 || other == Kind.U64) {
            Piece partner = one == Kind.U64 ? right : left;
            if (partner.kind().isSigned() && !partner.isCount()) {
                throw refusal.apply("C# has no operator on a ulong and a number with a sign");
            }
            return Kind.U64;
        }
        if (one == Kind.I64 || other == Kind.I64) {
            return Kind.I64;
        }
        boolean unsigned = one == Kind.U32 || other == Kind.U32;
        boolean mixed = one != other && !(one == Kind.U32 ? right : left).isCount();
        return unsigned ? mixed ? Kind.I64 : Kind.U32 : Kind.I32;
    }

    private Piece fixed(String operator, Piece left, Piece right, Space space) {
        if (operator.equals("<<") || operator.startsWith(">>")) {
            boolean zeros = operator.equals(">>") && left.kind().isUnsigned();
            Piece made = infix(zeros ? ">>>" : operator, left, right, left.kind(), space);
            boolean known = left.value() != null && right.isBelow(8) && operator.equals("<<");
            return new Piece(
                    made.text(), made.binds(), made.kind(), null, left.adapts() && known, null);
        }
        Kind kind = common(left, right);
        boolean wide =
                kind.isWide()
                        && !left.isWide()
                        && !right.isWide()
                        && left.value() == null
                        && right.value() == null;
        Piece one = wide ? convert(left, kind) : assignable(left, kind);
        Piece other = assignable(right, kind);
        if (kind.isUnsigned() && (operator.equals("/") || operator.equals("%"))) {
            String name = operator.equals("/") ? ".divideUnsigned" : ".remainderUnsigned";
            return call((kind.isWide() ? "Long" : "Integer") + name, one, other, kind);
        }
        if (COMPARISONS.contains(operator)) {
            return compared(operator, one, other, kind, space);
        }
        if (binds(operator) == Piece.AND - 2 && !operator.equals("|")) {
            throw refusal.apply("`" + operator + "` cannot be read");
        }
        Piece made = infix(operator, one, other, kind, space);
        return new Piece(
                made.text(), made.binds(), kind, null, left.adapts() && right.adapts(), null);
    }

    private Piece compared(String operator, Piece one, Piece other, Kind kind, Space space) {
        boolean ordered = binds(operator) == Piece.LESS;
        if (!kind.isUnsigned() || !ordered) {
            return infix(operator, one, other, Kind.BOOL, space);
        }
        if (operator.equals(">") && other.value() != null && other.value().signum() == 0) {
            return infix("!=", one, other, Kind.BOOL, space);
        }
        Piece order =
                call(
                        (kind.isWide() ? "Long" : "Integer") + ".compareUnsigned",
                        one,
                        other,
                        Kind.I32);
        return infix(operator, order, new Piece("0", Piece.ATOM, Kind.I32), Kind.BOOL, Space.USUAL);
    }

    // Where numbers have no end

    private Piece open(String operator, Piece left, Piece right, Space space) {
        switch (operator) {
            case "<<" -> {
                return shiftedLeft(left, right, space);
            }
            case ">>", ">>>" -> {
                closed(left);
                boolean zeros = left.isWord();
                return infix(
                        zeros ? ">>>" : ">>",
                        wide(left),
                        right,
                        left.kind() == Kind.COUNT
                                ? Kind.COUNT
                                : zeros ? Kind.U64 : left.isWide() ? left.kind() : Kind.I32,
                        space);
            }
            case "/" -> {
                if (dialect == Dialect.PYTHON) {
                    throw refusal.apply("`/` makes a fraction in Python; write `//`");
                }
                return quotient("/", left, right, space);
            }
            case "//", "%" -> {
                return dialect == Dialect.PYTHON
                        ? floored(operator, left, right, space)
                        : quotient(operator, left, right, space);
            }
            case "**" -> {
                return power(left, right);
            }
            default -> {}
        }
        if (COMPARISONS.contains(operator)) {
            return ordered(operator, left, right, space);
        }
        Kind kind = openKind(operator, left, right);
        if (operator.equals("&") && isAll(right) && kind == Kind.U64) {
            return left.isWide() ? left.as(kind) : convert(left, kind);
        }
        boolean ints = !left.isWide() && !right.isWide();
        boolean exact = BITS.contains(operator);
        if (ints && exact && (kind == Kind.SMALL || kind == Kind.COUNT)) {
            return infix(
                    operator,
                    left,
                    right,
                    left.kind() == right.kind() ? left.kind() : Kind.I32,
                    space);
        }
        boolean widens = kind.isWide() && ints && left.value() == null && right.value() == null;
        Piece one = widens ? convert(left, kind) : assignable(left, kind);
        Piece made = infix(operator, one, assignable(right, kind), kind, space);
        boolean shorter = !exact && (ints || fitsInt(left) && fitsInt(right));
        boolean adapts = left.adapts() && right.adapts();
        return new Piece(
                made.text(),
                made.binds(),
                kind,
                null,
                adapts,
                shorter
                        ? infix(
                                        operator,
                                        convert(left, Kind.I32),
                                        convert(right, Kind.I32),
                                        kind,
                                        space)
                                .text()
                        : null);
    }

    private static boolean fitsInt(Piece piece) {
        return !piece.isWide() || piece.value() != null && Kind.I32.holds(piece.value());
    }

    private static boolean isAll(Piece piece) {
        return piece.value() != null && piece.value().equals(TWO_64.subtract(BigInteger.ONE));
    }

    private static Piece wide(Piece piece) {
        return piece;
    }

    private void closed(Piece piece) {
        if (piece.kind() == Kind.OPEN) {
            throw cut();
        }
    }

    private Kind openKind(String operator, Piece left, Piece right) {
        boolean small = left.isSmall() && right.isSmall();
        boolean signed = isSigned(left) && isSigned(right);
        Kind natural = left.isNatural() && right.isNatural() ? Kind.COUNT : Kind.SMALL;
        return switch (operator) {
            case "&" -> {
                boolean few = left.isBelow(31) || right.isBelow(31);
                boolean one = left.isNatural() || right.isNatural();
                yield small || few && dialect == Dialect.PYTHON
                        ? one ? Kind.COUNT : Kind.SMALL
                        : left.isWord() || right.isWord()
                                ? Kind.U64
                                : signed ? Kind.I64 : Kind.OPEN;
            }
            case "|", "^" ->
                    small
                            ? natural
                            : left.isWord() && right.isWord()
                                    ? Kind.U64
                                    : signed ? Kind.I64 : Kind.OPEN;
            case "+" -> small ? natural : Kind.OPEN;
            case "-" -> small ? Kind.SMALL : Kind.OPEN;
            default ->
                    small && (left.value() != null || right.value() != null) ? natural : Kind.OPEN;
        };
    }

    private static boolean isSigned(Piece piece) {
        return piece.kind() == Kind.I64 || piece.isSmall();
    }

    private Piece shiftedLeft(Piece left, Piece right, Space space) {
        boolean known = left.isCount() && right.isBelow(8);
        if (known) {
            int places = right.value().intValue();
            BigInteger value = left.value().shiftLeft(places);
            if (places >= 64) {
                return value.equals(TWO_64)
                        ? new Piece("0L", Piece.ATOM, Kind.OPEN, value, false, null)
                        : new Piece("0L", Piece.ATOM, Kind.OPEN);
            }
            Piece one = convert(left, Kind.U64);
            Piece made =
                    infix("<<", one, right, value.bitLength() <= 64 ? Kind.U64 : Kind.OPEN, space);
            return new Piece(
                    made.text(),
                    made.binds(),
                    made.kind(),
                    value.bitLength() <= 64 ? value : null,
                    false,
                    null);
        }
        if (right.isCount() && right.value().bitLength() > 7
                || right.isCount() && right.value().intValue() >= 64) {
            return new Piece("0L", Piece.ATOM, Kind.OPEN);
        }
        boolean one = left.value() != null && left.value().equals(BigInteger.ONE);
        boolean few = left.isSmall() && left.value() == null && right.isBelow(5);
        Kind kind = one ? Kind.U64 : few ? left.isNatural() ? Kind.COUNT : Kind.SMALL : Kind.OPEN;
        Piece made = infix("<<", convert(left, kind), right, kind, space);
        return fitsInt(left)
                ? made.withLow(infix("<<", convert(left, Kind.I32), right, Kind.I32, space).text())
                : made;
    }

    private Piece power(Piece left, Piece right) {
        if (left.value() == null || !right.isBelow(8)) {
            throw refusal.apply("`**` can be read only between two numbers");
        }
        BigInteger value = left.value().pow(right.value().intValue());
        return value.bitLength() <= 64
                ? literal(value, value.bitLength() < 32 ? Kind.COUNT : Kind.U64, null, true)
                : new Piece("0L", Piece.ATOM, Kind.OPEN, value, false, null);
    }

    /** A division that leaves out the fraction, as BigInt has it. */
    private Piece quotient(String operator, Piece left, Piece right, Space space) {
        closed(left);
        closed(right);
        if (left.isWord() && right.isWord() && left.kind() != Kind.U32) {
            String name = operator.equals("/") ? "Long.divideUnsigned" : "Long.remainderUnsigned";
            return call(name, convert(left, Kind.U64), convert(right, Kind.U64), Kind.U64);
        }
        if (!isSigned(left) || !isSigned(right)) {
            throw refusal.apply("a number with a sign and one without cannot be divided here");
        }
        return infix(
                operator,
                left,
                right,
                left.isWide() || right.isWide() ? Kind.I64 : Kind.I32,
                space);
    }

    /** A division that goes down, also below nought. */
    private Piece floored(String operator, Piece left, Piece right, Space space) {
        boolean power = right.isCount() && right.value().bitCount() == 1;
        boolean rest = operator.equals("%");
        if (power && rest && right.value().bitLength() <= 65) {
            if (right.value().equals(TWO_64)) {
                return left.isWide() ? left.as(Kind.U64) : convert(left, Kind.U64);
            }
            Piece mask =
                    literal(
                            right.value().subtract(BigInteger.ONE),
                            left.isWide() ? Kind.U64 : left.kind(),
                            null,
                            false);
            return infix("&", left, mask, left.isWide() ? Kind.U64 : left.kind(), space)
                    .as(
                            right.value().bitLength() < 32 && left.isWide()
                                    ? Kind.SMALL
                                    : left.isWide() ? Kind.U64 : left.kind());
        }
        closed(left);
        closed(right);
        boolean counts = left.isSmall() && right.isSmall() && left.isNatural() && right.isNatural();
        if (counts) {
            return infix(rest ? "%" : "/", left, right, Kind.COUNT, space);
        }
        if (left.isWord() && right.isWord() && left.isWide()) {
            String name = rest ? "Long.remainderUnsigned" : "Long.divideUnsigned";
            return call(name, left, convert(right, Kind.U64), Kind.U64);
        }
        if (power && !rest) {
            Piece places =
                    literal(
                            BigInteger.valueOf(right.value().bitLength() - 1L),
                            Kind.I32,
                            null,
                            false);
            return infix(">>", left, places, left.kind(), space);
        }
        if (!isSigned(left) || !right.isCount() || right.value().signum() == 0) {
            throw refusal.apply(
                    "`"
                            + operator
                            + "` rounds down in Python; only a fixed number can divide here");
        }
        String by = right.text();
        String mod = "(" + left.in(Piece.TIMES) + " % " + by + " + " + by + ") % " + by;
        return rest
                ? new Piece(mod, Piece.TIMES, left.kind())
                : new Piece(
                        "(" + left.in(Piece.PLUS) + " - " + mod + ") / " + by,
                        Piece.TIMES,
                        left.kind());
    }

    private Piece ordered(String operator, Piece left, Piece right, Space space) {
        closed(left);
        closed(right);
        if (isSigned(left) && isSigned(right)) {
            return infix(operator, left, right, Kind.BOOL, space);
        }
        boolean words = left.isWord() && right.isWord();
        boolean equality = binds(operator) == Piece.EQUAL;
        if (!words && !equality) {
            throw refusal.apply("a number with a sign and one without cannot be compared here");
        }
        Kind kind = words ? Kind.U64 : Kind.I64;
        return compared(operator, convert(left, kind), assignable(right, kind), kind, space);
    }

    // The other numbers of JavaScript

    /** Whether it is no BigInt. */
    private static boolean isNumber(Piece piece) {
        return piece.kind() != Kind.U64 && piece.kind() != Kind.I64 && piece.kind() != Kind.OPEN;
    }

    private Piece number(String operator, Piece left, Piece right, Space space) {
        switch (operator) {
            case "&", "|", "^", "<<", ">>" -> {
                boolean cuts =
                        operator.equals("|")
                                && right.value() != null
                                && right.value().signum() == 0;
                Piece one = convert(left, Kind.I32);
                return cuts ? one : infix(operator, one, convert(right, Kind.I32), Kind.I32, space);
            }
            case ">>>" -> {
                return infix(
                        operator,
                        convert(left, Kind.I32),
                        convert(right, Kind.I32),
                        Kind.U32,
                        space);
            }
            case "/" -> {
                if (left.isWide() || right.isWide()) {
                    throw refusal.apply("`/` makes a fraction in JavaScript; use BigInt");
                }
                boolean zeros = left.kind() == Kind.U32 || right.kind() == Kind.U32;
                String low =
                        zeros
                                ? "Integer.divideUnsigned("
                                        + left.text()
                                        + ", "
                                        + right.text()
                                        + ")"
                                : "(" + infix("/", left, right, Kind.I32, space).text() + ")";
                return new Piece(low, Piece.ATOM, Kind.FRACTION).withLow(low);
            }
            case "%" -> {
                if (left.kind() == Kind.U32 && right.kind() == Kind.U32) {
                    return call("Integer.remainderUnsigned", left, right, Kind.U32);
                }
            }
            default -> {}
        }
        boolean compares = COMPARISONS.contains(operator);
        boolean unsigned = left.kind() == Kind.U32 || right.kind() == Kind.U32;
        if (compares || operator.equals("%")) {
            Kind kind = unsigned || left.isWide() || right.isWide() ? Kind.SMALL : Kind.I32;
            return infix(
                    operator,
                    assignable(left, kind),
                    assignable(right, kind),
                    compares ? Kind.BOOL : kind,
                    space);
        }
        Piece wide =
                infix(
                        operator,
                        convert(left, Kind.SMALL),
                        assignable(right, Kind.SMALL),
                        Kind.SMALL,
                        space);
        boolean exact = !operator.equals("*") && fitsInt(left) && fitsInt(right);
        return exact
                ? wide.withLow(
                        infix(
                                        operator,
                                        convert(left, Kind.I32),
                                        convert(right, Kind.I32),
                                        Kind.I32,
                                        space)
                                .text())
                : wide;
    }
}
