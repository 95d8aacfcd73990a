package flipscope.web.step;

import flipscope.web.draw.GridView;
import flipscope.web.draw.GridView.CellView;
import flipscope.web.draw.GridView.EntryView;
import flipscope.web.draw.GridView.FallenView;
import flipscope.web.draw.GridView.LabelView;
import flipscope.web.draw.GridView.LaneView;
import flipscope.web.draw.Mark;
import flipscope.web.draw.MiniView.MiniCell;
import flipscope.web.step.EquationView.SignView;
import flipscope.web.step.EquationView.SlotView;
import flipscope.web.step.EquationView.TermView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * An equation as text that can be read at a glance: {@code #} is a set bit, {@code .} a clear one;
 * before it {@code b} or {@code w} for a disc; behind it {@code +} new, {@code -} lost, {@code ~}
 * wrapped, {@code ^} carry. The pictures stand below what is said about them, side by side; their
 * size and the names of files are told where they are not the usual ones.
 */
final class PictureText {
    private static final int LABEL_DROP = 15;

    private static final String USUAL_SIZE = "as-board 260 by 244";
    private static final String USUAL_FILES = "a b c d e f g h";

    private final StringBuilder text = new StringBuilder();

    /** The lines of the pictures so far, each picture as wide as its widest line. */
    private final List<String> pictures = new ArrayList<>();

    private PictureText() {}

    static String of(EquationView view) {
        PictureText all = new PictureText();
        for (TermView term : view.terms()) {
            if (term.place().equals("right")) {
                SignView sign = term.sign();
                String operator = sign.text() + " " + sign.distance();
                all.line("operator", operator.strip() + " (" + sign.spoken() + ")");
            }
            all.slot(term.place(), term.slot());
        }
        all.pictures.forEach(line -> all.text.append(line.stripTrailing()).append('\n'));
        return all.text.toString();
    }

    private void line(String name, String value) {
        if (!value.isBlank()) {
            text.append((name + ": " + value).stripTrailing()).append('\n');
        }
    }

    private void slot(String name, SlotView slot) {
        if (slot == null) {
            return;
        }
        line(name, slot.text());
        line("  whose", slot.told());
        GridView grid = slot.grid();
        line("  alt", grid.alt());
        line("  hex", slot.hex());
        String size = grid.css() + " " + grid.width() + " by " + grid.height();
        line("  size", size.equals(USUAL_SIZE) ? "" : size);
        big(grid);
        grid(grid);
    }

    private void big(GridView grid) {
        line("  big", grid.big());
        line("  note", grid.note());
        if (grid.fork() != null) {
            line("  way" + (grid.isTrue() ? " taken" : ""), grid.fork().ifTrue());
            line("  way" + (grid.isFalse() ? " taken" : ""), grid.fork().ifFalse());
        }
        grid.entries().forEach(this::entry);
    }

    private void entry(EntryView entry) {
        String bits =
                entry.picture().cells().stream()
                        .filter(MiniCell::on)
                        .map(MiniCell::square)
                        .collect(Collectors.joining(" "));
        line(
                "  entry" + (entry.chosen() ? " read" : ""),
                entry.index() + " " + entry.picture().thumb().big() + bits);
    }

    private void grid(GridView grid) {
        List<String> rows = new ArrayList<>();
        rows(grid).forEach((y, cells) -> rows.add(row(grid, y, cells)));
        String files = labels(grid, "file");
        if (!rows.isEmpty() && !files.equals(USUAL_FILES)) {
            rows.add("  files: " + files);
        }
        beside(rows);
        line("  layers", labels(grid, "layer"));
        line("  lanes", joined(grid.lanes().stream().map(LaneView::number).toList()));
        line("  fell", joined(grid.fallen().stream().map(PictureText::fallen).toList()));
        line("  other half", grid.ghost() == null ? "" : grid.ghost().label());
    }

    /** Puts a picture to the right of those before it. */
    private void beside(List<String> rows) {
        int left = pictures.stream().mapToInt(String::length).max().orElse(0);
        while (pictures.size() < rows.size()) {
            pictures.add("");
        }
        for (int y = 0; y < rows.size(); y++) {
            String before = pictures.get(y);
            pictures.set(y, before + " ".repeat(left - before.length()) + rows.get(y));
        }
    }

    private static String fallen(FallenView bit) {
        return "(" + bit.x() + "," + bit.y() + ")" + bit.count();
    }

    private static String joined(List<String> words) {
        return String.join(" ", words);
    }

    private static Map<Integer, List<CellView>> rows(GridView grid) {
        return grid.cells().stream()
                .collect(Collectors.groupingBy(CellView::y, TreeMap::new, Collectors.toList()));
    }

    private static String row(GridView grid, int y, List<CellView> cells) {
        String bits =
                cells.stream()
                        .sorted((a, b) -> Integer.compare(a.x(), b.x()))
                        .map(PictureText::cell)
                        .collect(Collectors.joining());
        String row = at(grid, "row", y);
        String hex = at(grid, "hex", y);
        return "  %3s |%s| %-2s".formatted(row, bits, hex);
    }

    private static String at(GridView grid, String css, int y) {
        return grid.labels().stream()
                .filter(label -> label.css().equals(css) && label.y() == y + LABEL_DROP)
                .map(LabelView::text)
                .findFirst()
                .orElse("");
    }

    private static String cell(CellView cell) {
        String disc = cell.ring().isEmpty() ? " " : cell.ring().substring(0, 1);
        boolean on = cell.css().contains(" on");
        String marks =
                (cell.has(Mark.FRESH) ? "+" : "")
                        + (cell.has(Mark.LOST) ? "-" : "")
                        + (cell.has(Mark.WRAPPED) ? "~" : "")
                        + (cell.has(Mark.CARRY, Mark.BORROW) ? "^" : "");
        return "%s%s%-2s".formatted(disc, on ? "#" : ".", marks);
    }

    private static String labels(GridView grid, String css) {
        return grid.labels().stream()
                .filter(label -> label.css().equals(css))
                .map(LabelView::text)
                .collect(Collectors.joining(" "));
    }
}
