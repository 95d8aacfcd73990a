package flipscope.web.trace.predict;

import flipscope.web.draw.AnswerGridView;
import flipscope.web.site.FieldView;
import java.util.List;

/**
 * The form that answers a question.
 *
 * @param path where it is sent
 * @param fields its hidden fields
 * @param kind {@code squares}, {@code lanes}, {@code bits}, {@code number} or {@code truth}
 * @param example two bits, as a reader would type them
 * @param grid the bits to toggle, or null
 * @param typed the text in the field
 * @param error what was wrong with that text, or empty
 * @param show the link that reveals the result
 * @param skip the next question, or null
 */
public record AnswerFormView(
        String path,
        List<FieldView> fields,
        String kind,
        String example,
        AnswerGridView grid,
        String typed,
        String error,
        String show,
        String skip) {
    /** How to name bits in the text: as cells if their names have a layer, else by {@code kind}. */
    public String naming() {
        return grid != null && grid.css().equals("as-cube") ? "cells" : kind;
    }
}
