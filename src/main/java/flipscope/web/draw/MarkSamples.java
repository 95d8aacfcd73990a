package flipscope.web.draw;

import static java.util.Map.entry;

import flipscope.web.draw.GridView.BitsView;
import flipscope.web.draw.GridView.CellView;
import flipscope.web.draw.GridView.FallenView;
import flipscope.web.draw.GridView.GhostView;
import flipscope.web.draw.GridView.LabelView;
import flipscope.web.draw.GridView.LaneView;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** What a legend shows of each mark: a picture of one cell. */
public final class MarkSamples {
    private static final String NET = "M0 0h22M0 11h22M0 22h22M0 0v22M11 0v22M22 0v22";

    private static final Map<String, GridView> ALL =
            Map.ofEntries(
                    entry("set", cell(true, "1", "")),
                    entry("new", cell(true, "1", "", Mark.FRESH)),
                    entry("lost", cell(false, "", "", Mark.LOST)),
                    entry("wrapped", cell(true, "1", "", Mark.WRAPPED)),
                    entry("origin", cell(false, "", "", Mark.ORIGIN)),
                    entry("carry", cell(false, "", "", Mark.CARRY)),
                    entry("meeting", cell(false, "", "", Mark.MEETING)),
                    entry("black", cell(false, "", "black")),
                    entry("white", cell(false, "", "white")),
                    entry("piece", cell(false, "", "black-knights")),
                    entry("numbers", cell(false, "63", "")),
                    entry("arrow", label("arrow", "←")),
                    entry("hex", label("hex", "7C")),
                    entry("fell", around(List.of(), List.of(new FallenView(11, 11, "")), null)),
                    entry("half", around(List.of(), List.of(), new GhostView(NET, 0, 0, ""))),
                    entry("field", field()));

    private MarkSamples() {}

    public static Set<String> names() {
        return new TreeSet<>(ALL.keySet());
    }

    /** The picture of a mark, 22 units wide. */
    public static GridView of(String name) {
        return ALL.get(name);
    }

    private static GridView cell(boolean on, String digit, String ring, Mark... marks) {
        return cell("as-board", List.of(), on, digit, ring, marks);
    }

    private static GridView field() {
        List<LaneView> lane = List.of(new LaneView(0, 0, 22, 22, 11, "1", ""));
        return cell("as-lanes", lane, true, "", "");
    }

    private static GridView cell(
            String css,
            List<LaneView> lanes,
            boolean on,
            String digit,
            String ring,
            Mark... marks) {
        CellView one = new CellView(0, 0, on, "", "", digit, ring, Set.of(marks), 0);
        return picture(css, BitsView.of(List.of(), List.of(one), lanes, List.of(), null));
    }

    private static GridView label(String css, String text) {
        return around(List.of(new LabelView(11, 15, css, text)), List.of(), null);
    }

    private static GridView around(
            List<LabelView> labels, List<FallenView> fallen, GhostView ghost) {
        return picture("as-board", BitsView.of(labels, List.of(), List.of(), fallen, ghost));
    }

    private static GridView picture(String css, BitsView bits) {
        return GridView.of(css, Canvas.CELL, Canvas.CELL, "", bits);
    }
}
