package flipscope.trace.parse;

import com.github.javaparser.ast.expr.BooleanLiteralExpr;
import com.github.javaparser.ast.expr.IntegerLiteralExpr;
import com.github.javaparser.ast.expr.LiteralExpr;
import com.github.javaparser.ast.expr.LongLiteralExpr;
import flipscope.trace.SourceException;
import flipscope.trace.Word;
import java.math.BigInteger;

/** Reads literals. */
record LiteralReader(SourceText text) {

    /**
     * The value of a literal, negated if a minus sign precedes it.
     *
     * @throws SourceException if it is out of range, malformed, or of another type
     */
    Word word(LiteralExpr literal, boolean negative) {
        if (literal instanceof BooleanLiteralExpr truth) {
            return Word.of(truth.getValue());
        }
        if (literal instanceof LongLiteralExpr number) {
            return Word.of(number(literal, number.getValue(), negative, 64));
        }
        if (literal instanceof IntegerLiteralExpr number) {
            return Word.of((int) number(literal, number.getValue(), negative, 32));
        }
        throw text.fault(literal, UnsupportedSyntax.refusal(literal));
    }

    static boolean isNumber(LiteralExpr literal) {
        return literal instanceof LongLiteralExpr || literal instanceof IntegerLiteralExpr;
    }

    private long number(LiteralExpr literal, String written, boolean negative, int width) {
        String digits = written.replace("_", "").replaceAll("[lL]$", "");
        int radix = radix(digits);
        BigInteger value = magnitude(literal, digits, radix);
        BigInteger limit = BigInteger.ONE.shiftLeft(radix == 10 ? width - 1 : width);
        int room = value.compareTo(limit);
        if (room > 0 || room == 0 && !(negative && radix == 10)) {
            throw text.fault(
                    literal,
                    width == 32
                            ? "this number does not fit into an int; write L after it to make it a"
                                    + " long"
                            : "this number does not fit into 64 bits");
        }
        long bits = value.longValue();
        long signed = width == 32 ? (int) bits : bits;
        return negative ? -signed : signed;
    }

    private BigInteger magnitude(LiteralExpr literal, String digits, int radix) {
        int prefix = radix == 10 ? 0 : radix == 8 ? 1 : 2;
        try {
            return new BigInteger(digits.substring(prefix), radix);
        } catch (NumberFormatException e) {
            throw text.fault(literal, "`%s` is not a number in base %s".formatted(digits, radix));
        }
    }

    private static int radix(String digits) {
        if (digits.startsWith("0x") || digits.startsWith("0X")) {
            return 16;
        }
        if (digits.startsWith("0b") || digits.startsWith("0B")) {
            return 2;
        }
        return digits.startsWith("0") && digits.length() > 1 ? 8 : 10;
    }
}
