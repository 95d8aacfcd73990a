package flipscope.web.draw;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toList;

import flipscope.web.draw.GridView.CellView;
import flipscope.web.draw.GridView.LabelView;
import flipscope.web.draw.Pen.Attribute;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Writes SVG for pages: in the classes of the style sheets, with what the page defines once. */
final class PagePen extends Pen {
    @Override
    protected List<List<Attribute>> looks(Ink ink) {
        return List.of(ink.css().isEmpty() ? List.of() : List.of(css(ink.css())));
    }

    private static Attribute css(String names) {
        return new Attribute("class", names);
    }

    @Override
    protected boolean hasScripts() {
        return true;
    }

    @Override
    protected void part(String css, Runnable things) {
        open("g", "class", css);
        things.run();
        close("g");
    }

    /** Nothing is drawn: the cell has a class for it. */
    @Override
    protected void outline(CellView cell) {}

    @Override
    protected void grounds(GridView view, String path) {
        Grounds.of(view)
                .ifPresentOrElse(
                        each -> element("use", "class", Ink.GROUND.css(), "href", "#" + each.id()),
                        () -> path(Ink.GROUND, path));
    }

    /** A line with a point a disc, where a marker of the page draws it; none draws at its end. */
    @Override
    protected void rings(String side, boolean onBits, List<CellView> cells) {
        if (!cells.isEmpty()) {
            String css = onBits ? "ring " + side + " on" : "ring " + side;
            String points =
                    cells.stream()
                            .map(cell -> (cell.x() + 11) + " " + (cell.y() + 11))
                            .collect(joining(" "));
            element("path", "class", css, "d", "M" + points + "h0");
        }
    }

    /**
     * The names of files as one text, those of rows as another: each letter has its place. Letters
     * of one line need its height only once.
     */
    @Override
    protected void labels(List<LabelView> labels) {
        Map<String, List<LabelView>> letters =
                labels.stream()
                        .filter(PagePen::isLetter)
                        .collect(groupingBy(LabelView::css, TreeMap::new, toList()));
        letters.forEach(this::letters);
        for (LabelView label : labels) {
            if (!isLetter(label) && !label.text().isEmpty()) {
                letters(List.of(css(label.css())), label.text(), "x", label.x(), "y", label.y());
            }
        }
    }

    private static boolean isLetter(LabelView label) {
        return label.text().length() == 1;
    }

    private void letters(String css, List<LabelView> letters) {
        letters(
                List.of(css(css)),
                letters.stream().map(LabelView::text).collect(joining()),
                "x",
                letters.stream().map(letter -> letter.x() + "").collect(joining(" ")),
                "y",
                letters.stream().map(letter -> letter.y() + "").distinct().collect(joining(" ")));
    }
}
