package flipscope.web.lesson;

import flipscope.web.figure.FigureView;
import flipscope.web.site.Link;
import java.util.Optional;

/**
 * A picture of a step or of a storyboard.
 *
 * @param page the full page
 * @param address that of the picture itself
 * @param narrow the version for narrow screens
 */
public record FigurePicture(
        Link page, Link address, FigureView figure, Optional<FigureView> narrow) {
    /** Its address in the dark theme. */
    public Link night() {
        return address.with("theme", "dark");
    }

    /** The same of the version for narrow screens. */
    public FigurePicture onNarrow() {
        return new FigurePicture(
                page, address.with("narrow", "1"), narrow.orElseThrow(), Optional.empty());
    }

    /** A description. */
    public String alt() {
        return figure.title() + ". " + figure.description();
    }
}
