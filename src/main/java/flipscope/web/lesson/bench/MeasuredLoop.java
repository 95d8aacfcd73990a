package flipscope.web.lesson.bench;

import java.lang.constant.ConstantDescs;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/**
 * One pass of a method over its inputs. This class is a pattern: {@link Pass} defines a copy of it
 * for every method that is measured, so that each copy calls just one method and the compiler puts
 * it into the loop, as it does in the engine's own loops.
 */
final class MeasuredLoop {
    /** How many numbers a call is given; a method that takes fewer leaves the rest. */
    static final int STRIDE = 4;

    /** The method of this copy: {@code (long, long, long, long) -> long}. */
    private static final MethodHandle METHOD = method();

    private MeasuredLoop() {}

    private static MethodHandle method() {
        try {
            return MethodHandles.classData(
                    MethodHandles.lookup(), ConstantDescs.DEFAULT_NAME, MethodHandle.class);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The sum of all results, so that none of them can be left out. */
    static long run(long[] inputs) throws Throwable {
        long all = 0;
        for (int at = 0; at < inputs.length; at += STRIDE) {
            all +=
                    (long)
                            METHOD.invokeExact(
                                    inputs[at], inputs[at + 1], inputs[at + 2], inputs[at + 3]);
        }
        return all;
    }
}
