package flipscope.web.game;

import flipscope.rules.Side;
import flipscope.text.Slug;
import java.util.Optional;
import java.util.stream.IntStream;

/** A game as a page shows it, replayed to one of its plies: what the pages of all games share. */
public interface PlayedGame {
    GameAddress url();

    /** How many moves are shown, from 0 to all. */
    int ply();

    /** How many moves there are, those for redo included. */
    int plies();

    boolean isOver();

    /** Who is to move; at the end, whoever would be. */
    Side toMove();

    /** Who is to move, in small letters; {@code nobody} at the end. */
    default String mover() {
        return isOver() ? "nobody" : Slug.of(toMove());
    }

    /** Whose move comes after this many. */
    Side side(int at);

    /** The name of the move that comes after this many. */
    String move(int at);

    /** Whether the person makes the move after this many. */
    default boolean isPersonsTurn(int at) {
        return url().player().plays(side(at));
    }

    /** Whether later moves are hidden. */
    default boolean isPast() {
        return ply() < plies();
    }

    default boolean isPersonToMove() {
        return !isOver() && isPersonsTurn(ply());
    }

    /** Whether the engine is to move. It does not move while an earlier ply is shown. */
    default boolean isEngineToMove() {
        return !isOver() && !isPast() && !isPersonToMove();
    }

    /** Whether the engine moves without being asked. */
    default boolean isThinking() {
        return isEngineToMove();
    }

    /** The person's previous turn, if any. */
    default Optional<GameAddress> undo() {
        return IntStream.iterate(ply() - 1, at -> at >= 0, at -> at - 1)
                .filter(this::isPersonsTurn)
                .mapToObj(at -> url().atPly(at))
                .findFirst();
    }

    /** The person's next turn, or else the end of the game. */
    default Optional<GameAddress> redo() {
        return IntStream.rangeClosed(ply() + 1, plies())
                .filter(at -> at == plies() || isPersonsTurn(at))
                .mapToObj(at -> url().atPly(at))
                .findFirst();
    }

    /** The page with so many moves shown; empty if that is the present one, or there is none. */
    default Optional<String> step(int at) {
        boolean other = at != ply() && at >= 0 && at <= plies();
        return other ? Optional.of(url().atPly(at).play()) : Optional.empty();
    }

    /** How the last shown move was chosen, if the engine made it; embeds do not tell. */
    default Optional<String> choice() {
        boolean engines = ply() > 0 && !url().player().plays(side(ply() - 1));
        return engines && url().embedding().isEmpty()
                ? Optional.of(url().part("choice").toString())
                : Optional.empty();
    }
}
