package flipscope.web.play.analysis;

import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import java.util.List;
import java.util.Optional;

/**
 * The review of a game.
 *
 * @param sentence how it went, for a reader who reads no more
 * @param how what the numbers are
 * @param graph who leads, move by move; empty as long as nothing is known
 * @param costly the worst mistakes, the worst first
 * @param rows every move
 * @param growing that the rest is being worked out; empty once it is
 * @param next where the rest comes from; empty once it is there
 * @param delay how long to wait before asking, as htmx writes it
 * @param back the game
 */
public record AnalysisView(
        PageFrame frame,
        String sentence,
        String how,
        Optional<GraphView> graph,
        List<CostlyView> costly,
        List<RowView> rows,
        String growing,
        Optional<String> next,
        String delay,
        String back)
        implements PageView {

    @Override
    public String description() {
        return sentence;
    }

    /**
     * A move that cost much.
     *
     * @param text {@code Move 23: Black played b2 and lost about 12 discs.}
     * @param name {@code b2}
     * @param url the position after it
     * @param betterName {@code b5}
     * @param better {@code b5 was better: +4 instead of −8.}
     * @param betterUrl the position after that
     */
    public record CostlyView(
            String text,
            String name,
            String url,
            String betterName,
            String better,
            String betterUrl) {}

    /**
     * A move in the table.
     *
     * @param number counted from 1
     * @param side {@code black} or {@code white}
     * @param sideName the same in words
     * @param name {@code b2}
     * @param url the position after it
     * @param lead by how much Black leads after it: {@code ≈+4}
     * @param verdict a better move, or that there is none
     * @param betterUrl the position after the better move; empty if there is none
     * @param cost how many discs the move cost; empty if none
     * @param current whether the game is shown there
     */
    public record RowView(
            int number,
            String side,
            String sideName,
            String name,
            String url,
            String lead,
            String verdict,
            String betterUrl,
            String cost,
            boolean current) {}

    @Override
    public String spoken() {
        return next.isPresent() ? "" : sentence;
    }
}
