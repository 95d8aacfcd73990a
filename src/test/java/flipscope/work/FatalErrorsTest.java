package flipscope.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;

class FatalErrorsTest {
    /** Loads one class by itself, until it is told to load no more. */
    private static final class Vanishing extends ClassLoader {
        private boolean gone;

        Vanishing() {
            super(FatalErrors.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            Class<?> known = findLoadedClass(name);
            if (known != null || !name.startsWith("flipscope.")) {
                return known == null ? super.loadClass(name, resolve) : known;
            }
            if (gone) {
                throw new ClassNotFoundException(name);
            }
            try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
                byte[] code = in.readAllBytes();
                return defineClass(name, code, 0, code.length);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    @Test
    void itAsksForNoMemoryWhileItLooksForTheCause() {
        com.sun.management.ThreadMXBean threads =
                (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        Throwable harmless = new IllegalStateException(new IllegalStateException("meant"));
        FatalErrors.endAfter(harmless);
        threads.getCurrentThreadAllocatedBytes();
        long before = threads.getCurrentThreadAllocatedBytes();
        FatalErrors.endAfter(harmless);
        assertThat(threads.getCurrentThreadAllocatedBytes()).isEqualTo(before);
    }

    @Test
    void aStackOverflowIsNoneOfThem() {
        try (Ending ending = new Ending()) {
            FatalErrors.endAfter(new StackOverflowError());
            FatalErrors.endAfter(new IllegalStateException(new StackOverflowError()));
            assertThat(ending.isThere()).isFalse();
            FatalErrors.endAfter(new ExceptionInInitializerError(new StackOverflowError()));
            assertThat(ending.isThere()).as("the class is missing from now on").isTrue();
        }
    }

    @Test
    void whatItNeedsIsThereWhenClassesAreGone() throws ReflectiveOperationException {
        Vanishing classes = new Vanishing();
        Class<?> errors = classes.loadClass(FatalErrors.class.getName());
        Method ending = errors.getDeclaredMethod("ending", IntConsumer.class);
        ending.setAccessible(true);
        List<Integer> ended = new ArrayList<>();
        ending.invoke(null, (IntConsumer) ended::add);
        errors.getMethod("prepare").invoke(null);
        assertThat(ended).as("nothing is wrong yet").isEmpty();
        classes.gone = true;
        errors.getMethod("endAfter", Throwable.class)
                .invoke(null, new IllegalStateException(new NoClassDefFoundError("meant")));
        assertThat(ended).containsExactly(FatalErrors.CODE);
    }
}
