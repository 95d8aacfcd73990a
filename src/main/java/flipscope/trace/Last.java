package flipscope.trace;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The last element of a list, as by Java 21's {@code getLast}, or of a stream. */
public final class Last {
    private Last() {}

    public static <T> T of(List<T> list) {
        return list.get(list.size() - 1);
    }

    public static <T> Optional<T> of(Stream<T> stream) {
        return stream.reduce((one, other) -> other);
    }
}
