package flipscope.web.page;

import flipscope.web.address.Problem;
import java.util.List;

/**
 * A page that says what is wrong and gives back what was typed where that can be put right.
 *
 * @param problem what was wrong, and what would be correct
 * @param repair the fields of the request, to be corrected and sent again; empty if that makes no
 *     sense
 * @param path where the {@code repair} form is sent
 * @param meant the address with the name that is like an unknown one; empty without
 * @param inPlace whether it stands where a part of a page was asked for
 */
public record ErrorView(
        PageContext frame,
        Problem problem,
        List<Field> repair,
        String path,
        String meant,
        boolean inPlace)
        implements PageView {

    /**
     * A parameter as it was typed.
     *
     * @param wrong whether this parameter caused the error
     */
    public record Field(String name, String value, boolean wrong) {}

    @Override
    public String spoken() {
        return frame.title() + " " + problem.message();
    }
}
