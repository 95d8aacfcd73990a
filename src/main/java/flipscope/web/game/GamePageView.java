package flipscope.web.game;

import flipscope.web.site.FieldView;
import flipscope.web.site.PageView;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The page of a game: what the templates that all games share need of it. */
public interface GamePageView extends PageView {
    /** What a form that chooses side and level sets. */
    Set<String> CHOSEN = Set.of("side", "level");

    /** What a new game does not keep. */
    Set<String> PLAYED = Set.of("moves", "start", "own", "ply", "at", "seed", "fresh");

    PlayedGame game();

    /** What is said about the last moves, one line each. */
    List<PlyLineView> lines();

    /** The engine's reply; empty if it is not to move. */
    Optional<ReplyView> reply();

    /** The choices of whom the person plays, by their words in the address. */
    List<FieldView> sides();

    /** The highest level. */
    int strongest();

    /** Whether the levels have names. */
    default boolean hasNamedLevels() {
        return false;
    }

    /** Where a game from a random opening starts; empty if there is none. */
    default Optional<String> opening() {
        return Optional.empty();
    }

    /** Whether the engine is to move. */
    default boolean isThinking() {
        return reply().isPresent();
    }

    /** Where the forms lead: the game's page. */
    default String action() {
        GameAddress url = game().url();
        return url.in(url.page()).action();
    }

    /** The hidden fields of a form that chooses side and level. */
    default List<FieldView> kept() {
        return FieldView.of(game().url().parameters()).stream()
                .filter(each -> !CHOSEN.contains(each.name()))
                .toList();
    }

    /** The same for a new game. */
    default List<FieldView> anew() {
        return kept().stream().filter(each -> !PLAYED.contains(each.name())).toList();
    }
}
