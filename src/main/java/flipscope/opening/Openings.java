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
 * The names of openings. An opening is a position, not an order of moves: any moves that lead
 * there, even on a rotated or mirrored board, have its name.
 *
 * <p>Immutable; safe for use by several threads.
 */
public final class Openings {
    private static final String HEADER = "name,moves,other_names";

    private final Map<Position, String> names = new HashMap<>();
    private final int longest;

    private Openings(List<String> lines) {
        int plies = 0;
        for (String line : lines) {
            // A quoted name may contain commas; only the last column has any.
            String[] columns = line.split(",", 3);
            Game game = TranscriptText.read(columns[1]);
            names.put(Canonical.of(game.position()), name(columns[0], columns[2]));
            plies = Math.max(plies, game.plies().size());
        }
        longest = plies;
    }

    /** The openings packaged with the program. */
    public static Openings load() {
        return new Openings(
                Lines.of("names.csv").stream().filter(line -> !line.equals(HEADER)).toList());
    }

    private static String name(String name, String others) {
        // The page already calls it an opening.
        String proper = name.replaceFirst(" Opening$", "");
        String plain = others.replace("\"", "").replace("; ", ", ");
        return plain.isEmpty() ? proper : proper + " (" + plain + ")";
    }

    /** The name of the latest position of a game that has one. */
    public Optional<String> of(Game game) {
        int last = Math.min(longest, game.plies().size());
        return IntStream.iterate(last, ply -> ply > 0, ply -> ply - 1)
                .mapToObj(ply -> names.get(Canonical.of(game.at(ply).position())))
                .filter(name -> name != null)
                .findFirst();
    }
}
