package flipscope.web.site;

import java.util.List;

/**
 * An error in words.
 *
 * @param status the HTTP status
 * @param title what kind of thing went wrong
 * @param message what was wrong and what would be right
 * @param repair the fields of the request, to be mended and sent again; empty where that makes no
 *     sense
 * @param path where {@code repair} goes
 */
public record ErrorView(
        PageFrame frame, int status, String title, String message, List<Field> repair, String path)
        implements PageView {

    /**
     * A parameter as it was typed.
     *
     * @param wrong whether this is the one to mend
     */
    public record Field(String name, String value, boolean wrong) {}

    /** Whether sending the same again later may work. */
    public boolean passing() {
        return status == 429 || status == 503;
    }

    @Override
    public String spoken() {
        return title + " " + message;
    }
}
