package flipscope.web.scorefour;

import flipscope.web.site.NamedLink;
import java.util.Optional;

/**
 * Why a column takes a ball or not, or why the game is won.
 *
 * @param title the question, or an instruction while no column is chosen
 * @param outcome the answer; empty while no column is chosen
 * @param steps the steps that decide it
 * @param again asks about another column
 * @param close the page without the question
 */
public record CubeWhyView(
        String title,
        String outcome,
        Optional<NamedLink> steps,
        Optional<String> again,
        String close) {

    /** The whole text, for screen readers. */
    String spoken() {
        return (title + " " + outcome).strip();
    }
}
