package flipscope.web.figure;

import flipscope.web.trace.step.DetailsView.LegendView;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Draws the legend of a step, with the samples from the page's own legend. */
final class Legend {
    private static final Pattern SYMBOL =
            Pattern.compile("<symbol id=\"sample-([\\w-]+)\"[^>]*>(.*?)</symbol>", Pattern.DOTALL);

    private static final int SAMPLE = 16;
    private static final int GAP = 18;

    private final Map<String, String> samples = new HashMap<>();

    /**
     * @param symbols the samples, as rendered by their template
     */
    Legend(String symbols) {
        Matcher symbol = SYMBOL.matcher(symbols);
        while (symbol.find()) {
            samples.put(symbol.group(1), symbol.group(2));
        }
    }

    /** Draws the marks in as few lines as fit. Returns the y of the next line. */
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
