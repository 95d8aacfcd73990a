package flipscope.web.play.analysis;

import flipscope.web.Page;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jsoup.select.Elements;

/** What the page of a review says of each move. */
final class ReviewPage {
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
        return Page.of(page).root().select("tr:has(th .number)").stream()
                .map(ReviewPage::row)
                .toList();
    }

    private static Row row(Element row) {
        Elements cells = row.select("td");
        String lead = cells.get(0).text();
        Element better = cells.get(1).selectFirst("a");
        String cost = cells.get(2).text().replace("≈", "");
        return new Row(
                Integer.parseInt(row.select("th .number").text()),
                row.select("th a").text(),
                !lead.startsWith("≈"),
                Long.parseLong(lead.replace("≈", "").replace('−', '-')),
                better == null ? cells.get(1).text() : "",
                better == null ? null : better.attr("href"),
                better == null ? null : better.text(),
                cost.isEmpty() ? 0 : Long.parseLong(cost));
    }
}
