package flipscope.trace;

import java.util.List;

/** The last one of a list, as Java 21's {@code getLast}. */
public final class Last {
    private Last() {}

    public static <T> T of(List<T> list) {
        return list.get(list.size() - 1);
    }
}
