package flipscope.lesson.read;

import flipscope.notation.PositionText;
import flipscope.notation.TranscriptText;
import flipscope.rules.Game;
import flipscope.rules.Position;
import java.util.List;
import java.util.Optional;

/**
 * The position or game that keys give: {@code position}, or {@code moves} and perhaps {@code ply}.
 */
final class GivenPosition {
    static final String POSITION = "position";
    static final String MOVES = "moves";
    static final String PLY = "ply";
    static final List<String> KEYS = List.of(POSITION, MOVES, PLY);

    private GivenPosition() {}

    /** The position, by default the start; empty if it has a problem. */
    static Optional<Position> of(Fields fields) {
        if (fields.has(POSITION) && fields.has(MOVES)) {
            fields.refuse(MOVES, "there is already a position; give only one of them");
        }
        if (fields.has(POSITION)) {
            return fields.notated(POSITION, PositionText::read);
        }
        return fields.has(MOVES)
                ? game(fields).map(whole -> whole.at(ply(fields, whole)).turn())
                : Optional.of(Position.START);
    }

    /** The whole game; empty if there is none or it has a problem. */
    static Optional<Game> game(Fields fields) {
        Optional<Game> game = fields.notated(MOVES, TranscriptText::read);
        if (game.isEmpty() && fields.has(MOVES)) {
            return game;
        }
        int all = game.map(each -> each.plies().size()).orElse(0);
        // Only checked here; whoever shows the game reads it again.
        boolean wrong = fields.has(PLY) && fields.number(PLY, 0, all).isEmpty();
        return game.filter(each -> !wrong);
    }

    /** How many moves are played. */
    static int ply(Fields fields, Game whole) {
        int all = whole.plies().size();
        return fields.number(PLY, 0, all).orElse(all);
    }
}
