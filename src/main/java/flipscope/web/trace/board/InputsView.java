package flipscope.web.trace.board;

import flipscope.text.Messages;
import flipscope.web.address.Link;
import flipscope.web.address.NamedLink;
import flipscope.web.game.BoardView;
import flipscope.web.page.FieldView;
import flipscope.web.trace.why.WhyView;
import java.util.List;
import java.util.Optional;

/**
 * The inputs of an algorithm, shown beside its storyboard or step, and the ways to change them.
 *
 * @param kind the CSS class of the board: {@code reversi}, {@code cube}, {@code bits}, …
 * @param files the column names
 * @param ranks the row names
 * @param editing whether choosing a square changes its content
 * @param unfolded whether that is asked for, so that the board has its size on a small screen too
 * @param band the caption: {@code Before f5, Black to move}
 * @param away the link back to the game
 * @param why the explanation of a square
 */
public record InputsView(
        String kind,
        BoardView board,
        List<String> files,
        List<String> ranks,
        boolean editing,
        boolean unfolded,
        String band,
        Optional<NamedLink> away,
        ControlsView controls,
        Optional<WhyView> why) {

    /** A link to other inputs. */
    static NamedLink way(Messages words, String id, Link link, Object... arguments) {
        return new NamedLink(id, words.text("inputs.way." + id, arguments), link);
    }

    /**
     * What changes the inputs.
     *
     * @param note a hint; may be empty
     * @param ways links
     * @param forms forms that change single inputs
     * @param texts forms that take all inputs as text
     * @param toggle unfolds the board on a small screen, or folds it again; empty for a Reversi
     *     board, which has a mode of its own for changing it
     */
    public record ControlsView(
            String note,
            List<NamedLink> ways,
            List<FormView> forms,
            List<FormView> texts,
            String toggle) {}

    /** Where the thumbnail of the board leads on a small screen. */
    public String unfolding() {
        return controls.toggle() + "#board";
    }

    /** Where the unfolded board leads back. */
    public String folding() {
        return controls.toggle() + "#stepper";
    }

    /** The classes of its element. */
    public String css() {
        return "position on-"
                + kind
                + (why.isPresent() ? " explained" : "")
                + (editing ? " editing" : "")
                + (unfolded ? " unfolded" : "");
    }

    /** A copy that cannot be changed. */
    public InputsView still() {
        return new InputsView(
                kind,
                board.still(),
                files,
                ranks,
                false,
                false,
                band,
                away,
                new ControlsView("", List.of(), List.of(), List.of(), ""),
                Optional.empty());
    }

    /** A copy with a square explained. */
    public InputsView explaining(WhyView explanation) {
        return new InputsView(
                kind,
                board,
                files,
                ranks,
                editing,
                unfolded,
                band,
                away,
                controls,
                Optional.of(explanation));
    }

    /**
     * A form that opens the same page with other inputs.
     *
     * @param id also the name of its button's label
     * @param path where it is sent
     * @param hidden parameters that stay as they are
     * @param fields its input fields
     */
    public record FormView(String id, String path, List<FieldView> hidden, List<InputView> fields) {

        /**
         * A form that keeps the parameters of an address as hidden fields, except those that its
         * inputs set.
         */
        static FormView of(String id, Link address, InputView... inputs) {
            List<InputView> fields = List.of(inputs);
            Link kept = address.without(fields.stream().map(InputView::name).toList());
            return new FormView(id, kept.action(), FieldView.of(kept.parameters()), fields);
        }
    }

    /**
     * An input field.
     *
     * @param id the same on every page, so that the focus survives a replacement; differs from the
     *     name where another field sets the same parameter
     * @param kind "text", "number", "area" or "choice"
     * @param choices the options of a "choice": what each is called, and its value
     */
    public record InputView(
            String id, String name, String kind, String value, List<FieldView> choices) {

        static InputView of(String name, String kind, String value) {
            return new InputView(name, name, kind, value, List.of());
        }

        static InputView choice(String name, String value, List<String> choices) {
            List<FieldView> same = choices.stream().map(each -> new FieldView(each, each)).toList();
            return new InputView(name, name, "choice", value, same);
        }

        /** Its label; an input of an algorithm may have none but its name. */
        public String label(Messages words) {
            String key = "inputs.field." + id;
            return words.has(key) ? words.text(key) : name;
        }
    }
}
