package flipscope.server.bench;

import java.lang.constant.ConstantDescs;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/**
 * Calls a method once for each of its inputs. This class is a template: {@link MethodTimer} defines
 * a hidden copy of it for each measured method, so that each copy calls only one method and the
 * compiler can inline it, as in the engine's own loops.
 */
final class MeasuredLoop {
    /** How many numbers each call gets; a method that takes fewer ignores the rest. */
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

    /** The sum of all results, so that the compiler cannot remove any call. */
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
