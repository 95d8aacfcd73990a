package flipscope.web.share;

import flipscope.web.site.FieldView;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import java.util.List;

/**
 * The panel that creates an embed, with a preview and snippets to copy.
 *
 * @param title what is embedded
 * @param page the address of the page
 * @param url that address as it was typed, for the form
 * @param choices options with a few values
 * @param texts options with typed values
 * @param problem the error in an option, or empty
 * @param src the address of the embed
 * @param height the height of the frame, in pixels
 * @param copies the snippets
 * @param svg the address of the picture
 * @param png the same as PNG, or null if unavailable
 */
public record EmbedPanelView(
        PageFrame frame,
        String title,
        String page,
        String url,
        List<ChoiceView> choices,
        List<FieldView> texts,
        String problem,
        String src,
        int height,
        List<CopyView> copies,
        String svg,
        String png)
        implements PageView {

    /** An option with its values, the default first. */
    public record ChoiceView(String name, List<String> values, String chosen) {}

    /** A snippet to copy. */
    public record CopyView(String id, String label, String text) {}

    @Override
    public String spoken() {
        return problem.isEmpty() ? text("share.panel.spoken") : problem;
    }
}
