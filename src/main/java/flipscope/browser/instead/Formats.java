package flipscope.browser.instead;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@link String#format}, which rounds halves up; TeaVM rounds them to even. */
public final class Formats {
    private static final Pattern PLACE =
            Pattern.compile("%([-#+ 0,(]*)(\\d*)(\\.\\d+)?([a-zA-Z%])");

    private Formats() {}

    @InsteadOf(String.class)
    public static String format(String format, Object... arguments) {
        return format(Locale.ROOT, format, arguments);
    }

    @InsteadOf(String.class)
    public static String formatted(String format, Object... arguments) {
        return format(Locale.ROOT, format, arguments);
    }

    @InsteadOf(String.class)
    public static String format(Locale locale, String format, Object... arguments) {
        Object[] rounded = arguments.clone();
        StringBuffer places = new StringBuffer();
        int next = 0;
        Matcher place = PLACE.matcher(format);
        while (place.find()) {
            String sign = place.group(1);
            String kept = place.group();
            if (place.group(4).equals("f") && "+".contains(sign) && place.group(2).isEmpty()) {
                rounded[next] = rounded((double) arguments[next], place.group(3), sign);
                kept = "%s";
            }
            place.appendReplacement(places, Matcher.quoteReplacement(kept));
            next += "%n".contains(place.group(4)) ? 0 : 1;
        }
        return String.format(locale, place.appendTail(places).toString(), rounded);
    }

    private static String rounded(double value, String digits, String sign) {
        int scale = digits == null ? 6 : Integer.parseInt(digits.substring(1));
        String text =
                new BigDecimal(Double.toString(value))
                        .setScale(scale, RoundingMode.HALF_UP)
                        .toPlainString();
        boolean negative = value < 0 || 1 / value < 0;
        String unsigned = text.startsWith("-") ? text.substring(1) : text;
        return (negative ? "-" : sign) + unsigned;
    }
}
