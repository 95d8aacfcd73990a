package flipscope.web.figure;

import flipscope.web.draw.MarkSamples;
import flipscope.web.trace.step.StepLegend.LegendView;
import java.util.List;

/** Draws the legend of a step. */
final class Legend {
    private static final int SAMPLE = 16;
    private static final double SCALE = 0.7;
    private static final int GAP = 18;

    private Legend() {}

    /** Draws the marks in as few lines as fit. Returns the y of the next line. */
    static int draw(Drawing drawing, List<LegendView> marks, int width, int top) {
        int x = Drawing.MARGIN;
        int y = top;
        for (LegendView mark : marks) {
            int wide = SAMPLE + 7 + FontStyle.ROLE.width(mark.name());
            if (x > Drawing.MARGIN && x + wide > width - Drawing.MARGIN) {
                x = Drawing.MARGIN;
                y += SAMPLE + 8;
            }
            drawing.picture(MarkSamples.of(mark.css()), false, x, y, SCALE);
            drawing.lines(FontStyle.ROLE, List.of(mark.name()), x + SAMPLE + 7, y);
            x += wide + GAP;
        }
        return y + SAMPLE + 4;
    }
}
