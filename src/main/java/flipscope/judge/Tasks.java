package flipscope.judge;

import flipscope.catalogue.Catalogue;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The tasks, in an order that teaches. */
public record Tasks(List<Task> all) {
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
                    "mask",
                    "jumps");

    /** The packaged tasks. */
    public static Tasks of(Catalogue catalogue) {
        TaskReader reader = new TaskReader(catalogue);
        return new Tasks(
                IntStream.range(0, NAMES.size())
                        .mapToObj(index -> reader.read(NAMES.get(index), index + 1))
                        .toList());
    }

    /** The names of all tasks. */
    public static List<String> names() {
        return NAMES;
    }

    public Optional<Task> find(String name) {
        return all.stream().filter(each -> each.name().equals(name)).findFirst();
    }
}
