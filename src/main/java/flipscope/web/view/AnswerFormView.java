package flipscope.web.view;

import java.util.List;

/**
 * Where a question is answered.
 *
 * @param path where the form leads
 * @param fields what it keeps
 * @param kind {@code squares}, {@code lanes}, {@code bits}, {@code number} or {@code truth}
 * @param grid the bits to toggle, or null
 * @param typed what was typed, to be mended
 * @param error what was wrong with it, or empty
 * @param show to what comes out
 * @param skip to the next question, or null
 */
public record AnswerFormView(
        String path,
        List<Field> fields,
        String kind,
        AnswerGridView grid,
        String typed,
        String error,
        String show,
        String skip) {
    /** Whether cells have a layer in their names. */
    public boolean isCube() {
        return grid != null && grid.css().equals("as-cube");
    }

    /** A parameter that is kept. */
    public record Field(String name, String value) {}
}
