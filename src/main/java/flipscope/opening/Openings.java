package flipscope.opening;

import flipscope.notation.TranscriptText;
import flipscope.rules.Canonical;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.text.Once;
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

    /** Replaying them all takes a while, and the first page names none. */
    private static final Once<Openings> PACKAGED =
            Once.of(() -> new Openings(Lines.of("names.csv")));

    private final Map<Position, String> names = new HashMap<>();
    private final int longest;

    private Openings(List<String> all) {
        List<String> lines = all.stream().filter(line -> !line.equals(HEADER)).toList();
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

    private static String name(String name, String others) {
        // The page already calls it an opening.
        String proper = name.replaceFirst(" Opening$", "");
        String plain = others.replace("\"", "").replace("; ", ", ");
        return plain.isEmpty() ? proper : proper + " (" + plain + ")";
    }

    /** The name of the latest position of a game that has one. */
    public static Optional<String> of(Game game) {
        return game.plies().isEmpty() ? Optional.empty() : PACKAGED.get().nameOf(game);
    }

    private Optional<String> nameOf(Game game) {
        int last = Math.min(longest, game.plies().size());
        return IntStream.iterate(last, ply -> ply > 0, ply -> ply - 1)
                .mapToObj(ply -> names.get(Canonical.of(game.at(ply).position())))
                .filter(name -> name != null)
                .findFirst();
    }
}
