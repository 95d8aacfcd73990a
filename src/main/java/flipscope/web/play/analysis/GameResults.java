package flipscope.web.play.analysis;

import flipscope.rules.Game;
import flipscope.rules.Score;
import flipscope.rules.Side;
import flipscope.text.Messages;

/** How a game ended, in words. */
final class GameResults {
    private final Messages words;

    GameResults(Messages words) {
        this.words = words;
    }

    /** {@code White won 63 to 1.} */
    String of(Game over) {
        Score score = Score.onBoard(over.position()).official();
        int lead = score.lead(Side.BLACK);
        String key = lead == 0 ? "draw" : lead > 0 ? "black" : "white";
        int winner = Math.max(score.black(), score.white());
        return words.text("analysis.sentence." + key, winner, 64 - winner);
    }
}
