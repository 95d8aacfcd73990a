package flipscope.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import flipscope.catalogue.Technique.From;
import flipscope.testkit.Packaged;
import flipscope.trace.SourceFile;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CatalogueTest {
    private static final Catalogue CATALOGUE = Packaged.CATALOGUE;

    @Test
    void holdsEveryRow() {
        assertThat(Packaged.techniques())
                .extracting(Technique::id)
                .containsExactlyInAnyOrder(
                        "bits/place",
                        "bits/lowest",
                        "bits/carry-run",
                        "popcount/stages",
                        "popcount/hardware",
                        "reversi/mobility/left",
                        "reversi/mobility/shifts",
                        "reversi/mobility/carry",
                        "reversi/mobility/core",
                        "reversi/flips/loop",
                        "reversi/flips/two-fills",
                        "reversi/flips/core",
                        "reversi/move/apply",
                        "bits/index",
                        "bits/each",
                        "popcount/subtract",
                        "popcount/halves",
                        "popcount/clear-lowest",
                        "reversi/mobility/mini",
                        "reversi/mobility/halves",
                        "reversi/mobility/prefix",
                        "reversi/mobility/kogge-stone",
                        "reversi/flips/carry",
                        "reversi/flips/halves",
                        "tictactoe/lines",
                        "tictactoe/list",
                        "scorefour/win",
                        "scorefour/list",
                        "scorefour/drop",
                        "scorefour/legal",
                        "scorefour/ground",
                        "scorefour/reach",
                        "scorefour/reach-after",
                        "scorefour/hash",
                        "reversi/potential/core",
                        "reversi/stable/corners",
                        "reversi/stable/edges",
                        "reversi/regions/odd",
                        "reversi/regions/quarters",
                        "reversi/pattern/digits",
                        "reversi/pattern/table",
                        "clinic/mobility-right-mask",
                        "clinic/flips-edge-anchor",
                        "clinic/tictactoe-columns",
                        "clinic/start-position",
                        "scorefour/move",
                        "scorefour/threats",
                        "scorefour/threats-after",
                        "scorefour/hash-update",
                        "scorefour/worth",
                        "clinic/flips-own-anchor",
                        "clinic/legal-sign",
                        "clinic/hash-undo",
                        "clinic/reach-after",
                        "chess/knight",
                        "chess/king",
                        "chess/file-attacks",
                        "chess/fill",
                        "chess/bishop-fill",
                        "chess/lowest-index",
                        "chess/kindergarten",
                        "chess/magic-bishop",
                        "chess/magic-search",
                        "clinic/king-mask",
                        "clinic/int-square",
                        "clinic/magic-sign");
    }

    /** What each slip falls short of, on the same inputs. */
    @Test
    void everySlipHasItsRightForm() {
        for (Technique technique : Packaged.techniques()) {
            boolean slip = technique.id().startsWith("clinic/");
            assertThat(technique.correctForm().isEmpty()).as(technique.id()).isEqualTo(!slip);
            if (slip) {
                Technique right = CATALOGUE.find(technique.correctForm()).orElseThrow();
                assertThat(right.inputs()).isEqualTo(technique.inputs());
                assertThat(right.family()).isEqualTo(technique.family());
                assertThat(right.afterMove()).isEqualTo(technique.afterMove());
                assertThat(example(right, technique.bind(ChosenInputs.EXAMPLE)).result())
                        .isNotEqualTo(example(technique).result());
            }
        }
    }

    /** Addresses that name it are led on. */
    @Test
    void whatWasWithdrawnHasASuccessorAndIsNoMore() {
        assertThat(CATALOGUE.find("clinic/legal-shift")).isEmpty();
        for (String typed : List.of("clinic/legal-shift", "scorefour/lega")) {
            assertThat(CATALOGUE.nearest(typed).orElseThrow().id()).isEqualTo("scorefour/legal");
        }
        assertThat(CATALOGUE.successor("clinic/legal-shift").orElseThrow().id())
                .isEqualTo("scorefour/legal");
        assertThat(CATALOGUE.successor("scorefour/lega")).isEmpty();
        assertThat(CATALOGUE.successor("")).isEmpty();
    }

    @Test
    void readsTheVeryTextThatWasCompiled() throws Exception {
        for (SourceFile source : CATALOGUE.sources()) {
            assertThat(source.text())
                    .isEqualTo(Files.readString(Path.of("src/main/java", source.name())));
        }
    }

    @Test
    void theEngineRunsOneMobilityAndOneFlips() {
        assertThat(Packaged.techniques().stream().filter(Technique::engine).map(Technique::id))
                .contains("reversi/mobility/core", "reversi/flips/core");
    }

    /** "The engine runs this" is said of a method that the engine calls, and of no other. */
    @Test
    void theEngineCallsWhatItIsSaidToRun() {
        Set<String> called =
                new ClassFileImporter()
                                .withImportOption(new DoNotIncludeTests())
                                .importPackages("flipscope.engine")
                                .stream()
                                .flatMap(each -> each.getMethodCallsFromSelf().stream())
                                .map(JavaMethodCall::getTarget)
                                .filter(each -> each.getOwner().getPackageName().endsWith(".core"))
                                .map(each -> each.getOwner().getSimpleName() + "." + each.getName())
                                .collect(Collectors.toSet());
        for (Technique technique : Packaged.techniques()) {
            assertThat(technique.engine())
                    .as(technique.id())
                    .isEqualTo(called.contains(technique.method().name()));
        }
    }

    @Test
    void findsByIdAndGuessesWhatWasMeant() {
        assertThat(CATALOGUE.find("reversi/mobility/left").orElseThrow().method().name())
                .isEqualTo("Mobility.left");
        assertThat(CATALOGUE.find("reversi/mobility/lift")).isEmpty();
        assertThat(CATALOGUE.nearest("mobility/cary").orElseThrow().id())
                .isEqualTo("reversi/mobility/carry");
    }

    @Test
    void refusesTwoAlgorithmsOfOneName() {
        String twice =
                """
                final class Twice {
                    private Twice() {}
                    @Algorithm(id = "a", title = "t", family = "f", summary = "s", origin = "o", example = "x=1")
                    static int one(int x) {
                        return x + 1;
                    }
                    @Algorithm(id = "a", title = "t", family = "f", summary = "s", origin = "o", example = "x=1")
                    static int two(int x) {
                        return x + 2;
                    }
                }
                """;
        assertThatThrownBy(() -> Catalogue.of(List.of(new SourceFile("Twice.java", twice))))
                .hasMessage("two algorithms are called a: Twice.one and Twice.two");
    }

    @ParameterizedTest
    @MethodSource(Packaged.TECHNIQUES)
    void saysWhatItIs(Technique technique) {
        assertThat(technique.title()).isNotBlank().hasSizeLessThan(50).doesNotEndWith(".");
        assertThat(technique.summary()).isNotBlank().hasSizeLessThan(70).doesNotEndWith(".");
        assertThat(technique.family()).isNotBlank();
        assertThat(technique.origin()).matches("(S\\d, )*S\\d|classic|beyond|ours");
        assertThat(technique.id()).matches("[a-z]+(/[a-z-]+)+");
    }

    /** Addresses name a method without its parameters. */
    @ParameterizedTest
    @MethodSource(Packaged.TECHNIQUES)
    void isTheOnlyMethodOfItsName(Technique technique) throws Exception {
        String[] path = technique.method().file().name().split("[./]");
        String type = String.join(".", Arrays.copyOf(path, path.length - 1));
        assertThat(Class.forName(type).getDeclaredMethods())
                .filteredOn(each -> technique.method().name().endsWith("." + each.getName()))
                .hasSize(1);
    }

    @ParameterizedTest
    @MethodSource(Packaged.TECHNIQUES)
    void hasAnExampleThatBinds(Technique technique) {
        Arguments arguments = technique.bind(ChosenInputs.EXAMPLE);
        assertThat(arguments.words()).hasSameSizeAs(technique.inputs());
        assertThat(arguments.position().isPresent()).isEqualTo(technique.takes(From.POSITION));
        assertThat(arguments.move().isPresent()).isEqualTo(technique.takes(From.MOVE));
    }

    @ParameterizedTest
    @MethodSource(Packaged.TECHNIQUES)
    void hasAFewTitledStages(Technique technique) {
        Trace trace = example(technique);
        assertThat(trace.stages()).hasSizeBetween(1, 9);
        assertThat(trace.stages()).allSatisfy(stage -> assertThat(stage.title()).isNotBlank());
        assertThat(trace.calls())
                .allSatisfy(
                        call -> {
                            assertThat(call.stages()).hasSizeBetween(1, 9);
                            assertThat(call.stages())
                                    .allSatisfy(stage -> assertThat(stage.title()).isNotBlank());
                        });
    }

    @ParameterizedTest
    @MethodSource(Packaged.TECHNIQUES)
    void explainsEveryStatement(Technique technique) {
        assertThat(example(technique).steps())
                .filteredOn(Step::last)
                .allSatisfy(step -> assertThat(step.site().caption()).as(step.text()).isNotBlank());
    }

    @ParameterizedTest
    @MethodSource(Packaged.TECHNIQUES)
    void countsItsOperations(Technique technique) {
        Trace trace = example(technique);
        long counted = trace.steps().stream().filter(Step::counted).count();
        assertThat(trace.counts().total()).isEqualTo((int) counted);
        assertThat(trace.counts().byKind().values().stream().mapToInt(Integer::intValue).sum())
                .isEqualTo(trace.counts().total());
        assertThat(trace.counts().depth()).isBetween(0, trace.counts().total());
    }

    @Test
    void everyTechniqueHasItsOwnPlaceOnThePathOfItsSubject() {
        assertThat(Packaged.techniques())
                .extracting(Technique::path)
                .doesNotHaveDuplicates()
                .allMatch(path -> path > 100);
        for (Technique technique : Packaged.techniques()) {
            List<Technique> path = CATALOGUE.path(technique.subject());
            assertThat(path).contains(technique);
            assertThat(path).extracting(each -> each.path() / 100).containsOnly(hundreds(path));
            assertThat(path).extracting(Technique::isSlip).as("slips stand last").isSorted();
        }
    }

    private static int hundreds(List<Technique> path) {
        return path.get(0).path() / 100;
    }

    @Test
    void thePathOfLegalMovesLeadsFromOneDirectionToWhatTheEngineRuns() {
        assertThat(CATALOGUE.path("mobility"))
                .filteredOn(each -> !each.isSlip())
                .extracting(each -> each.id().replace("reversi/mobility/", ""))
                .containsExactly(
                        "mini",
                        "left",
                        "carry",
                        "shifts",
                        "halves",
                        "prefix",
                        "kogge-stone",
                        "core");
    }

    @ParameterizedTest
    @MethodSource(Packaged.TECHNIQUES)
    void opensOnAnExampleWithSomethingOnIt(Technique technique) {
        assertThat(technique.bind(ChosenInputs.EXAMPLE).words())
                .allSatisfy(word -> assertThat(word.bits()).isNotZero());
        assertThat(example(technique).steps()).hasSizeGreaterThan(0);
    }

    private static Trace example(Technique technique) {
        return example(technique, technique.bind(ChosenInputs.EXAMPLE));
    }

    private static Trace example(Technique technique, Arguments arguments) {
        return CATALOGUE.program().trace(technique.method(), arguments.values());
    }
}
