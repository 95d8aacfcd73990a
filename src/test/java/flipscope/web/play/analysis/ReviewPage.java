package flipscope.web.play.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the page of a review says of each move. */
final class ReviewPage {
    private static final Pattern ROW =
            Pattern.compile(
                    "<span class=\"number\">(\\d+)</span>.*?>([a-h][1-8])</a></th>\\s*<td>(≈?)([+−]?\\d+)</td>\\s*"
                            + "<td>(?:<span class=\"note\">([^<]*)</span>|<a href=\"([^\"]+)\">([a-h][1-8])</a>)</td>\\s*"
                            + "<td>≈?(\\d*)</td>",
                    Pattern.DOTALL);

    private ReviewPage() {}

    /**
     * One move in the table.
     *
     * @param exact whether the lead is certain
     * @param lead of Black after the move
     * @param verdict what is said where no move was better; else empty
     * @param better the move that was better, or null
     * @param cost 0 where the move is not blamed
     */
    record Row(
            int number,
            String name,
            boolean exact,
            long lead,
            String verdict,
            String betterUrl,
            String better,
            long cost) {}

    static List<Row> rows(String page) {
        Matcher found = ROW.matcher(page);
        List<Row> rows = new ArrayList<>();
        while (found.find()) {
            rows.add(
                    new Row(
                            Integer.parseInt(found.group(1)),
                            found.group(2),
                            found.group(3).isEmpty(),
                            Long.parseLong(found.group(4).replace('−', '-')),
                            found.group(5) == null ? "" : found.group(5),
                            found.group(6),
                            found.group(7),
                            found.group(8).isEmpty() ? 0 : Long.parseLong(found.group(8))));
        }
        return rows;
    }
}
