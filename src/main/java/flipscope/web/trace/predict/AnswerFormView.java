package flipscope.web.trace.predict;

import flipscope.web.draw.AnswerGridView;
import flipscope.web.site.FieldView;
import java.util.List;

/**
 * Where a question is answered.
 *
 * @param path where the form leads
 * @param fields what it keeps
 * @param kind {@code squares}, {@code lanes}, {@code bits}, {@code number} or {@code truth}
 * @param example two bits, as they are typed
 * @param grid the bits to toggle, or null
 * @param typed what was typed, to be mended
 * @param error what was wrong with it, or empty
 * @param show to what comes out
 * @param skip to the next question, or null
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
    /** What is typed: cells where they have a layer in their names, else as the kind says. */
    public String naming() {
        return grid != null && grid.css().equals("as-cube") ? "cells" : kind;
    }
}
