package flipscope.web;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * How well two colours, as {@code #1f2e3d}, are told apart: 1 for the same, 21 for black and white.
 */
public final class Contrast {
    private Contrast() {}

    public static double of(String one, String other) {
        double first = luminance(one) + 0.05;
        double second = luminance(other) + 0.05;
        return Math.max(first, second) / Math.min(first, second);
    }

    /** How light a colour is: what is left of it in black and white. */
    private static double luminance(String colour) {
        List<Double> channels =
                Pattern.compile("[0-9a-f]{2}")
                        .matcher(colour)
                        .results()
                        .map(MatchResult::group)
                        .map(hex -> linear(Integer.parseInt(hex, 16) / 255.0))
                        .toList();
        return 0.2126 * channels.get(0) + 0.7152 * channels.get(1) + 0.0722 * channels.get(2);
    }

    private static double linear(double channel) {
        return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
    }
}
