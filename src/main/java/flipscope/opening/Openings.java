package flipscope.opening;

import flipscope.notation.TranscriptText;
import flipscope.rules.Canonical;
import flipscope.rules.Game;
import flipscope.rules.Position;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The names of openings. An opening is a position, not an order of moves: whatever leads there, on
 * a board turned or mirrored too, has its name.
 *
 * <p>Immutable; shared between threads.
 */
public final class Openings {
    private static final String HEADER = "name,moves,other_names";

    private final Map<Position, String> names = new HashMap<>();
    private final int longest;

    private Openings(List<String> lines) {
        int plies = 0;
        for (String line : lines) {
            // A name with a comma stands in quotes, and only the last column has any.
            String[] columns = line.split(",", 3);
            Game game = TranscriptText.read(columns[1]);
            names.put(Canonical.of(game.position()), name(columns[0], columns[2]));
            plies = Math.max(plies, game.plies().size());
        }
        longest = plies;
    }

    /** The openings that have names. */
    public static Openings load() {
        return new Openings(
                Lines.of("names.csv").stream().filter(line -> !line.equals(HEADER)).toList());
    }

    private static String name(String name, String others) {
        // It is announced as an opening already.
        String proper = name.replaceFirst(" Opening$", "");
        String plain = others.replace("\"", "").replace("; ", ", ");
        return plain.isEmpty() ? proper : proper + " (" + plain + ")";
    }

    /** The name of the last position of a game that has one. */
    public Optional<String> of(Game game) {
        int last = Math.min(longest, game.plies().size());
        return IntStream.iterate(last, ply -> ply > 0, ply -> ply - 1)
                .mapToObj(ply -> names.get(Canonical.of(game.at(ply).position())))
                .filter(name -> name != null)
                .findFirst();
    }
}
