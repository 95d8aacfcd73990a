package flipscope.web.game;

import flipscope.web.page.FieldView;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The page of a game: what the templates that all games share need of it. */
public interface GamePageView extends PageView {
    /** What a form that chooses side and level sets. */
    Set<String> CHOSEN = Set.of("side", "level");

    /** What a new game does not keep. */
    Set<String> PLAYED = Set.of("moves", "start", "own", "ply", "at", "seed", "fresh");

    /** The frame without a refresh. */
    PageContext plain();

    PlayedGame game();

    /** Whether the engine had no time for its reply. */
    boolean busy();

    /** The lowest level whose searches are long enough to be watched. */
    int watched();

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

    /** The page that follows by itself: that of the engine's reply. */
    default Optional<String> following() {
        return reply().map(ReplyView::url);
    }

    @Override
    default PageContext frame() {
        return following()
                .filter(url -> !plain().isPicture())
                .map(plain()::refreshingTo)
                .orElse(plain());
    }

    @Override
    default String text(String key, Object... arguments) {
        return plain().text(key, arguments);
    }

    /** The engine's reply; empty if it is not to move. */
    default Optional<ReplyView> reply() {
        return ReplyView.of(game(), busy() ? ReplyView.LATER : ReplyView.SOON, watched())
                .filter(each -> !plain().isPicture());
    }

    /**
     * What the device does with the game for going on later: {@code yes} remembers it, {@code over}
     * forgets it, and nothing leaves all as it is.
     */
    default Optional<String> remembered() {
        return game().isPast() || game().plies() == 0 || plain().isEmbedded()
                ? Optional.empty()
                : Optional.of(game().isOver() ? "over" : "yes");
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

    /** The hidden fields of a form that starts a new game. */
    default List<FieldView> anew() {
        return kept().stream().filter(each -> !PLAYED.contains(each.name())).toList();
    }
}
