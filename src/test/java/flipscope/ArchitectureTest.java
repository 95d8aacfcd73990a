package flipscope;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import flipscope.rules.NaiveRules;
import flipscope.testkit.ProjectFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Arrows run down only: from a package to those that stand below it in {@link #FLOORS}. */
@AnalyzeClasses(packages = "flipscope", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
    private static final Path SOURCES = Path.of("src/main/java");

    /** From the ground up. Packages of one floor stand apart: none knows another. */
    private static final List<Set<String>> FLOORS =
            List.of(
                    Set.of("core", "trace", "text", "work"),
                    Set.of("trace.parse", "rules", "core.chess"),
                    Set.of("trace.edit", "trace.origin"),
                    Set.of("trace.run"),
                    Set.of("notation", "engine.pattern"),
                    Set.of("opening", "engine", "catalogue"),
                    Set.of("engine.scorefour", "puzzle", "gtp"),
                    Set.of("match"),
                    Set.of("story"),
                    Set.of("story.motion"),
                    Set.of("predict"),
                    Set.of("answer"),
                    Set.of("judge"),
                    Set.of("scratch.read"),
                    Set.of("scratch"),
                    Set.of("lesson"),
                    Set.of("lesson.read"),
                    Set.of("sheet"),
                    Set.of("web.exchange"),
                    Set.of("web.address"),
                    Set.of("web.page"),
                    Set.of("web.engine", "web.game", "web.draw", "web.code", "web.docs"),
                    Set.of("web.turn", "web.cube"),
                    Set.of("web.trace.request"),
                    Set.of("web.step"),
                    Set.of("web.question", "web.trace.code", "web.trace.change", "web.trace.why"),
                    Set.of("web.trace.head"),
                    Set.of("web.trace.overview", "web.trace.predict", "web.trace.board"),
                    Set.of("web.trace"),
                    Set.of("web.figure", "web.api"),
                    Set.of("web.write"),
                    Set.of("web.play.bits"),
                    Set.of("web.play", "web.compare", "web.scorefour", "web.bits"),
                    Set.of("web.play.analysis", "web.play.puzzle", "web.play.own"),
                    Set.of("web.play.opening"),
                    Set.of("web.lesson.bench"),
                    Set.of("web.share"),
                    Set.of("web.lesson"),
                    Set.of("web.sheet"),
                    Set.of("web"),
                    Set.of("server.guard", "server.bench", "browser.instead"),
                    Set.of("server", "browser"),
                    Set.of("browser.build"),
                    Set.of("export"),
                    Set.of("command"));

    @ArchTest
    static void arrowsRunDown(JavaClasses product) {
        for (int floor = 0; floor < FLOORS.size(); floor++) {
            for (String each : FLOORS.get(floor)) {
                String[] below = packages(FLOORS.subList(0, floor), each);
                classes()
                        .that()
                        .resideInAPackage("flipscope." + each)
                        .should()
                        .onlyDependOnClassesThat(outsideOf("flipscope").or(residingIn(below)))
                        .check(product);
            }
        }
    }

    @ArchTest
    static void everyPackageHasItsFloor(JavaClasses product) {
        Set<String> known =
                FLOORS.stream()
                        .flatMap(Set::stream)
                        .map(name -> "flipscope." + name)
                        .collect(toSet());
        assertThat(product.stream().map(JavaClass::getPackageName).distinct())
                .allMatch(name -> name.equals("flipscope") || known.contains(name));
    }

    @ArchTest
    static final ArchRule NO_CIRCLES =
            slices().matching("flipscope.(**)").should().beFreeOfCycles();

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

    /** Whoever carries requests, pages do not know him. */
    @ArchTest
    static final ArchRule PAGES_KNOW_NO_SERVER =
            noClasses()
                    .that()
                    .resideOutsideOfPackages("flipscope.server..", "flipscope.command..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage("io.javalin..", "org.eclipse.jetty..", "jakarta.servlet..");

    @ArchTest
    static final ArchRule PAGES_WAIT_FOR_NOTHING =
            noClasses()
                    .that()
                    .resideInAPackage("flipscope.web..")
                    .should()
                    .dependOnClassesThat()
                    .belongToAnyOf(CompletableFuture.class, ExecutorService.class);

    /** Annotations of the source alone leave no trace in the compiled classes: read the text. */
    @Test
    void coreImportsNothingElse() {
        assertThat(javaFiles(SOURCES.resolve("flipscope/core")).flatMap(ArchitectureTest::imports))
                .isNotEmpty()
                .allMatch(
                        name ->
                                name.startsWith("java.lang.")
                                        || name.startsWith("flipscope.core."));
    }

    /** Addresses name the classes of the algorithms without their packages. */
    @Test
    void noTwoClassesOfCoreShareASimpleName() {
        Map<String, Set<Path>> byName =
                javaFiles(SOURCES.resolve("flipscope/core"))
                        .filter(file -> !isPackageInfo(file))
                        .collect(groupingBy(file -> file.getFileName().toString(), toPaths()));
        assertThat(byName.values()).allMatch(files -> files.size() == 1);
    }

    @Test
    void everyPackageSaysWhatItIsFor() {
        Stream<Path> folders = javaFiles(SOURCES).map(Path::getParent).distinct();
        assertThat(folders).allMatch(folder -> Files.exists(folder.resolve("package-info.java")));
    }

    /** What is different for a second game follows from values: its layout, its kinds of pieces. */
    @Test
    void nothingAsksWhetherTheGameIsChess() {
        Pattern asks =
                Pattern.compile("\\bCHESS\\b(?!\\()|\"chess\"\\)?\\.equals|equals\\(\"chess\"\\)");
        Stream<Path> product =
                Stream.of(SOURCES, Path.of("templates"))
                        .flatMap(folder -> ProjectFiles.below(folder, ""));
        assertThat(product.filter(file -> asks.matcher(ProjectFiles.text(file)).find())).isEmpty();
        assertThat(asks.matcher("if (board == SmallBoard.CHESS) {").find()).isTrue();
        assertThat(asks.matcher("@if(view.kind().equals(\"chess\"))").find()).isTrue();
    }

    private static java.util.stream.Collector<Path, ?, Set<Path>> toPaths() {
        return mapping(file -> file, toSet());
    }

    private static boolean isPackageInfo(Path file) {
        return file.endsWith("package-info.java");
    }

    private static String[] packages(List<Set<String>> below, String own) {
        return Stream.concat(below.stream().flatMap(Set::stream), Stream.of(own))
                .map(name -> "flipscope." + name)
                .toArray(String[]::new);
    }

    private static DescribedPredicate<JavaClass> outsideOf(String root) {
        return DescribedPredicate.not(JavaClass.Predicates.resideInAPackage(root + ".."));
    }

    private static DescribedPredicate<JavaClass> residingIn(String... packages) {
        return JavaClass.Predicates.resideInAnyPackage(packages);
    }

    private static Stream<Path> javaFiles(Path folder) {
        return ProjectFiles.below(folder, ".java");
    }

    private static Stream<String> imports(Path file) {
        return ProjectFiles.text(file)
                .lines()
                .filter(line -> line.startsWith("import "))
                .map(line -> line.replaceFirst("^import (static )?", ""));
    }
}
