package flipscope.web.share.height;

import flipscope.web.site.ProseView.Piece;
import flipscope.web.trace.predict.AnswerFormView;
import flipscope.web.trace.predict.PredictView;
import flipscope.web.trace.predict.PredictView.GivenView;
import java.util.List;
import java.util.stream.Collectors;

/** The height of a question about a step in a frame, before it is answered. */
final class QuestionHeight {
    private static final double WIDEST_GIVEN = 180;
    private static final double SIGN = 44;
    private static final double CAPTION = 48;
    private static final double NUMBER = 110;

    private QuestionHeight() {}

    static int of(PredictView view, FrameColumn column) {
        column.text(TextMetrics.WHOSE, view.title())
                .text(TextMetrics.SMALL, view.where() + " · " + view.stage())
                .add(2);
        if (!view.note().isEmpty()) {
            column.text(TextMetrics.NOTE, view.note());
        }
        column.text(TextMetrics.QUESTION, question(view)).add(12 + 19.5 + 4 + givens(view, column));
        if (view.form() != null) {
            column.add(14 + form(view, column));
        }
        return column.below(view.frame(), view.source());
    }

    private static String question(PredictView view) {
        return view.question().pieces().stream().map(Piece::text).collect(Collectors.joining());
    }

    private static double givens(PredictView view, FrameColumn column) {
        if (view.given().isEmpty()) {
            return TextMetrics.BODY.leading();
        }
        double width = Math.min(WIDEST_GIVEN, (column.width() - SIGN) / 2);
        int inARow = Math.max(1, (int) ((column.width() + SIGN) / (width + SIGN)));
        List<Double> heights = view.given().stream().map(each -> given(each, width)).toList();
        return FrameColumn.rows(heights, inARow, 4);
    }

    private static double given(GivenView given, double width) {
        boolean number = given.slot().grid().css().startsWith("as-number");
        return CAPTION + PictureHeight.height(given.slot().grid(), number ? NUMBER : width);
    }

    private static double form(PredictView view, FrameColumn column) {
        AnswerFormView form = view.form();
        double table = 0;
        if (form.grid() != null) {
            double side = Math.min(40, (column.width() - 40) / 8);
            int rows = form.grid().rows().size();
            table = rows * side + (rows + 2) * 2 + 19.5 + 20;
        }
        return 15 + table + answering(view, column) + 19;
    }

    private static double answering(PredictView view, FrameColumn column) {
        double how = TextMetrics.BODY.height(view.how(), column.width());
        return view.form().kind().equals("truth")
                ? how + 6 + SIGN + 10 + 6 + SIGN
                : how + 10 + 19.5 - 6 + 10 + SIGN + 10 + 6 + SIGN;
    }
}
