package flipscope.web.draw;

import java.util.List;

/**
 * A grid of bits to answer in, or an answer as it was given.
 *
 * @param css the kind of picture: {@code as-board}, {@code as-lanes}, …
 * @param columns the column names
 * @param rows the rows from the top
 * @param alt the text alternative of a given answer; empty for a grid to answer in
 */
public record AnswerGridView(String css, List<String> columns, List<Row> rows, String alt) {
    public record Row(String name, List<Cell> cells) {}

    /**
     * One bit.
     *
     * @param name its name in an answer: {@code c4}, {@code 12}
     * @param label its accessible name
     * @param css {@code black} or {@code white} for a disc; {@code end} at the end of a lane
     * @param on whether it is set in the answer
     * @param mark {@code answered} and {@code place} in a given answer, else empty
     */
    public record Cell(String name, String label, String css, boolean on, String mark) {}
}
