package flipscope.judge;

import flipscope.notation.SquareText;
import flipscope.rules.Squares;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** Reads the packaged files of the tasks. */
final class TaskReader {
    /** Slips that are the same mistake whatever the technique. */
    private static final Set<String> OF_ANY_TECHNIQUE =
            Set.of("missing-mask", "swapped", "occupied", "occupied-by-own");

    private final CoreText core;

    TaskReader(CoreText core) {
        this.core = core;
    }

    /**
     * @throws IllegalArgumentException if the file lacks something or contradicts itself
     */
    Task read(String name, int number) {
        Map<?, ?> says = says(name);
        String reference = core.fill(text(says, "reference"));
        String best = core.fill(text(says, "best"));
        Map<?, ?> slips = (Map<?, ?>) says.get("slips");
        requireAll(reference, slips);
        return new Task(
                name,
                number,
                Form.valueOf(text(says, "form").toUpperCase(Locale.ROOT)),
                Given.of(text(says, "given")),
                example(texts(says.get("example"))),
                new LinkedHashSet<>(Arrays.asList(text(says, "operators").split(" ", -1))),
                Boolean.TRUE.equals(says.get("loops")),
                Boolean.TRUE.equals(says.get("article")),
                reference,
                best,
                Template.of(reference, texts(says.get("blanks"))),
                texts(says.get("choices")),
                texts(says.get("decoys")),
                slips(reference, slips),
                slips(best, onlyOfAnyTechnique(slips)));
    }

    private static Map<?, ?> says(String name) {
        Load yaml = new Load(LoadSettings.builder().build());
        try (InputStream file = TaskReader.class.getResourceAsStream("/tasks/" + name + ".yaml")) {
            return (Map<?, ?>) yaml.loadFromInputStream(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Map<?, ?> says, String key) {
        if (!(says.get(key) instanceof String text)) {
            throw new IllegalArgumentException("no " + key);
        }
        return text;
    }

    private static List<String> texts(Object list) {
        return list == null
                ? List.of()
                : ((List<?>) list).stream().map(String.class::cast).toList();
    }

    /** The squares of each set. */
    private static TestCase example(List<String> sets) {
        return new TestCase(sets.stream().map(TaskReader::set).toList());
    }

    private static long set(String squares) {
        return Stream.of(squares.split(" ", -1))
                .mapToLong(name -> Squares.bit(SquareText.read(name)))
                .reduce(0, (one, other) -> one | other);
    }

    /** Each slip is a solution in which one text is replaced by another everywhere. */
    private static Map<String, String> slips(String solution, Map<?, ?> changes) {
        Map<String, String> slips = new LinkedHashMap<>();
        changes.forEach(
                (name, change) -> {
                    List<String> texts = texts(change);
                    if (solution.contains(texts.get(0))) {
                        slips.put((String) name, solution.replace(texts.get(0), texts.get(1)));
                    }
                });
        return slips;
    }

    private static Map<?, ?> onlyOfAnyTechnique(Map<?, ?> changes) {
        Map<Object, Object> some = new LinkedHashMap<>(changes);
        some.keySet().retainAll(OF_ANY_TECHNIQUE);
        return some;
    }

    private static void requireAll(String reference, Map<?, ?> changes) {
        changes.forEach(
                (name, change) -> {
                    if (!reference.contains(texts(change).get(0))) {
                        throw new IllegalArgumentException("nothing to change for " + name);
                    }
                });
    }
}
