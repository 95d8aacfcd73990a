package flipscope.web.compare;

import flipscope.web.draw.GridView;
import flipscope.web.site.FieldView;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import flipscope.web.trace.board.InputsView;
import java.util.List;

/**
 * Two algorithms side by side: the board, and either the overview of both or one step of both.
 *
 * @param board the position, or null for algorithms without one
 * @param inputs the common inputs if there is no board
 * @param title what is compared
 * @param picker the form for choosing other algorithms
 * @param verdict how the answers differ
 * @param overview the overview, or null
 * @param pair one step of both, or null
 */
public record CompareView(
        PageFrame frame,
        InputsView board,
        List<InputView> inputs,
        String title,
        PickerView picker,
        VerdictView verdict,
        ComparedView overview,
        PairView pair)
        implements PageView {

    @Override
    public String description() {
        return String.join(" ", verdict.sentences());
    }

    @Override
    public String spoken() {
        return pair == null ? "" : pair.message();
    }

    /**
     * The form for choosing the two algorithms.
     *
     * @param fields the other parameters, as hidden fields
     * @param swapUrl the same with the sides exchanged
     * @param engineUrl the left one compared with the engine's method; null if that is already
     *     shown or there is none
     */
    public record PickerView(
            List<ChoiceView> left,
            List<ChoiceView> right,
            List<FieldView> fields,
            String swapUrl,
            String engineUrl) {}

    /** A drawn input. */
    public record InputView(String name, GridView grid) {}

    /** An algorithm in the list of choices. */
    public record ChoiceView(String id, String title, boolean chosen) {}

    /**
     * How the two answers differ.
     *
     * @param heading may be empty
     * @param sentences the paragraphs
     * @param url where to see more, or null
     * @param link the text of that link
     */
    public record VerdictView(String heading, List<String> sentences, String url, String link) {}
}
