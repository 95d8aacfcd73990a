package flipscope.web.lesson.bench;

import flipscope.catalogue.Technique;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Collections;

/** Adapts the compiled method of an algorithm to plain numbers. */
final class CompiledMethod {
    private static final String PACKAGE = "flipscope.core.";
    private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

    private CompiledMethod() {}

    /**
     * A handle of type {@code (long, long, long, long) -> long}, whatever the method's own types.
     */
    static MethodHandle of(Technique technique) {
        try {
            MethodHandle method = LOOKUP.unreflect(method(technique.method().name()));
            return widened(method.type().returnType() == long[].class ? folded(method) : method);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(technique.id(), e);
        }
    }

    private static Method method(String name) throws ClassNotFoundException {
        String[] parts = name.split("\\.");
        return Arrays.stream(Class.forName(PACKAGE + parts[0]).getMethods())
                .filter(method -> method.getName().equals(parts[1]))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no public method " + name));
    }

    private static MethodHandle folded(MethodHandle method) throws ReflectiveOperationException {
        MethodType type = MethodType.methodType(long.class, long[].class);
        return MethodHandles.filterReturnValue(
                method, LOOKUP.findStatic(CompiledMethod.class, "fold", type));
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
