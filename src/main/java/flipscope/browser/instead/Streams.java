package flipscope.browser.instead;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * What is distinct in a stream. TeaVM forgets what there was wherever a stream is asked for more,
 * as after each stream of a {@code flatMap}.
 */
public final class Streams {
    private Streams() {}

    @InsteadOf(Stream.class)
    public static <T> Stream<T> distinct(Stream<T> stream) {
        Set<T> seen = new HashSet<>();
        return stream.filter(seen::add);
    }

    @InsteadOf(IntStream.class)
    public static IntStream distinct(IntStream stream) {
        Set<Integer> seen = new HashSet<>();
        return stream.filter(seen::add);
    }

    @InsteadOf(LongStream.class)
    public static LongStream distinct(LongStream stream) {
        Set<Long> seen = new HashSet<>();
        return stream.filter(seen::add);
    }
}
