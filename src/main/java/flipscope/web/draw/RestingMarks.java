package flipscope.web.draw;

import flipscope.web.draw.GridView.CellView;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Which kinds of mark are seen at rest: at most three, or nobody can tell them apart. */
final class RestingMarks {
    private static final int MOST = 3;

    /** The first are seen first. */
    private static final List<Mark> ORDER =
            List.of(Mark.FRESH, Mark.LOST, Mark.ORIGIN, Mark.CARRY, Mark.WRAPPED, Mark.MEETING);

    private RestingMarks() {}

    /** The kinds that a picture shows at rest, besides bits that fell and cells with an outline. */
    static Set<Mark> of(GridView view) {
        boolean outlined = view.cells().stream().anyMatch(RestingMarks::isOutlined);
        int others = (outlined ? 1 : 0) + (view.fallen().isEmpty() ? 0 : 1);
        Set<Mark> there =
                view.cells().stream()
                        .map(CellView::marks)
                        .flatMap(Set::stream)
                        .map(Mark::kind)
                        .collect(Collectors.toCollection(() -> EnumSet.noneOf(Mark.class)));
        return ORDER.stream()
                .filter(there::contains)
                .limit(MOST - others)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Mark.class)));
    }

    /** A cell that was pressed is outlined for that, and not for what happened there. */
    private static boolean isOutlined(CellView cell) {
        return !cell.outline().isEmpty() && !cell.outline().equals("asked");
    }
}
