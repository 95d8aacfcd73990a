package flipscope.web.trace.board;

import flipscope.web.game.BoardView;
import flipscope.web.site.FieldView;
import flipscope.web.site.NamedLink;
import flipscope.web.trace.why.WhyView;

import java.util.List;

/**
 * The inputs of an algorithm, shown beside its storyboard or step, and the ways to change them.
 *
 * @param kind the CSS class: {@code reversi}, {@code cube}, {@code bits}, …
 * @param editing whether choosing a square changes its content
 * @param board the squares, or null if all inputs are numbers
 * @param files the column names
 * @param ranks the row names
 * @param band the caption: {@code Before f5, Black to move}
 * @param note a hint; may be empty
 * @param away the link back to the game, or null
 * @param ways links that change the inputs
 * @param forms forms that change single inputs
 * @param texts forms that take all inputs as text
 * @param why the explanation of a square, or null
 */
public record InputsView(
        String kind,
        boolean editing,
        BoardView board,
        List<String> files,
        List<String> ranks,
        String band,
        String note,
        NamedLink away,
        List<NamedLink> ways,
        List<FormView> forms,
        List<FormView> texts,
        WhyView why) {

    /** A copy that cannot be changed. */
    public InputsView still() {
        return new InputsView(
                kind,
                false,
                board.still(),
                files,
                ranks,
                band,
                "",
                away,
                List.of(),
                List.of(),
                List.of(),
                null);
    }

    /** A copy with a square explained. */
    public InputsView explaining(WhyView explanation) {
        return new InputsView(
                kind,
                editing,
                board,
                files,
                ranks,
                band,
                note,
                away,
                ways,
                forms,
                texts,
                explanation);
    }

    /**
     * A form that opens the same page with other inputs.
     *
     * @param path where it is sent
     * @param hidden parameters that stay as they are
     * @param fields its input fields
     * @param button the label of its button
     */
    public record FormView(
            String id,
            String path,
            List<FieldView> hidden,
            List<InputView> fields,
            String button) {}

    /**
     * An input field.
     *
     * @param kind "text", "number", "area" or "choice"
     * @param choices the options of a "choice"
     */
    public record InputView(
            String name, String label, String kind, String value, List<String> choices) {

        /** The same on every page, so that the focus survives a replacement. */
        public String id() {
            return "in-" + name;
        }
    }
}
