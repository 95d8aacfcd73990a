package flipscope.web.game;

import flipscope.web.site.FieldView;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The settings of a game, for its forms.
 *
 * @param action where the forms lead: the game's page
 * @param fields the hidden form fields of the game
 * @param sides the choices of whom the person plays, by their words in the address
 * @param side the present choice
 * @param level the engine's level
 * @param strongest the highest level
 * @param levels the levels, if they have names
 * @param seed gives a new game a seed of its own; empty if games have none
 * @param opening where a game from a random opening starts; empty if there is none
 */
public record SettingsView(
        String action,
        List<FieldView> fields,
        List<FieldView> sides,
        String side,
        int level,
        int strongest,
        List<LevelView> levels,
        Optional<FieldView> seed,
        Optional<String> opening) {
    private static final Set<String> CHOSEN = Set.of("side", "level");
    private static final Set<String> PLAYED =
            Set.of("moves", "start", "own", "ply", "at", "seed", "fresh");

    /**
     * A level.
     *
     * @param name {@code Beginner}
     * @param how a word on how it plays
     */
    public record LevelView(int number, String name, String how) {}

    /** The settings of a game whose levels have numbers only. */
    public SettingsView(
            String action,
            List<FieldView> fields,
            List<FieldView> sides,
            String side,
            int level,
            int strongest) {
        this(
                action,
                fields,
                sides,
                side,
                level,
                strongest,
                List.of(),
                Optional.empty(),
                Optional.empty());
    }

    /** The hidden fields of a form that chooses side and level. */
    public List<FieldView> kept() {
        return fields.stream().filter(each -> !CHOSEN.contains(each.name())).toList();
    }

    /** The same for a new game. */
    public List<FieldView> fresh() {
        Stream<FieldView> same = kept().stream().filter(each -> !PLAYED.contains(each.name()));
        return Stream.concat(same, seed.stream()).toList();
    }
}
