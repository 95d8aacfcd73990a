package flipscope.opening;

import flipscope.rules.Canonical;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.text.DataFile;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The names of the openings packaged with the program. An opening is a position, not an order of
 * moves: any moves that lead there, even on a rotated or mirrored board, have its name.
 *
 * <p>Immutable; safe for use by several threads.
 */
public final class Openings {
    private static final Map<Position, Opening> NAMED = new LinkedHashMap<>();

    static {
        DataFile.lines("/openings/names.csv")
                .skip(1)
                .map(Opening::read)
                .forEach(each -> NAMED.put(Canonical.of(each.game().position()), each));
    }

    private static final int LONGEST =
            all().stream().mapToInt(each -> each.game().plies().size()).max().orElseThrow();

    private Openings() {}

    /**
     * Openings after which the engine gives neither side a lead of more than one disc, as the level
     * that chose them sees it; each a transcript from the start position.
     */
    public static List<String> fair() {
        return DataFile.lines("/openings/fair.txt").map(line -> line.split(" ")[0]).toList();
    }

    /** All of them, in the order of the list. */
    static Collection<Opening> all() {
        return Collections.unmodifiableCollection(NAMED.values());
    }

    /** The opening that is this position. */
    public static Optional<Opening> at(Position position) {
        return Optional.ofNullable(NAMED.get(Canonical.of(position)));
    }

    /** The name of the latest position of a game that has one. */
    public static Optional<String> of(Game game) {
        return named(game).flatMap(part -> at(part.position())).map(Opening::name);
    }

    /** A game up to the latest position that has a name. */
    public static Optional<Game> named(Game game) {
        int last = Math.min(LONGEST, game.plies().size());
        return IntStream.iterate(last, ply -> ply > 0, ply -> ply - 1)
                .mapToObj(game::at)
                .filter(part -> at(part.position()).isPresent())
                .findFirst();
    }
}
