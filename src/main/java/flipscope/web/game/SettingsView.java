package flipscope.web.game;

import flipscope.web.site.FieldView;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The settings of a game, for its forms.
 *
 * @param action where the forms lead: the game's page
 * @param fields the hidden form fields of the game
 * @param sides the choices of whom the person plays, by their words in the address
 * @param side the present choice
 * @param level the engine's level
 * @param strongest the highest level
 * @param opening where a game from a random opening starts; empty if there is none
 */
public record SettingsView(
        String action,
        List<FieldView> fields,
        List<FieldView> sides,
        String side,
        int level,
        int strongest,
        Optional<String> opening) {
    private static final Set<String> CHOSEN = Set.of("side", "level");
    private static final Set<String> PLAYED = Set.of("moves", "start", "own", "ply", "at");

    /** The hidden fields of a form that chooses side and level. */
    public List<FieldView> kept() {
        return fields.stream().filter(each -> !CHOSEN.contains(each.name())).toList();
    }

    /** The same for a new game. */
    public List<FieldView> fresh() {
        return kept().stream().filter(each -> !PLAYED.contains(each.name())).toList();
    }
}
