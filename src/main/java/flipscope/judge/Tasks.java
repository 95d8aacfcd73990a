package flipscope.judge;

import flipscope.catalogue.Catalogue;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The tasks.
 *
 * @param all in an order that teaches
 * @param catalogue whose algorithms can be changed
 */
public record Tasks(List<Task> all, Catalogue catalogue) {
    private static final List<String> NAMES =
            List.of(
                    "put",
                    "test",
                    "lowest",
                    "shift",
                    "neighbours",
                    "left",
                    "carry",
                    "flips",
                    "moves",
                    "turned",
                    "mask",
                    "jumps",
                    "knight",
                    "ray");

    /** The packaged tasks. */
    public static Tasks of(Catalogue catalogue) {
        TaskReader reader = new TaskReader(catalogue);
        return new Tasks(
                IntStream.range(0, NAMES.size())
                        .mapToObj(index -> reader.read(NAMES.get(index), index + 1))
                        .toList(),
                catalogue);
    }

    /** The names of all tasks. */
    public static List<String> names() {
        return NAMES;
    }

    /** A task by its name; by the id of an algorithm, to change the code of that. */
    public Optional<Task> find(String name) {
        return all.stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .or(() -> catalogue.find(name).map(Task::of));
    }
}
