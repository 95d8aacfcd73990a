package flipscope.web.draw;

import flipscope.text.Slug;
import flipscope.web.draw.GridView.LabelView;
import flipscope.web.draw.MotionView.Box;
import java.util.List;

/**
 * How much of a picture is shown: small pictures leave out what would be illegible, so that cells
 * can be larger. All lengths are in units of the picture's view box.
 */
public enum Crop {
    WHOLE(List.of("file", "row", "layer", "hex")),
    /** The names of files and rows, no hex digits. */
    NAMED(List.of("file", "row")),
    /** Cells only. */
    BARE(List.of());

    private static final int TOP = 12;
    private static final int MARGIN = 2;

    /** The descent of a label below its baseline. */
    private static final int DEPTH = 4;

    @SuppressWarnings("ImmutableEnumChecker") // Always an immutable list.
    private final List<String> kept;

    Crop(List<String> kept) {
        this.kept = kept;
    }

    /** The labels that remain. */
    public List<LabelView> labels(GridView view) {
        return isWhole(view)
                ? view.labels()
                : view.labels().stream().filter(each -> kept.contains(each.css())).toList();
    }

    /** The CSS classes of the picture. */
    public String css(GridView view) {
        return isWhole(view) ? view.css() : view.css() + " " + Slug.of(this);
    }

    /** The value of the {@code viewBox} attribute. */
    public String viewBox(GridView view) {
        if (isWhole(view)) {
            return "0 0 " + view.width() + " " + view.height();
        }
        Box rim = view.rim();
        int left = this == NAMED ? DEPTH : rim.x() - MARGIN;
        int right = rim.x() + rim.width() + MARGIN;
        return left + " " + TOP + " " + (right - left) + " " + (bottom(view, rim) - TOP);
    }

    private int bottom(GridView view, Box rim) {
        int cells = rim.y() + rim.height() + MARGIN;
        int labels = labels(view).stream().mapToInt(each -> each.y() + DEPTH).max().orElse(0);
        int half = view.ghost() == null ? 0 : view.height() - TOP - MARGIN;
        return Math.max(half, Math.max(cells, labels));
    }

    /**
     * Whether nothing is left out: a picture without cells has nothing to spare, and the cube is
     * unreadable without names.
     */
    private boolean isWhole(GridView view) {
        return this == WHOLE || view.cells().isEmpty() || view.css().equals("as-cube");
    }
}
