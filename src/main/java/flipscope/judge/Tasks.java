package flipscope.judge;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ClosestName;
import flipscope.text.Once;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The tasks, in an order that teaches. */
public final class Tasks {
    private static final List<String> NAMES =
            List.of("put", "test", "lowest", "shift", "neighbours", "left", "carry", "flips");

    private final List<Once<Task>> all;

    private Tasks(List<Once<Task>> all) {
        this.all = all;
    }

    /** The packaged tasks. Each is read when it is first asked for. */
    public static Tasks of(Catalogue catalogue) {
        TaskReader reader = new TaskReader(new CoreText(catalogue));
        return new Tasks(
                IntStream.range(0, NAMES.size())
                        .mapToObj(index -> Once.of(() -> reader.read(NAMES.get(index), index + 1)))
                        .toList());
    }

    public List<Task> all() {
        return all.stream().map(Once::get).toList();
    }

    /** The names of all tasks. */
    public static List<String> names() {
        return NAMES;
    }

    public Optional<Task> find(String name) {
        int index = NAMES.indexOf(name);
        return index < 0 ? Optional.empty() : Optional.of(all.get(index).get());
    }

    /** The name that was meant by a mistyped one. */
    public static Optional<String> nearest(String typed) {
        return ClosestName.nearest(typed, NAMES);
    }
}
