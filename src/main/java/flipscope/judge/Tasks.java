package flipscope.judge;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ClosestName;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The tasks, in an order that teaches. */
public final class Tasks {
    private static final List<String> NAMES =
            List.of("put", "test", "lowest", "shift", "neighbours", "left", "carry", "flips");

    private final List<Task> all;

    private Tasks(List<Task> all) {
        this.all = all;
    }

    /** The packaged tasks. */
    public static Tasks of(Catalogue catalogue) {
        TaskReader reader = new TaskReader(new CoreText(catalogue));
        return new Tasks(
                IntStream.range(0, NAMES.size())
                        .mapToObj(index -> reader.read(NAMES.get(index), index + 1))
                        .toList());
    }

    public List<Task> all() {
        return all;
    }

    /** The names of all tasks. */
    public static List<String> names() {
        return NAMES;
    }

    public Optional<Task> find(String name) {
        return all.stream().filter(each -> each.name().equals(name)).findFirst();
    }

    /** The name that was meant by a mistyped one. */
    public static Optional<String> nearest(String typed) {
        return ClosestName.nearest(typed, NAMES);
    }
}
