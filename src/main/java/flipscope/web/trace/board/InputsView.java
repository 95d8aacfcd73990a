package flipscope.web.trace.board;

import flipscope.text.Messages;
import flipscope.web.game.BoardView;
import flipscope.web.site.FieldView;
import flipscope.web.site.Link;
import flipscope.web.site.NamedLink;
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
            Optional<String> toggle) {}

    /** Where the thumbnail of the board leads on a small screen. */
    public String unfolding() {
        return controls.toggle().orElse("") + "#board";
    }

    /** Where the unfolded board leads back. */
    public String folding() {
        return controls.toggle().orElse("") + "#stepper";
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
                new ControlsView("", List.of(), List.of(), List.of(), Optional.empty()),
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
     * @param path where it is sent
     * @param hidden parameters that stay as they are
     * @param fields its input fields
     * @param button the label of its button
     */
    public record FormView(
            String id, String path, List<FieldView> hidden, List<InputView> fields, String button) {

        /**
         * A form that keeps the parameters of an address as hidden fields, except those that its
         * inputs set.
         */
        static FormView of(Messages words, String name, Link address, InputView... inputs) {
            List<InputView> fields = List.of(inputs);
            Link kept = address.without(fields.stream().map(InputView::name).toList());
            List<FieldView> hidden = FieldView.of(kept.parameters());
            String button = words.text("inputs.form." + name);
            return new FormView(name, kept.action(), hidden, fields, button);
        }
    }

    /**
     * An input field.
     *
     * @param id the same on every page, so that the focus survives a replacement
     * @param kind "text", "number", "area" or "choice"
     * @param choices the options of a "choice": what each is called, and its value
     */
    public record InputView(
            String id,
            String name,
            String label,
            String kind,
            String value,
            List<FieldView> choices) {

        /** A field whose label has the same name. */
        static InputView of(Messages words, String name, String kind, String value) {
            return new InputView("in-" + name, name, label(words, name), kind, value, List.of());
        }

        static InputView choice(Messages words, String name, String value, List<String> choices) {
            List<FieldView> same = choices.stream().map(each -> new FieldView(each, each)).toList();
            return choice(words, name, name, value, same);
        }

        /** A choice for a parameter that another field sets too: its label has another name. */
        static InputView choice(
                Messages words, String label, String name, String value, List<FieldView> choices) {
            String id = "in-" + label;
            return new InputView(id, name, label(words, label), "choice", value, choices);
        }

        private static String label(Messages words, String name) {
            String key = "inputs.field." + name;
            return words.has(key) ? words.text(key) : name;
        }
    }
}
