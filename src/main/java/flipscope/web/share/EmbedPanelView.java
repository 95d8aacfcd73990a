package flipscope.web.share;

import flipscope.web.site.FieldView;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import java.util.List;

/**
 * How a page of ours is put into another one: what it will look like, and what is to be pasted.
 *
 * @param title what is embedded
 * @param page the address of the page itself
 * @param url the same as it was asked for, for the form
 * @param choices options with a few values
 * @param texts options that are typed
 * @param problem what is wrong with an option, or empty
 * @param src the address inside the frame
 * @param height of the frame, in pixels
 * @param copies what is to be pasted
 * @param svg the address of the picture
 * @param png the same, made of pixels, or null where none can be had
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

    /** An option: its values, the usual one first. */
    public record ChoiceView(String name, List<String> values, String chosen) {}

    /** A text to copy. */
    public record CopyView(String id, String label, String text) {}

    @Override
    public String spoken() {
        return problem.isEmpty() ? text("share.panel.spoken") : problem;
    }
}
