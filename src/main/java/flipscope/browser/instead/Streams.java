package flipscope.browser.instead;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
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

    @InsteadOf(Stream.class)
    public static <T> Stream<T> iterate(T seed, UnaryOperator<T> next) {
        return Stream.generate(new Series<>(seed, next));
    }

    @InsteadOf(Stream.class)
    public static <T> Stream<T> iterate(
            T seed, Predicate<? super T> hasNext, UnaryOperator<T> next) {
        return iterate(seed, next).takeWhile(hasNext);
    }

    private static final class Series<T> implements Supplier<T> {
        private final UnaryOperator<T> next;
        private T latest;
        private boolean begun;

        Series(T seed, UnaryOperator<T> next) {
            this.latest = seed;
            this.next = next;
        }

        @Override
        public T get() {
            if (begun) {
                latest = next.apply(latest);
            }
            begun = true;
            return latest;
        }
    }
}
