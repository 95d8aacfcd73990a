package flipscope.web.draw;

import java.util.List;

/**
 * A bit grid as an HTML table, to be read cell by cell with the arrow keys. {@code columns} are the
 * file names, or empty.
 */
public record GridTableView(String name, List<String> columns, List<Row> rows) {
    public record Row(String name, List<Cell> cells) {}

    /**
     * A cell: {@code label} is {@code c4, 1, new}; {@code id} is unique on the page; {@code url}
     * leads to the story of the bit.
     */
    public record Cell(
            String id,
            String square,
            String label,
            String digit,
            boolean on,
            int tabIndex,
            String url) {}
}
