package flipscope.lesson.read;

import flipscope.notation.NotationException;
import flipscope.notation.TranscriptText;
import flipscope.rules.Game;
import java.util.Optional;

/** Reads the game of a block: {@code moves}, and {@code ply} if not all of them are played. */
final class BlockGame {
    private BlockGame() {}

    /** The whole game; empty if there is none or it has a problem. */
    static Optional<Game> read(BlockFields fields, Problems problems) {
        try {
            Optional<Game> game = fields.text("moves").map(TranscriptText::read);
            int all = game.map(each -> each.plies().size()).orElse(0);
            // Only checked here; whoever shows the game reads it again.
            return fields.has("ply") && fields.number("ply", 0, all).isEmpty()
                    ? Optional.empty()
                    : game;
        } catch (NotationException wrong) {
            problems.add(fields.line("moves"), "moves: " + wrong.getMessage());
            return Optional.empty();
        }
    }

    /** How many moves are played. */
    static int ply(BlockFields fields, Game whole) {
        int all = whole.plies().size();
        return fields.number("ply", 0, all).orElse(all);
    }
}
