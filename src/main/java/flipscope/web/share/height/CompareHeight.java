package flipscope.web.share.height;

import flipscope.web.compare.CompareView;
import flipscope.web.compare.CompareView.InputView;
import flipscope.web.compare.CompareView.VerdictView;
import flipscope.web.compare.ComparedView;
import flipscope.web.compare.ComparedView.CostView;
import flipscope.web.compare.ComparedView.SideView;
import flipscope.web.compare.PairView;
import flipscope.web.compare.PairView.PairSideView;
import flipscope.web.draw.Crop;
import flipscope.web.draw.GridView;
import flipscope.web.share.height.TextMetrics.Weight;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** The height of a comparison in a frame. */
public final class CompareHeight {
    private static final double GAP = 6;
    private static final double ROW = 9;
    private static final double NARROWEST_FRAME = 124;
    private static final double WIDEST_VALUES = 300;
    private static final double SAMPLE = 26;
    private static final double NARROWEST_LEGEND = 280;
    private static final TextMetrics HEADING = new TextMetrics(19, 25.65, Weight.BOLD);
    private static final TextMetrics STATEMENT = new TextMetrics(11.72, 17.6, Weight.CODE);
    private static final TextMetrics LARGER_STATEMENT = new TextMetrics(12.19, 18.27, Weight.CODE);

    private final CompareView view;
    private final FrameColumn column;
    private final double side;

    private CompareHeight(CompareView view, int width) {
        this.view = view;
        this.column = new FrameColumn(width);
        boolean narrow = column.isNarrowerThan(FrameColumn.WIDE);
        this.side = (column.width() - (narrow ? 18 : 36)) / 2;
    }

    /**
     * The height of a page.
     *
     * @param width the width of its frame
     */
    public static int of(CompareView view, int width) {
        return new CompareHeight(view, width).height();
    }

    private int height() {
        column.text(TextMetrics.TITLE, view.title()).add(12);
        boolean small = view.pair() != null && column.isNarrowerThan(FrameColumn.WIDE);
        boolean said = view.pair() == null || !view.frame().isPicture();
        if (said && (!small || !view.verdict().heading().isEmpty())) {
            verdict(view.verdict());
        }
        if (!view.inputs().isEmpty()) {
            column.add(
                    FrameColumn.most(view.inputs().stream().map(CompareHeight::input).toList())
                            + 12);
        }
        if (view.pair() == null) {
            overview(view.overview());
        } else {
            pair(view.pair());
        }
        return column.foot();
    }

    private void verdict(VerdictView said) {
        boolean wrong = !said.heading().isEmpty();
        TextMetrics writing = wrong ? TextMetrics.CLOSE : TextMetrics.LARGE;
        double width = column.width() - (wrong ? 31 : 0);
        double height = wrong ? 20 + HEADING.height(said.heading(), width) : 0;
        for (String sentence : said.sentences()) {
            height += writing.height(sentence, width);
        }
        boolean linked = said.url() != null && !view.frame().isPicture();
        column.add(height + (linked ? writing.leading() : 0) + 12);
    }

    private static double input(InputView input) {
        boolean drawn = input.grid().big().isEmpty();
        return TextMetrics.BODY.leading() + (drawn ? PictureHeight.height(input.grid(), 110) : 0);
    }

    private void overview(ComparedView both) {
        column.add(view.frame().isPicture() ? 0 : 44 + 16);
        column.add(most(both, each -> TextMetrics.FRAME.height(each.title(), side)) + GAP);
        TextMetrics note =
                column.isNarrowerThan(FrameColumn.WIDE) ? TextMetrics.SMALL : TextMetrics.NOTE;
        column.add(most(both, each -> note.height(each.summary(), side)) + GAP);
        column.add(GAP + most(both, this::frames) + GAP + GAP);
        column.add(24 + GAP + most(both, each -> values(each.answer())));
        column.add(both.differ() ? legend() : 0);
        column.add(20 + 30 + costs(both) + 8);
        column.text(TextMetrics.NOTE, view.text("compare.costs.note"));
    }

