package flipscope.web.draw;

import java.util.List;

/**
 * A grid of bits that is answered in, or an answer that is marked.
 *
 * @param css the kind of picture: {@code as-board}, {@code as-lanes}, …
 * @param columns the names of the columns
 * @param rows the rows from the top
 * @param alt what a marked answer shows, in words; empty for one that is answered in
 */
public record AnswerGridView(String css, List<String> columns, List<Row> rows, String alt) {
    /** A row and its name. */
    public record Row(String name, List<Cell> cells) {}

    /**
     * A bit.
     *
     * @param name what an answer calls it: {@code c4}, {@code 12}
     * @param label what it is called aloud
     * @param css {@code black} or {@code white} where a disc lies; {@code end} where a lane ends
     * @param on whether it is set in the answer
     * @param mark {@code hit}, {@code missed} or {@code extra} in a marked answer, else empty
     */
    public record Cell(String name, String label, String css, boolean on, String mark) {}
}
