package flipscope.web.site;

import java.util.List;

/**
 * An error page.
 *
 * @param status the HTTP status
 * @param title the kind of error
 * @param message what was wrong, and what would be correct
 * @param repair the fields of the request, to be corrected and sent again; empty if that makes no
 *     sense
 * @param path where the {@code repair} form is sent
 */
public record ErrorView(
        PageFrame frame, int status, String title, String message, List<Field> repair, String path)
        implements PageView {

    /**
     * A parameter as it was typed.
     *
     * @param wrong whether this parameter caused the error
     */
    public record Field(String name, String value, boolean wrong) {}

    /** Whether the error is temporary, so that the same request may succeed later. */
    public boolean passing() {
        return status == 429 || status == 503;
    }

    @Override
    public String spoken() {
        return title + " " + message;
    }
}
