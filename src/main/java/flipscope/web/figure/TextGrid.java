package flipscope.web.figure;

import flipscope.web.draw.GridView;
import flipscope.web.draw.GridView.CellView;
import flipscope.web.draw.GridView.EntryView;
import flipscope.web.draw.GridView.LabelView;
import flipscope.web.draw.GridView.LaneView;
import flipscope.web.draw.MiniView.MiniCell;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A drawn value as plain text: {@code 1} set, {@code .} clear, each followed by its marks. A
 * register with fields is written as its numbers.
 */
final class TextGrid {
    /** The distance between cells; a larger one is a gap. */
    private static final int PITCH = 24;

    /** The y of a row's label relative to the top of its cells. */
    private static final int ROW_LABEL = 15;

    /** The distance of a layer's label above its cells. */
    private static final int LAYER_LABEL = 4;

    private final GridView grid;
    private final List<Integer> columns;
    private final int wide;

    private TextGrid(GridView grid) {
        this.grid = grid;
        this.columns = List.copyOf(new TreeSet<>(grid.cells().stream().map(CellView::x).toList()));
        this.wide = grid.cells().stream().mapToInt(each -> cell(each).length()).max().orElse(1);
    }

    static List<String> of(GridView grid) {
        if (!grid.big().isEmpty()) {
            return word(grid);
        }
        if (!grid.entries().isEmpty()) {
            return grid.entries().stream().map(TextGrid::entry).toList();
        }
        return grid.lanes().isEmpty() ? new TextGrid(grid).lines() : numbers(grid);
    }

    /** A number in binary, or a truth value with the branch taken. */
    private static List<String> word(GridView grid) {
        String way = grid.fork() == null ? "" : taken(grid);
        return Stream.of(grid.big(), grid.note(), way).filter(each -> !each.isEmpty()).toList();
    }

    private static String taken(GridView grid) {
        return grid.isTrue() ? grid.fork().ifTrue() : grid.fork().ifFalse();
    }

    /** An entry of a table by its set bits, with an arrow if it is the one that is read. */
    private static String entry(EntryView entry) {
        String bits =
                entry.picture().cells().stream()
                        .filter(MiniCell::on)
                        .map(MiniCell::square)
                        .collect(Collectors.joining(" "));
        String arrow = entry.chosen() ? "> " : "  ";
        return arrow + entry.index() + " " + entry.picture().big() + bits;
    }

    /**
     * A cell and its marks: {@code 1+} new, {@code .-} lost, {@code 1~} wrapped, {@code .^} carry.
     */
    private static String cell(CellView cell) {
        return (isSet(cell) ? "1" : ".")
                + (cell.fresh() ? "+" : "")
                + (cell.lost() ? "-" : "")
                + (cell.wrapped() ? "~" : "")
                + (cell.carry() ? "^" : "");
    }

    private static boolean isSet(CellView cell) {
        return List.of(cell.css().split(" ")).contains("on");
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        files().ifPresent(lines::add);
        TreeMap<Integer, List<CellView>> rows =
                grid.cells().stream()
                        .collect(
                                Collectors.groupingBy(
                                        CellView::y, TreeMap::new, Collectors.toList()));
        Integer before = null;
        for (int y : rows.keySet()) {
            if (before != null && y - before > PITCH) {
                lines.add("");
            }
            layers(y).ifPresent(lines::add);
            lines.add(row(y, rows.get(y)));
            before = y;
        }
        return lines;
    }

    private Optional<String> files() {
        return line(grid.labels().stream().filter(each -> each.css().equals("file")).toList());
    }

    private Optional<String> layers(int y) {
        return line(
                grid.labels().stream()
                        .filter(each -> each.css().equals("layer") && each.y() + LAYER_LABEL == y)
                        .toList());
    }

    /** A line of labels, each at its column. */
    private Optional<String> line(List<LabelView> labels) {
        StringBuilder line = new StringBuilder();
        for (LabelView label : labels) {
            int place = place(label.x());
            line.append(" ".repeat(Math.max(0, place - line.length()))).append(label.text());
        }
        return labels.isEmpty() ? Optional.empty() : Optional.of(line.toString());
    }

    private String row(int y, List<CellView> cells) {
        StringBuilder line = new StringBuilder(rowName(y));
        for (CellView cell : cells.stream().sorted((a, b) -> a.x() - b.x()).toList()) {
            line.append(" ".repeat(Math.max(0, place(cell.x()) - line.length())));
            line.append(cell(cell));
        }
        return line.toString();
    }

    private String rowName(int y) {
        return grid.labels().stream()
                .filter(each -> each.css().equals("row") && each.y() - ROW_LABEL == y)
                .map(LabelView::text)
                .findFirst()
                .orElse("");
    }

    private boolean hasRowNames() {
        return grid.labels().stream()
                .anyMatch(each -> each.css().equals("row") && !each.text().isEmpty());
    }

    /** The position in a line of an x coordinate of the picture. */
    private int place(int x) {
        int column = 0;
        int gaps = 0;
        for (int index = 1; index < columns.size() && columns.get(index) <= x; index++) {
            column = index;
            gaps += columns.get(index) - columns.get(index - 1) > PITCH ? 1 : 0;
        }
        return (hasRowNames() ? 2 : 0) + column * (wide + 1) + 2 * gaps;
    }

    /** The numbers of the fields, padded to the widest. */
    private static List<String> numbers(GridView grid) {
        int widest = grid.lanes().stream().mapToInt(each -> each.number().length()).max().orElse(1);
        TreeMap<Integer, List<LaneView>> rows =
                grid.lanes().stream()
                        .collect(
                                Collectors.groupingBy(
                                        LaneView::y, TreeMap::new, Collectors.toList()));
        return rows.values().stream()
                .map(
                        row ->
                                row.stream()
                                        .map(
                                                lane ->
                                                        " ".repeat(widest - lane.number().length())
                                                                + lane.number())
                                        .collect(Collectors.joining(" ")))
                .toList();
    }
}
