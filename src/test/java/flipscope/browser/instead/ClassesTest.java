package flipscope.browser.instead;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.browser.build.Substitutes;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ClassesTest {
    private static final String HERE = ClassesTest.class.getPackageName();

    static List<String> replaced() {
        return Substitutes.names();
    }

    /** What is called in the JDK's class can be called in ours. */
    @ParameterizedTest
    @MethodSource("replaced")
    void everyMethodIsOneOfTheOriginal(String name) throws ClassNotFoundException {
        Class<?> original = Class.forName(name);
        Class<?> ours = Class.forName(HERE + name.substring(name.lastIndexOf('.')));
        List<String> known = Arrays.stream(original.getMethods()).map(ClassesTest::head).toList();
        for (Method each : ours.getDeclaredMethods()) {
            if (Modifier.isPublic(each.getModifiers()) && !each.isSynthetic()) {
                assertThat(known).as(name).contains(head(each));
            }
        }
    }

    /** Its name and its types without their packages. */
    private static String head(Method method) {
        return method.getName()
                + Arrays.stream(method.getParameterTypes()).map(Class::getSimpleName).toList();
    }

    @Test
    void hexadecimalDigits() {
        for (long each : new long[] {0, 1, -1, 0xCAFE, Long.MIN_VALUE}) {
            java.util.HexFormat upper = java.util.HexFormat.of().withUpperCase();
            HexFormat ours = HexFormat.of().withUpperCase();
            assertThat(ours.toHexDigits(each)).isEqualTo(upper.toHexDigits(each));
            assertThat(ours.toHexDigits((int) each)).isEqualTo(upper.toHexDigits((int) each));
            assertThat(ours.toHexDigits((byte) each)).isEqualTo(upper.toHexDigits((byte) each));
            assertThat(ours.toHexDigits(each, 5)).isEqualTo(upper.toHexDigits(each, 5));
        }
        byte[] bytes = {1, -2, 127};
        assertThat(HexFormat.of().formatHex(bytes))
                .isEqualTo(java.util.HexFormat.of().formatHex(bytes));
        assertThat(HexFormat.isHexDigit('f')).isTrue();
        assertThat(HexFormat.isHexDigit('g')).isFalse();
    }

    @Test
    void wordsOfJava() {
        for (String each : List.of("long", "_", "var", "record", "true", "x1", "1x", "", "goto")) {
            assertThat(SourceVersion.isKeyword(each))
                    .as(each)
                    .isEqualTo(
                            javax.lang.model.SourceVersion.isKeyword(
                                    each, javax.lang.model.SourceVersion.RELEASE_17));
            assertThat(SourceVersion.isIdentifier(each))
                    .isEqualTo(javax.lang.model.SourceVersion.isIdentifier(each));
        }
    }

    @Test
    void aFutureTellsOfASuccess() {
        List<String> heard = new ArrayList<>();
        CompletableFuture<Integer> future = new CompletableFuture<>();
        CompletableFuture<String> after =
                future.thenApply(each -> each + 1)
                        .thenCompose(each -> CompletableFuture.completedFuture("n" + each))
                        .whenComplete((found, failure) -> heard.add(found + failure));
        after.thenAccept(heard::add);
        assertThat(after.isDone()).isFalse();
        assertThat(future.complete(1)).isTrue();
        assertThat(future.complete(2)).isFalse();
        assertThat(after.join()).isEqualTo("n2");
        assertThat(heard).containsExactly("n2null", "n2");
    }

    @Test
    void aFutureTellsOfAFailure() {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        CompletableFuture<Integer> after = future.thenApply(each -> each).copy();
        IllegalStateException cause = new IllegalStateException("no");
        future.completeExceptionally(cause);
        assertThat(after.isCompletedExceptionally()).isTrue();
        assertThat(after.exceptionally(failure -> failure.getCause() == cause ? 3 : 4).join())
                .isEqualTo(3);
        assertThat(caught(after)).isInstanceOf(CompletionException.class).hasCause(cause);
        CompletableFuture<Integer> cancelled = new CompletableFuture<>();
        cancelled.cancel(false);
        assertThat(cancelled.isCancelled()).isTrue();
        assertThat(caught(cancelled)).isInstanceOf(CancellationException.class);
        assertThat(caught(CompletableFuture.completedFuture(0).thenApply(each -> 1 / each)))
                .hasCauseInstanceOf(ArithmeticException.class);
    }

    private static Throwable caught(CompletableFuture<?> future) {
        try {
            future.join();
        } catch (RuntimeException e) {
            return e;
        }
        return null;
    }

    @Test
    void aCacheForgetsWhatWasNotUsedForLongest() {
        Cache<Integer, Integer> cache =
                Caffeine.newBuilder()
                        .maximumWeight(10)
                        .weigher((Integer key, Integer value) -> value)
                        .build();
        cache.put(1, 4);
        cache.put(2, 4);
        assertThat(cache.get(1, key -> 9)).isEqualTo(4);
        cache.put(3, 4);
        assertThat(cache.getIfPresent(2)).isNull();
        assertThat(cache.getIfPresent(1)).isEqualTo(4);
        assertThat(cache.get(5, key -> null)).isNull();
        cache.put(3, 11);
        assertThat(cache.getIfPresent(3)).isNull();
        LoadingCache<Integer, Integer> loading =
                Caffeine.newBuilder().maximumSize(2).build(key -> key + 1);
        assertThat(loading.get(4)).isEqualTo(5);
    }
}
