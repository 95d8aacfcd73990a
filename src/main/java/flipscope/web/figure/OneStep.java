package flipscope.web.figure;

import flipscope.text.Messages;
import flipscope.web.draw.MarkSamples;
import flipscope.web.figure.Card.Item;
import flipscope.web.step.EquationView;
import flipscope.web.step.EquationView.GlossView;
import flipscope.web.step.EquationView.PieceView;
import flipscope.web.step.EquationView.SignView;
import flipscope.web.step.EquationView.SlotView;
import flipscope.web.step.EquationView.TermView;
import flipscope.web.step.StepLegend.LegendView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * One step as a picture that explains itself: nobody who sees it has the page around it.
 *
 * @param title the algorithm's title
 * @param id the algorithm's id
 * @param where which step of how many, and which stage
 * @param source the executed expression
 * @param sentence what the step does and why
 * @param inputs what was traced, as parameters: {@code position=…}
 */
record OneStep(
        Messages words,
        String title,
        String id,
        String where,
        String source,
        String sentence,
        EquationView equation,
        List<LegendView> legend,
        List<String> inputs) {
    private static final int NARROWEST = 640;
    private static final int NARROWEST_OF_NARROW = 400;

    private static final int SAMPLE = 16;
    private static final double SCALE = 0.7;
    private static final int GAP = 18;

    /** What stands in a row: a sign, unless it is empty, then a value, if there is one. */
    static <T> List<T> row(
            List<TermView> terms, Function<SignView, T> sign, Function<SlotView, T> value) {
        List<T> row = new ArrayList<>();
        for (TermView term : terms) {
            if (term.sign() != null && !term.sign().inText().isEmpty()) {
                row.add(sign.apply(term.sign()));
            }
            if (term.slot() != null) {
                row.add(value.apply(term.slot()));
            }
        }
        return row;
    }

    FigureView drawn() {
        return drawn(List.of(EquationRow.of(equation)), NARROWEST);
    }

    /** For a phone: everything is narrower, and the result may be below. */
    FigureView narrow() {
        int room = NARROWEST_OF_NARROW - 2 * Drawing.MARGIN;
        return drawn(EquationRow.narrow(equation, room), NARROWEST_OF_NARROW);
    }

    private FigureView drawn(List<EquationRow> rows, int narrowest) {
        int widest = Drawing.most(rows, EquationRow::width);
        int width = Math.max(narrowest, widest + 2 * Drawing.MARGIN);
        Drawing drawing = new Drawing(width);
        int y = drawing.paragraph(FontStyle.TITLE, title, Drawing.MARGIN - 6);
        y = drawing.paragraph(FontStyle.WHERE, where, y + 2);
        y = drawing.paragraph(FontStyle.SENTENCE, sentence, y + 10);
        y = drawing.paragraph(FontStyle.SOURCE, source, y + 10);
        for (EquationRow row : rows) {
            y = row.draw(drawing, (width - row.width()) / 2, y + 18);
        }
        y = aside(drawing, equation.gloss(), width - 2 * Drawing.MARGIN, y);
        y = legend(drawing, legend, width, y + 16);
        return drawing.finish(y, title, id, description());
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

    private String description() {
        List<String> values = equation.slots().stream().map(slot -> slot.grid().alt()).toList();
        return words.text(
                "share.figure.step",
                where,
                sentence,
                String.join("; ", values),
                String.join(" ", inputs));
    }

    /** Its preview card. */
    Card card() {
        List<Item> pictures =
                row(
                        equation.terms(),
                        sign -> Item.sign(sign.shown()),
                        slot -> Item.value(slot.text(), slot.grid()));
        return Card.of(title, where, sentence, pictures);
    }
}
