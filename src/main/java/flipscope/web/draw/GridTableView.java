package flipscope.web.draw;

import java.util.List;

/**
 * A bit grid as a table that can be read cell by cell with the arrow keys. {@code columns} are the
 * names of its files; empty where they have none.
 */
public record GridTableView(String name, List<String> columns, List<Row> rows) {
    /** A row of cells. */
    public record Row(String name, List<Cell> cells) {}

    /**
     * A cell: {@code label} as {@code c4, 1, new}; {@code id} is unique on the page; {@code url}
     * tells where the bit came from.
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
