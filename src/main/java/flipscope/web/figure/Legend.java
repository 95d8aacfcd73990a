package flipscope.web.figure;

import flipscope.web.trace.step.MoreView.LegendView;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The marks of a step, each with a sample: the ones that the page draws for its own legend. */
final class Legend {
    private static final Pattern SYMBOL =
            Pattern.compile("<symbol id=\"sample-([\\w-]+)\"[^>]*>(.*?)</symbol>", Pattern.DOTALL);

    private static final int SAMPLE = 16;
    private static final int GAP = 18;

    private final Map<String, String> samples = new HashMap<>();

    /**
     * @param symbols the page's samples, as its template draws them
     */
    Legend(String symbols) {
        Matcher symbol = SYMBOL.matcher(symbols);
        while (symbol.find()) {
            samples.put(symbol.group(1), symbol.group(2));
        }
    }

    /** Draws as many a line as there is room for, and says where the next line would be. */
    int draw(Drawing drawing, List<LegendView> marks, int width, int top) {
        int x = Drawing.MARGIN;
        int y = top;
        for (LegendView mark : marks) {
            int wide = SAMPLE + 7 + FontStyle.ROLE.width(mark.name());
            if (x > Drawing.MARGIN && x + wide > width - Drawing.MARGIN) {
                x = Drawing.MARGIN;
                y += SAMPLE + 8;
            }
            drawing.sample(samples.getOrDefault(mark.css(), ""), x, y);
            drawing.lines(FontStyle.ROLE, List.of(mark.name()), x + SAMPLE + 7, y);
            x += wide + GAP;
        }
        return y + SAMPLE + 4;
    }
}
