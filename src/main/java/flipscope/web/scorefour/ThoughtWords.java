package flipscope.web.scorefour;

import flipscope.engine.scorefour.CubeResult;
import flipscope.notation.ColumnText;
import flipscope.text.Messages;
import flipscope.web.game.GameBoards;
import java.util.stream.Collectors;

/** Says what the engine has found so far: how far it looked, and what it expects. */
final class ThoughtWords {
    /** How many balls of the expected line are named. */
    private static final int LONGEST = 4;

    private final Messages words;

    ThoughtWords(Messages words) {
        this.words = words;
    }

    String soFar(CubeGame game, CubeResult found) {
        String side = GameBoards.side(words, game.toMove());
        return words.text("four.thinking", found.depth(), side, line(found, 0));
    }

    /** The expected balls, without the first ones. */
    static String line(CubeResult found, int skipped) {
        return found.line().stream()
                .skip(skipped)
                .limit(LONGEST)
                .map(ColumnText::write)
                .collect(Collectors.joining(" "));
    }
}
