package flipscope;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import flipscope.rules.NaiveRules;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Arrows run down only: web, lesson, predict, story, then catalogue and engine, then trace and
 * notation, rules, core.
 */
@AnalyzeClasses(packages = "flipscope", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule ARROWS_RUN_DOWN =
            layeredArchitecture()
                    .consideringOnlyDependenciesInLayers()
                    .layer("core")
                    .definedBy("flipscope.core..")
                    .layer("rules")
                    .definedBy("flipscope.rules..")
                    .layer("notation")
                    .definedBy("flipscope.notation..")
                    .layer("trace")
                    .definedBy("flipscope.trace..")
                    .layer("text")
                    .definedBy("flipscope.text..")
                    .layer("opening")
                    .definedBy("flipscope.opening..")
                    .layer("engine")
                    .definedBy("flipscope.engine..")
                    .optionalLayer("catalogue")
                    .definedBy("flipscope.catalogue..")
                    .optionalLayer("story")
                    .definedBy("flipscope.story..")
                    .layer("predict")
                    .definedBy("flipscope.predict..")
                    .layer("lesson")
                    .definedBy("flipscope.lesson..")
                    .layer("web")
                    .definedBy("flipscope.web..")
                    .layer("command line")
                    .definedBy("flipscope.command..", "flipscope")
                    .whereLayer("core")
                    .mayNotAccessAnyLayer()
                    .whereLayer("trace")
                    .mayNotAccessAnyLayer()
                    .whereLayer("text")
                    .mayNotAccessAnyLayer()
                    .whereLayer("rules")
                    .mayOnlyAccessLayers("core")
                    .whereLayer("notation")
                    .mayOnlyAccessLayers("rules", "core")
                    .whereLayer("opening")
                    .mayOnlyAccessLayers("notation", "rules", "core")
                    .whereLayer("engine")
                    .mayOnlyAccessLayers("notation", "rules", "core")
                    .whereLayer("catalogue")
                    .mayOnlyAccessLayers("trace", "notation", "rules", "core")
                    .whereLayer("story")
                    .mayOnlyAccessLayers(
                            "catalogue", "engine", "trace", "notation", "rules", "core", "text")
                    .whereLayer("predict")
                    .mayOnlyAccessLayers("story", "trace", "rules", "text")
                    .whereLayer("lesson")
                    .mayOnlyAccessLayers(
                            "predict",
                            "story",
                            "catalogue",
                            "engine",
                            "trace",
                            "notation",
                            "rules",
                            "core",
                            "text")
                    .whereLayer("web")
                    .mayOnlyBeAccessedByLayers("command line")
                    .whereLayer("command line")
                    .mayNotBeAccessedByAnyLayer();

    @ArchTest
    static final ArchRule CORE_NEEDS_NOTHING =
            classes()
                    .that()
                    .resideInAPackage("flipscope.core..")
                    .should()
                    .onlyDependOnClassesThat()
                    .resideInAnyPackage("java.lang", "java.lang.annotation", "flipscope.core..");

    @ArchTest
    static final ArchRule THE_ORACLE_SHARES_NOTHING_WITH_WHAT_IT_CHECKS =
            noClasses()
                    .that()
                    .belongToAnyOf(NaiveRules.class)
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage("flipscope.core..");

    /**
     * Annotations that only the source shows leave no trace in the compiled classes, so the text is
     * read too.
     */
    @Test
    void coreImportsNothingElse() throws IOException {
        assertThat(importsOfCore())
                .isNotEmpty()
                .allMatch(
                        name ->
                                name.startsWith("java.lang.")
                                        || name.startsWith("flipscope.core."));
    }

    private static List<String> importsOfCore() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/java/flipscope/core"))) {
            return files.filter(Files::isRegularFile).flatMap(ArchitectureTest::imports).toList();
        }
    }

    private static Stream<String> imports(Path file) {
        try {
            return Files.readAllLines(file).stream()
                    .filter(line -> line.startsWith("import "))
                    .map(line -> line.replaceFirst("^import (static )?", ""));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
