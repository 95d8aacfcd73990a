package flipscope.web.share.height;

import flipscope.web.draw.Crop;
import flipscope.web.site.PageFrame;
import flipscope.web.trace.TraceView;
import flipscope.web.trace.overview.StoryboardView;
import flipscope.web.trace.overview.StoryboardView.FrameView;
import flipscope.web.trace.step.EquationView;
import flipscope.web.trace.step.StepperView;
import flipscope.web.trace.step.WrittenSumView;
import java.util.List;

/** The height in a frame of an algorithm's stages, of one step, or of a question about it. */
public final class TraceHeight {
    private static final double FEWEST_COLUMNS = 2;
    private static final double CONTROLS = 65;

    /** Reserves room below a sentence; the same text as in {@code stepper.css}. */
    static final String LONGEST_SENTENCE =
            "Nobody sees this text. It is a little longer than the longest sentence of a step, and"
                    + " so it keeps room for every one of them.";

    /** Fixed, since only the browser knows how many questions there were. */
    private static final int END_OF_PRACTICE = 640;

    private static final double PLACE = 39;
    private static final double ALL_CONTROLS = 64;
    private static final double ROW_OF_CONTROLS = 52;

    /** The width of all controls in a row, and of the ways through a call. */
    private static final double ALL_IN_A_ROW = 628;

    private static final double WAYS_THROUGH_A_CALL = 108;
    private static final double TWO_ROWS = 404;
    private static final double TRACK = 44;

    /** The hint about cells, and the link to what is folded. */
    private static final double FOLDED = 23 + 24;

    private TraceHeight() {}

    /**
     * The height of a page.
     *
     * @param width the width of its frame
     */
    public static int of(TraceView view, int width) {
        FrameColumn column = new FrameColumn(width);
        if (view instanceof TraceView.Overview overview) {
            return storyboard(overview.storyboard(), column);
        }
        if (view instanceof TraceView.AtQuestion question) {
            return QuestionHeight.of(question.predict(), column);
        }
        return view instanceof TraceView.AtStep step
                ? step(step.stepper(), column)
                : END_OF_PRACTICE;
    }

    private static int storyboard(StoryboardView view, FrameColumn column) {
        boolean picture = view.frame().isPicture();
        double width = (column.width() - 14) / FEWEST_COLUMNS;
        double rows = 0;
        for (int first = 0; first < view.frames().size(); first += 2) {
            int end = Math.min(view.frames().size(), first + 2);
            rows += row(view.frames().subList(first, end), width);
        }
        column.text(TextMetrics.TITLE, view.head().title())
                .add(8)
                .text(TextMetrics.LEAD, view.head().summary())
                .add(20 + rows + 20)
                .text(TextMetrics.OUTCOME, view.outcome())
                .add(12 + (picture ? 0 : 36));
        return column.foot();
    }

    private static double row(List<FrameView> frames, double width) {
        double titles =
                FrameColumn.most(
                        frames.stream()
                                .map(each -> TextMetrics.FRAME.height(title(each), width))
                                .toList());
        double pictures =
                FrameColumn.most(
                        frames.stream()
                                .map(each -> PictureHeight.height(each.grid(), Crop.NAMED, width))
                                .toList());
        double sentences =
                FrameColumn.most(
                        frames.stream()
                                .map(each -> TextMetrics.BODY.height(each.sentence(), width))
                                .toList());
        return titles + 8 + pictures + 6 + sentences + 26;
    }

    private static String title(FrameView frame) {
        return frame.number() + " · " + frame.title();
    }

    private static int step(StepperView view, FrameColumn column) {
        PageFrame frame = view.frame();
        column.text(TextMetrics.TITLE, view.head().title()).add(frame.hasAllControls() ? 0 : PLACE);
        column.add(
                Math.max(
                        TextMetrics.SENTENCE.height(view.sentence(), column.width()),
                        TextMetrics.SENTENCE.height(LONGEST_SENTENCE, column.width())));
        column.add(equation(view.equation(), column) + 19.5);
        if (frame.hasAllControls()) {
            column.add(allControls(view, column) + working(view.working()) + FOLDED);
        } else if (!frame.isPicture()) {
            column.add(CONTROLS);
        }
        return column.below(frame, view.source());
    }

    /** The chain of a stage or a line: in one row or, on a narrow screen, two by two. */
    private static double chain(EquationView view, FrameColumn column) {
        double width = Math.min(column.width(), 900);
        return column.isNarrowerThan(FrameColumn.WIDE)
                ? width * (view.low() ? 0.8 : 1.48)
                : width * (view.low() ? 0.24 : 0.4);
    }

    private static double allControls(StepperView view, FrameColumn column) {
        boolean calls = view.controls().hasCalls();
        double row = ALL_IN_A_ROW + (calls ? WAYS_THROUGH_A_CALL : 0);
        double track = column.isNarrowerThan(FrameColumn.PHONE) ? TRACK - 8 : TRACK;
        int more = column.width() >= row ? 0 : calls && column.width() < TWO_ROWS ? 2 : 1;
        return track + ALL_CONTROLS + more * ROW_OF_CONTROLS;
    }

    private static double working(WrittenSumView view) {
        return view == null ? 0 : view.tall() ? 278 : 188;
    }

    /** Operands and result in one row; on a narrow screen the result stands above the operands. */
    private static double equation(EquationView view, FrameColumn column) {
        if (view.chain()) {
            return chain(view, column);
        }
        if (!column.isNarrowerThan(FrameColumn.NARROW)) {
            double slot = (column.width() - 34 - 24) / 3;
            return slot * (view.low() ? 20 : 36) / 26;
        }
        double result = Math.min(column.width(), 330);
        double operand = (column.width() - 30) / 2;
        return (result * (view.low() ? 17 : 31) + operand * (view.low() ? 20 : 37)) / 26;
    }
}
