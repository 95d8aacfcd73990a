package flipscope.web.play.analysis;

import java.util.List;
import java.util.Optional;

/**
 * The review of a game.
 *
 * @param sentence a summary in one sentence
 * @param how what the numbers mean
 * @param graph the lead after each move; empty if nothing is known yet
 * @param costly the mistakes, apart for each side
 * @param rows all moves
 * @param growing a note that more is being computed; empty once it is complete
 * @param next the address of the next part; empty once it is complete
 * @param delay how long to wait before requesting it, in htmx's notation
 */
public record ReviewView(
        String sentence,
        String how,
        Optional<GraphView> graph,
        List<MistakesView> costly,
        List<RowView> rows,
        String growing,
        Optional<String> next,
        String delay) {

    /**
     * The mistakes of one side.
     *
     * @param title {@code Your mistakes}
     * @param worst the worst of them, worst first
     * @param more how many there are beyond these, in words; empty if none
     * @param again where better moves are looked for; empty if there is no mistake
     */
    public record MistakesView(
            String title, List<CostlyView> worst, String more, Optional<String> again) {}

    /**
     * A costly move.
     *
     * @param text {@code Move 23: Black played b2. It cost about 12 discs.}
     * @param name {@code b2}
     * @param url the position before it
     * @param betterName {@code b5}
     * @param better {@code b5 was better: +4 instead of −8.}
     * @param betterUrl the position after the better move
     * @param facts what the move changed
     */
    public record CostlyView(
            String text,
            String name,
            String url,
            String betterName,
            String better,
            String betterUrl,
            List<FactView> facts) {}

    /**
     * Something that a move changed.
     *
     * @param text {@code Your moves: 7 to 2}
     * @param url the step that counts it
     */
    public record FactView(String text, String url) {}

    /**
     * A row of the table.
     *
     * @param number counted from 1
     * @param side {@code black} or {@code white}
     * @param sideName the side in words
     * @param name {@code b2}
     * @param url the position after it
     * @param lead Black's lead after it: {@code ≈+4}
     * @param verdict a better move, or that there is none
     * @param betterUrl the position after the better move; empty if there is none
     * @param cost how many discs the move cost; empty if none
     * @param current whether this is the shown ply
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

    /** What screen readers hear once the review is complete. */
    String spoken() {
        return next.isPresent() ? "" : sentence;
    }
}
