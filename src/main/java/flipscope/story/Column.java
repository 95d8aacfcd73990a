package flipscope.story;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A text picture that is set beside others.
 *
 * @param title the first line above the picture
 * @param label the second line above it
 */
record Column(String title, String label, List<String> lines) {
    private static final String GAP = "   ";

    /** A column with just an operator, vertically centred. */
    static Column sign(String sign) {
        return new Column("", "", List.of(sign));
    }

    private int width() {
        int widest = Math.max(title.length(), label.length());
        return lines.stream().mapToInt(String::length).reduce(widest, Math::max);
    }

    private String line(int index, int height) {
        int from = (height - lines.size()) / 2;
        return index < from || index >= from + lines.size() ? "" : lines.get(index - from);
    }

    /** The pictures with their titles, and their labels if there are any. */
    static String beside(List<Column> columns) {
        List<String> text = new ArrayList<>();
        text.add(join(columns, Column::title));
        if (columns.stream().anyMatch(column -> !column.label().isEmpty())) {
            text.add(join(columns, Column::label));
        }
        text.addAll(bare(columns));
        return String.join("\n", text) + "\n";
    }

    /** The pictures without titles and labels. */
    static List<String> bare(List<Column> columns) {
        int height = columns.stream().mapToInt(column -> column.lines().size()).max().orElse(0);
        return IntStream.range(0, height)
                .mapToObj(row -> join(columns, column -> column.line(row, height)))
                .toList();
    }

    private static String join(List<Column> columns, Function<Column, String> part) {
        return columns.stream()
                .map(column -> column.padded(part.apply(column)))
                .collect(Collectors.joining(GAP))
                .stripTrailing();
    }

    private String padded(String text) {
        return text + " ".repeat(width() - text.length());
    }
}
