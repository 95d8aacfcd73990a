package flipscope.server.bench;

import flipscope.catalogue.Technique;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Collections;

/** Times passes of an algorithm over its boards and keeps the shortest time. Not thread-safe. */
final class MethodTimer {
    private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
    private static final byte[] PATTERN = pattern();
    private static final MethodType FROM_ARRAY = MethodType.methodType(long.class, long[].class);

    /** A new time must be below this fraction of the old one to count as faster. */
    private static final double CLEARLY = 0.95;

    private final MethodHandle loop;
    private final long[] inputs;
    private final long sum;
    private long shortest = Long.MAX_VALUE;

    /**
     * @param inputs {@link MeasuredLoop#STRIDE} numbers for each board
     */
    MethodTimer(Technique technique, long[] inputs) {
        this.loop = loop(compiled(technique));
        this.inputs = inputs;
        this.sum = run();
    }

    private static byte[] pattern() {
        try (InputStream in =
                MeasuredLoop.class.getResourceAsStream(
                        MeasuredLoop.class.getSimpleName() + ".class")) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static MethodHandle loop(MethodHandle method) {
        try {
            MethodHandles.Lookup copy =
                    LOOKUP.defineHiddenClassWithClassData(PATTERN, method, true);
            return copy.findStatic(copy.lookupClass(), "run", FROM_ARRAY);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Runs once over all boards; returns whether that was clearly faster than ever before.
     *
     * @throws IllegalStateException if the results differ from the first run's
     */
    boolean isFaster() {
        long start = System.nanoTime();
        long all = run();
        long taken = System.nanoTime() - start;
        if (all != sum) {
            throw new IllegalStateException("the same boards gave other results");
        }
        boolean faster = taken < CLEARLY * shortest;
        shortest = Math.min(shortest, taken);
        return faster;
    }

    /** The shortest time for one board, in nanoseconds. */
    double nanoseconds() {
        return (double) shortest * MeasuredLoop.STRIDE / inputs.length;
    }

    private long run() {
        try {
            return (long) loop.invokeExact(inputs);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    // The method as plain numbers

    /**
     * A handle of type {@code (long, long, long, long) -> long}, whatever the method's own types.
     */
    static MethodHandle compiled(Technique technique) {
        try {
            MethodHandle method = LOOKUP.unreflect(method(technique.method()));
            return widened(method.type().returnType() == long[].class ? folded(method) : method);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(technique.id(), e);
        }
    }

    private static Method method(flipscope.trace.Method traced) throws ClassNotFoundException {
        String type = traced.file().name().replaceFirst("\\.java$", "").replace('/', '.');
        return Arrays.stream(Class.forName(type).getMethods())
                .filter(method -> method.getName().equals(traced.simpleName()))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no public method " + traced.name()));
    }

    private static MethodHandle folded(MethodHandle method) throws ReflectiveOperationException {
        return MethodHandles.filterReturnValue(
                method, LOOKUP.findStatic(MethodTimer.class, "fold", FROM_ARRAY));
    }

    /** Combines the two words of an answer. */
    @SuppressWarnings("UnusedMethod") // Found by its name.
    private static long fold(long[] words) {
        return words[0] ^ words[1];
    }

    private static MethodHandle widened(MethodHandle method) {
        int taken = method.type().parameterCount();
        MethodHandle numbers =
                MethodHandles.explicitCastArguments(
                        method, MethodType.methodType(long.class, longs(taken)));
        return MethodHandles.dropArguments(numbers, taken, longs(MeasuredLoop.STRIDE - taken));
    }

    private static Class<?>[] longs(int count) {
        return Collections.nCopies(count, long.class).toArray(Class<?>[]::new);
    }
}
