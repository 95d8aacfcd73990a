package flipscope.web.step;

import flipscope.web.draw.MiniView;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Where one bit of a step came from, told below the step for whoever chose its cell.
 *
 * @param url the address of the step without a bit; a cell appends its own
 * @param told whether a bit is asked about
 * @param title {@code Where b5 came from}
 * @param is {@code b5 is 1 here}; empty unless it is told
 * @param answer what was asked, and why this step answers it; empty if nothing was
 */
public record BitView(
        String url,
        boolean told,
        String title,
        String is,
        List<ChapterView> chapters,
        String answer) {
    /**
     * A step of the story.
     *
     * @param folded what is left out before it; empty for most
     * @param asked the cells that it is about
     * @param beside other cells that it names
     * @param url its step; empty of an input
     * @param place {@code step 12}, or that it started there
     */
    public record ChapterView(
            String folded,
            MiniView mini,
            Set<String> asked,
            Set<String> beside,
            String sentence,
            Optional<String> url,
            String place,
            String text) {}
}
