package flipscope.web.compare;

import flipscope.web.draw.GridView;
import flipscope.web.site.FieldView;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import flipscope.web.trace.board.BesideView;
import java.util.List;

/**
 * Two algorithms of a family side by side: the board beside, and either the overview of both or one
 * step of both.
 *
 * @param beside the position, or null for algorithms without one
 * @param inputs what both work on, where there is no board beside
 * @param title what is compared
 * @param picker what else can be compared
 * @param verdict how the answers stand to one another
 * @param overview both at a glance, or null
 * @param beat one step of both, or null
 */
public record CompareView(
        PageFrame frame,
        BesideView beside,
        List<InputView> inputs,
        String title,
        PickerView picker,
        VerdictView verdict,
        ComparedView overview,
        PairView beat)
        implements PageView {

    @Override
    public String description() {
        return String.join(" ", verdict.sentences());
    }

    @Override
    public String spoken() {
        return beat == null ? "" : beat.message();
    }

    /**
     * The form that chooses the two.
     *
     * @param fields what else the address holds
     * @param swapUrl the same with the sides exchanged
     * @param engineUrl the left one beside what the engine runs; null where that is shown already,
     *     or where the engine has nothing of the kind
     */
    public record PickerView(
            List<ChoiceView> left,
            List<ChoiceView> right,
            List<FieldView> fields,
            String swapUrl,
            String engineUrl) {}

    /** An input, drawn. */
    public record InputView(String name, GridView grid) {}

    /** An algorithm that can be chosen. */
    public record ChoiceView(String id, String title, boolean chosen) {}

    /**
     * What is to be said of the two answers.
     *
     * @param heading above it, or empty
     * @param sentences one after the other
     * @param url where there is more to see, or null
     * @param link what that is called
     */
    public record VerdictView(String heading, List<String> sentences, String url, String link) {}
}
