package flipscope.scratch;

import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Type;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A number in the code.
 *
 * @param start where it begins
 * @param end where it ends, exclusive
 */
public record Literal(int start, int end, long value) {
    private static final Pattern WRITTEN =
            Pattern.compile("-?(?:0[xX][0-9A-Fa-f_]++|0[bB][01_]++|\\d[\\d_]*+)[lL]?");

    /**
     * What an operand is, or what its variable began as.
     *
     * @param code what was traced
     */
    public static Optional<Literal> of(String code, Trace trace, Step step, Operand operand) {
        Optional<Step> maker = trace.maker(operand);
        return maker.isPresent()
                ? maker.filter(each -> each.operator() == Operator.ASSIGN)
                        .flatMap(each -> of(code, each, each.operand(0)))
                : of(code, step, operand);
    }

    private static Optional<Literal> of(String code, Step step, Operand operand) {
        if (!operand.value().type().equals(Type.LONG)
                || !WRITTEN.matcher(operand.text()).matches()) {
            return Optional.empty();
        }
        Matcher all = WRITTEN.matcher(code);
        all.region(step.site().span().offset(code), code.length());
        while (all.find()) {
            if (all.group().equals(operand.text())) {
                return Optional.of(new Literal(all.start(), all.end(), operand.word().bits()));
            }
        }
        return Optional.empty();
    }

    /** The code with another number in its place. */
    public String in(String code, long other) {
        return code.substring(0, start) + text(other) + code.substring(end);
    }

    /** As it is written in code: {@code 0x0010_0000_4200_4800L}. */
    static String text(long value) {
        String digits = HexFormat.of().withUpperCase().toHexDigits(value);
        return "0x" + digits.replaceAll("(.{4})(?=.)", "$1_") + "L";
    }
}
