package flipscope.puzzle;

import flipscope.notation.SquareText;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The puzzles that come with the program.
 *
 * <p>Immutable; safe for use by several threads.
 */
public final class Puzzles {
    private final Map<Strength, List<Puzzle>> all = new EnumMap<>(Strength.class);

    private Puzzles() {
        Arrays.stream(Strength.values()).forEach(each -> all.put(each, read(each)));
    }

    /** The puzzles packaged with the program. */
    public static Puzzles load() {
        return new Puzzles();
    }

    /** All of a strength. */
    public List<Puzzle> of(Strength strength) {
        return all.get(strength);
    }

    /** The puzzle of a seed. Neighbouring seeds have different ones. */
    public Puzzle of(Strength strength, int seed) {
        List<Puzzle> list = of(strength);
        return list.get(Math.floorMod(seed, list.size()));
    }

    private static List<Puzzle> read(Strength strength) {
        String name = "/puzzles/" + strength.word() + ".txt";
        try (InputStream file = Puzzles.class.getResourceAsStream(name)) {
            String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
            return text.lines().filter(line -> !line.startsWith("#")).map(Puzzles::puzzle).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Puzzle puzzle(String line) {
        int blank = line.indexOf(' ');
        return new Puzzle(line.substring(0, blank), SquareText.read(line.substring(blank + 1)));
    }
}
