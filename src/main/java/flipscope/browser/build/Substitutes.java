package flipscope.browser.build;

import java.util.Set;
import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Tells TeaVM which classes those of {@code instead} stand for. */
public final class Substitutes extends SimpleSubstitutionPolicy {
    private static final String INSTEAD = "flipscope.browser.instead";

    @Override
    public void contribute(SubstitutionSink sink) {
        stand(sink, "java.util", "HexFormat");
        stand(
                sink,
                "java.util.concurrent",
                "CompletableFuture",
                "CompletionException",
                "RejectedExecutionException");
        stand(sink, "java.util.concurrent.locks", "ReentrantLock");
        stand(sink, "javax.lang.model", "SourceVersion");
        stand(
                sink,
                "com.github.benmanes.caffeine.cache",
                "Cache",
                "CacheLoader",
                "Caffeine",
                "LoadingCache",
                "Weigher");
        stand(sink, "org.slf4j", "Logger", "LoggerFactory");
        stand(sink, "flipscope.work", "WorkPool");
        stand(sink, "flipscope.catalogue", "ClasspathFiles");
        stand(sink, "flipscope.trace.parse", "StackBudget");
    }

    private static void stand(SubstitutionSink sink, String folder, String... names) {
        Set<String> simple = Set.of(names);
        sink.selectClasses(inPackage(folder).and(name -> simple.contains(simple(name))))
                .replacePackage(folder, INSTEAD);
    }

    /** Without its package, and without what is inside it. */
    private static String simple(String name) {
        return name.substring(name.lastIndexOf('.') + 1).split("\\$")[0];
    }
}
