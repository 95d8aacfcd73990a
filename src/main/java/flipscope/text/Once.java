package flipscope.text;

import java.util.Optional;
import java.util.function.Supplier;

/** A value that is made when it is first asked for, and then kept. */
public final class Once<T> implements Supplier<T> {
    private final Supplier<T> maker;
    private volatile T value;

    private Once(Supplier<T> maker) {
        this.maker = maker;
    }

    public static <T> Once<T> of(Supplier<T> maker) {
        return new Once<>(maker);
    }

    @Override
    public T get() {
        T made = value;
        return made == null ? make() : made;
    }

    /** The value, if it was made before. */
    public Optional<T> known() {
        return Optional.ofNullable(value);
    }

    /** The same, made now if it was not. */
    public Once<T> made() {
        make();
        return this;
    }

    private synchronized T make() {
        if (value == null) {
            value = maker.get();
        }
        return value;
    }
}
