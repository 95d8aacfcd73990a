package flipscope.browser.build;

import java.util.List;
import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Tells TeaVM which classes those of {@code instead} stand for. */
public final class Substitutes extends SimpleSubstitutionPolicy {
    private static final String INSTEAD = "flipscope.browser.instead";

    private static final List<String> NAMES =
            List.of(
                    "com.github.benmanes.caffeine.cache.Cache",
                    "com.github.benmanes.caffeine.cache.CacheLoader",
                    "com.github.benmanes.caffeine.cache.Caffeine",
                    "com.github.benmanes.caffeine.cache.LoadingCache",
                    "com.github.benmanes.caffeine.cache.Weigher",
                    "flipscope.catalogue.ClasspathFiles",
                    "flipscope.trace.parse.StackBudget",
                    "flipscope.web.page.Json",
                    "flipscope.work.WorkPool",
                    "java.text.Normalizer",
                    "java.util.HexFormat",
                    "java.util.concurrent.CompletableFuture",
                    "java.util.concurrent.CompletionException",
                    "java.util.concurrent.RejectedExecutionException",
                    "java.util.concurrent.locks.ReentrantLock",
                    "java.util.zip.CRC32C",
                    "javax.lang.model.SourceVersion",
                    "org.slf4j.Logger",
                    "org.slf4j.LoggerFactory",
                    "tools.jackson.core.JsonGenerator");

    /** The classes that are replaced. */
    public static List<String> names() {
        return NAMES;
    }

    @Override
    public void contribute(SubstitutionSink sink) {
        for (String each : NAMES) {
            sink.selectClasses(name -> name.equals(each) || name.startsWith(each + "$"))
                    .replacePackage(each.substring(0, each.lastIndexOf('.')), INSTEAD);
        }
    }
}
