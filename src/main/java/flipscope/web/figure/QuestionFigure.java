package flipscope.web.figure;

import flipscope.web.question.StepQuestion;
import flipscope.web.step.EquationView.SignView;
import flipscope.web.step.EquationView.SlotView;
import flipscope.web.step.EquationView.TermView;
import java.util.ArrayList;
import java.util.List;

/** Draws what a question starts from, and an empty grid to fill in. */
public final class QuestionFigure {
    private static final int NARROWEST = 420;
    private static final int WIDEST = 200;
    private static final int GAP = 8;

    /** How many pictures stand in a row. */
    private static final int ROW = 3;

    private QuestionFigure() {}

    /** The picture of a question, with a title for those who cannot see it. */
    public static FigureView of(StepQuestion asked, String title) {
        List<EquationRow> rows = rows(asked);
        int widest = Drawing.most(rows, EquationRow::width);
        int width = Math.max(NARROWEST, widest + 2 * Drawing.MARGIN);
        Drawing drawing = new Drawing(width);
        int y = GAP;
        for (EquationRow row : rows) {
            y = row.draw(drawing, (width - row.width()) / 2, y) + GAP;
        }
        List<String> values = asked.given().stream().map(each -> each.slot().grid().alt()).toList();
        return drawing.finish(y, title, String.join("; ", values));
    }

    private static List<EquationRow> rows(StepQuestion asked) {
        List<TermView> terms = new ArrayList<>();
        asked.given().forEach(each -> terms.add(term(each.sign(), each.slot())));
        asked.grid().ifPresent(grid -> terms.add(term("=", asked.blank())));
        List<EquationRow> rows = new ArrayList<>();
        for (int first = 0; first < terms.size(); first += ROW) {
            int end = Math.min(terms.size(), first + ROW);
            rows.add(EquationRow.of(terms.subList(first, end), WIDEST));
        }
        return rows;
    }

    private static TermView term(String sign, SlotView slot) {
        return new TermView(new SignView("operator", sign, sign, "", ""), "piece", slot);
    }
}