    /** The table: its columns share a narrow screen, and long names wrap. */
    private double costs(ComparedView both) {
        List<String> names = both.costs().stream().map(CostView::kind).toList();
        List<String> titles = both.sides().stream().map(SideView::title).toList();
        List<Cells> columns = new ArrayList<>(List.of(Cells.of(names)));
        titles.forEach(each -> columns.add(Cells.of(List.of(each))));
        double least = columns.stream().mapToDouble(Cells::least).sum();
        double most = columns.stream().mapToDouble(Cells::most).sum();
        double share = Math.min(1, (column.width() - least) / Math.max(1, most - least));
        double head =
                FrameColumn.most(
                        columns.subList(1, columns.size()).stream()
                                .map(each -> each.height(share))
                                .toList());
        return head + columns.get(0).height(share);
    }

    /** A column of the table. */
    private record Cells(List<String> texts, double least, double most) {
        private static final double PADDING = 20;

        static Cells of(List<String> texts) {
            double least =
                    texts.stream()
                            .flatMap(each -> Arrays.stream(each.split(" ")))
                            .mapToDouble(TextMetrics.BODY::width)
                            .max()
                            .orElse(0);
            double most = texts.stream().mapToDouble(TextMetrics.BODY::width).max().orElse(0);
            return new Cells(texts, least + PADDING, most + PADDING);
        }

        /** The column's height at a share of the width that it wants. */
        double height(double share) {
            double width = least + share * (most - least) - PADDING;
            return texts.stream()
                    .mapToDouble(each -> TextMetrics.BODY.height(each, width) + ROW)
                    .sum();
        }
    }

    private static double most(ComparedView both, ToDoubleFunction<SideView> height) {
        return both.sides().stream().mapToDouble(height).max().orElse(0);
    }

    private double frames(SideView one) {
        int inARow = Math.max(1, (int) ((side + 12) / (NARROWEST_FRAME + 12)));
        double width = (side - 12 * (inARow - 1)) / inARow;
        List<Double> heights =
                one.frames().stream()
                        .map(
                                each ->
                                        PictureHeight.height(each.grid(), Crop.BARE, width)
                                                + 5
                                                + TextMetrics.SMALL_FRAME.height(
                                                        each.number() + " · " + each.title(),
                                                        width))
                        .toList();
        return FrameColumn.rows(heights, inARow, 10);
    }

    private double values(List<GridView> grids) {
        double width = Math.min(side, WIDEST_VALUES);
        double each = (width - 10 * (grids.size() - 1)) / Math.max(1, grids.size());
        return FrameColumn.most(
                grids.stream().map(grid -> PictureHeight.height(grid, each)).toList());
    }

    private void pair(PairView both) {
        boolean narrow = column.isNarrowerThan(FrameColumn.WIDE);
        column.add(view.frame().isPicture() ? 0 : 65);
        TextMetrics meeting = narrow ? TextMetrics.CLOSE : TextMetrics.LARGE;
        double least = narrow ? 67.2 : 53.2;
        column.add(Math.max(least, meeting.height(both.message(), column.width())));
        column.add(narrow ? 8 : 0);
        List<PairSideView> sides = both.sides();
        column.add(most(sides, this::heading) + GAP + GAP);
        TextMetrics statement = narrow ? LARGER_STATEMENT : STATEMENT;
        double code =
                both.longestCode().stream()
                        .mapToDouble(each -> statement.height(each, side))
                        .max()
                        .orElse(statement.leading());
        column.add(code + GAP + most(sides, each -> values(each.grids())) + GAP);
        TextMetrics said = narrow ? TextMetrics.SMALL : TextMetrics.BODY;
        column.add(most(sides, each -> said.height(each.sentence(), side)));
        column.add(both.differ() ? legend() : 0);
    }

    /** Reserves room for the word that marks a waiting side. */
    private double heading(PairSideView one) {
        return TextMetrics.FRAME.height(one.title() + ' ' + view.text("compare.waits"), side);
    }

    private double legend() {
        boolean fits = column.width() >= 2 * NARROWEST_LEGEND + 22;
        return 12 + SAMPLE + (fits ? 0 : 8 + SAMPLE);
    }

    private static double most(List<PairSideView> sides, ToDoubleFunction<PairSideView> height) {
        return sides.stream().mapToDouble(height).max().orElse(0);
    }
}
