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
 * The names of openings. An opening is a position, not an order of moves: any moves that lead
 * there, even on a rotated or mirrored board, have its name.
 *
 * <p>Immutable; safe for use by several threads.
 */
public final class Openings {
    private static final String HEADER = "name,moves,other_names";

    private static final Openings PACKAGED =
            new Openings(DataFile.lines("/openings/names.csv").toList());

    private final Map<Position, Opening> named = new LinkedHashMap<>();
    private final int longest;

    private Openings(List<String> lines) {
        lines.stream()
                .filter(line -> !line.equals(HEADER))
                .map(Opening::read)
                .forEach(each -> named.put(Canonical.of(each.game().position()), each));
        longest = all().stream().mapToInt(each -> each.game().plies().size()).max().orElse(0);
    }

    /** The openings packaged with the program. */
    static Openings packaged() {
        return PACKAGED;
    }

    /** All of them, in the order of the list. */
    Collection<Opening> all() {
        return Collections.unmodifiableCollection(named.values());
    }

    /** The opening that is this position. */
    Optional<Opening> at(Position position) {
        return Optional.ofNullable(named.get(Canonical.of(position)));
    }

    /** The name of the latest position of a game that has one. */
    public static Optional<String> of(Game game) {
        return named(game).flatMap(part -> packaged().at(part.position())).map(Opening::name);
    }

    /** A game up to the latest position that has a name. */
    public static Optional<Game> named(Game game) {
        return game.plies().isEmpty() ? Optional.empty() : packaged().latest(game);
    }

    private Optional<Game> latest(Game game) {
        int last = Math.min(longest, game.plies().size());
        return IntStream.iterate(last, ply -> ply > 0, ply -> ply - 1)
                .mapToObj(game::at)
                .filter(part -> at(part.position()).isPresent())
                .findFirst();
    }
}
