package flipscope.web.draw;

import static java.util.Map.entry;

import flipscope.web.draw.GridView.BitsView;
import flipscope.web.draw.GridView.CellView;
import flipscope.web.draw.GridView.DrawnView;
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
    private static final String PLAIN = "as-board";
    private static final String NET = "M0 0h22M0 11h22M0 22h22M0 0v22M11 0v22M22 0v22";

    private static final Map<String, GridView> ALL =
            Map.ofEntries(
                    entry("set", cell(true, "1", "", Set.of())),
                    entry("new", cell(true, "1", "", Set.of(Mark.FRESH))),
                    entry("lost", cell(false, "", "", Set.of(Mark.LOST))),
                    entry("wrapped", cell(true, "1", "", Set.of(Mark.WRAPPED))),
                    entry("origin", cell(false, "", "", Set.of(Mark.ORIGIN))),
                    entry("carry", cell(false, "", "", Set.of(Mark.CARRY))),
                    entry("meeting", cell(false, "", "", Set.of(Mark.MEETING))),
                    entry("black", cell(false, "", "black", Set.of())),
                    entry("white", cell(false, "", "white", Set.of())),
                    entry("numbers", cell(false, "63", "", Set.of())),
                    entry("arrow", label("arrow", "←")),
                    entry("hex", label("hex", "7C")),
                    entry("fell", around(List.of(new FallenView(11, 11, "")), null)),
                    entry("half", around(List.of(), new GhostView(NET, 0, 0, ""))),
                    entry("field", field()));

    private MarkSamples() {}

    public static Set<String> names() {
        return new TreeSet<>(ALL.keySet());
    }

    /** The picture of a mark, 22 units wide. */
    public static GridView of(String name) {
        return ALL.get(name);
    }

    private static GridView cell(boolean on, String digit, String ring, Set<Mark> marks) {
        return picture(PLAIN, bits(List.of(), List.of(one(on, digit, ring, marks)), List.of()));
    }

    private static CellView one(boolean on, String digit, String ring, Set<Mark> marks) {
        return new CellView(0, 0, on ? "c on" : "c", "", digit, ring, marks, 0);
    }

    private static GridView label(String css, String text) {
        return picture(
                PLAIN, bits(List.of(new LabelView(11, 15, css, text)), List.of(), List.of()));
    }

    private static GridView field() {
        List<LaneView> lane = List.of(new LaneView(0, 0, 22, 22, 11, "1", ""));
        return picture("as-lanes", bits(List.of(), List.of(one(true, "", "", Set.of())), lane));
    }

    private static BitsView bits(
            List<LabelView> labels, List<CellView> cells, List<LaneView> lanes) {
        return new BitsView(DrawnView.NOTHING, labels, cells, lanes, List.of(), null);
    }

    private static GridView around(List<FallenView> fallen, GhostView ghost) {
        return picture(
                PLAIN,
                new BitsView(DrawnView.NOTHING, List.of(), List.of(), List.of(), fallen, ghost));
    }

    private static GridView picture(String css, BitsView bits) {
        return GridView.of(css, Canvas.CELL, Canvas.CELL, "", bits);
    }
}
