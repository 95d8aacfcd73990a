package flipscope.web.figure;

import flipscope.text.Messages;
import flipscope.web.draw.MarkSamples;
import flipscope.web.trace.step.EquationView.GlossView;
import flipscope.web.trace.step.EquationView.PieceView;
import flipscope.web.trace.step.StepLegend.LegendView;
import java.util.List;

/** Draws one step: title, sentence and equation. */
record StepFigure(Messages words) {
    private static final int NARROWEST = 640;
    private static final int NARROWEST_OF_NARROW = 400;

    private static final int SAMPLE = 16;
    private static final double SCALE = 0.7;
    private static final int GAP = 18;

    FigureView of(OneStep step) {
        return of(step, List.of(EquationRow.of(step.equation())), NARROWEST);
    }

    /** For a phone: everything is narrower, and the result may be below. */
    FigureView narrow(OneStep step) {
        int room = NARROWEST_OF_NARROW - 2 * Drawing.MARGIN;
        return of(step, EquationRow.narrow(step.equation(), room), NARROWEST_OF_NARROW);
    }

    private FigureView of(OneStep step, List<EquationRow> equation, int narrowest) {
        int widest = Drawing.most(equation, EquationRow::width);
        int width = Math.max(narrowest, widest + 2 * Drawing.MARGIN);
        Drawing drawing = new Drawing(width);
        int y = drawing.paragraph(FontStyle.TITLE, step.title(), Drawing.MARGIN - 6);
        y = drawing.paragraph(FontStyle.WHERE, step.where(), y + 2);
        y = drawing.paragraph(FontStyle.SENTENCE, step.sentence(), y + 10);
        y = drawing.paragraph(FontStyle.SOURCE, step.source(), y + 10);
        for (EquationRow row : equation) {
            y = row.draw(drawing, (width - row.width()) / 2, y + 18);
        }
        y = aside(drawing, step.equation().gloss(), width - 2 * Drawing.MARGIN, y);
        y = legend(drawing, step.legend(), width, y + 16);
        return drawing.finish(y, step.title(), step.id(), description(step));
    }

    /** What else a stage made, a line each, below its chain. */
    private static int aside(Drawing drawing, GlossView gloss, int room, int top) {
        if (gloss.pieces().isEmpty()) {
            return top;
        }
        int y = drawing.paragraph(FontStyle.ROLE, gloss.text(), top + 12);
        for (PieceView piece : gloss.pieces()) {
            List<String> lines = FontStyle.TEXT.wrap(piece.said(), room, 2);
            y = drawing.lines(FontStyle.TEXT, lines, Drawing.MARGIN, y);
        }
        return y;
    }

    /** Draws the legend in as few lines as fit. Returns the y of the next line. */
    private static int legend(Drawing drawing, List<LegendView> marks, int width, int top) {
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

    private String description(OneStep step) {
        List<String> values =
                step.equation().slots().stream().map(slot -> slot.grid().alt()).toList();
        return words.text(
                "share.figure.step",
                step.where(),
                step.sentence(),
                String.join("; ", values),
                String.join(" ", step.inputs()));
    }
}
