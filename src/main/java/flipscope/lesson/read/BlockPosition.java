package flipscope.lesson.read;

import flipscope.notation.NotationException;
import flipscope.notation.PositionText;
import flipscope.rules.Game;
import flipscope.rules.Position;
import java.util.Optional;

/** The position of a block: typed, reached by moves, or the start position. */
final class BlockPosition {
    private final BlockFields fields;
    private final Problems problems;

    BlockPosition(BlockFields fields, Problems problems) {
        this.fields = fields;
        this.problems = problems;
    }

    /** The position; empty if it has a problem. */
    Optional<Position> position() {
        if (fields.has("position") && fields.has("moves")) {
            problems.add(
                    fields.line("moves"),
                    "moves: there is already a position; give only one of them");
        }
        return fields.has("position") ? typed() : played();
    }

    private Optional<Position> typed() {
        try {
            return fields.text("position").map(PositionText::read);
        } catch (NotationException wrong) {
            problems.add(fields.line("position"), "position: " + wrong.getMessage());
            return Optional.empty();
        }
    }

    private Optional<Position> played() {
        if (!fields.has("moves")) {
            return Optional.of(Position.START);
        }
        Optional<Game> game = BlockGame.read(fields, problems);
        return game.map(whole -> whole.at(BlockGame.ply(fields, whole)).turn());
    }
}
