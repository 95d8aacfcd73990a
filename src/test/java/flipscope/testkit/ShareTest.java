package flipscope.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Traces;
import flipscope.lesson.Lesson;
import flipscope.lesson.read.LessonTechniques;
import flipscope.lesson.read.Library;
import flipscope.trace.Parameter;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ShareTest {
    private static final List<String> WORDS = List.of("bone", "on", "be", "note", "ten", "it");

    private static List<String> letters(String word) {
        return List.of(word.split(""));
    }

    /** What a share of the algorithms is good for, each asked of the algorithm by itself. */
    private static Stream<Function<Technique, Stream<?>>> sorts() {
        return Stream.of(
                each -> Stream.of(each.family()),
                each -> each.board().stream(),
                each -> each.inputs().stream().map(Technique::from),
                each -> each.inputs().stream().map(Parameter::type),
                each -> each.inputs().stream().map(Parameter::view),
                each -> Stream.of(each.method().result()),
                each -> Stream.of(each.method().resultView()),
                each -> steps(each).map(Step::operator),
                each -> steps(each).map(Step::outcomeView),
                each -> steps(each).map(step -> step.operator() + " " + step.view().shape()));
    }

    private static Stream<Step> steps(Technique technique) {
        Trace trace =
                technique
                        .program()
                        .trace(technique.method(), technique.bind(ChosenInputs.EXAMPLE).values());
        return trace.steps().stream();
    }

    @ParameterizedTest
    @MethodSource("sorts")
    void everyKindOfAlgorithmIsInTheShare(Function<Technique, Stream<?>> sort) {
        assertThat(Share.FEW.stream().flatMap(sort).distinct().toList())
                .containsExactlyInAnyOrderElementsOf(
                        Packaged.techniques().stream().flatMap(sort).distinct().toList());
    }

    @Test
    void theShareOfTheAlgorithmsIsAShareOfThem() {
        assertThat(Share.FEW).doesNotHaveDuplicates().hasSizeLessThan(40);
        assertThat(Packaged.techniques()).containsAll(Share.FEW);
    }

    @Test
    void everyKindOfBlockIsInTheShareOfTheLessons() {
        Library course =
                Library.builtIn(
                        new LessonTechniques(Packaged.CATALOGUE, new Traces(), path -> path));
        List<String> few = Share.few(Packaged.lessons());
        assertThat(few).hasSizeLessThan(12);
        assertThat(kinds(course.all())).hasSizeGreaterThan(9);
        assertThat(kinds(few.stream().map(slug -> course.find(slug).orElseThrow()).toList()))
                .isEqualTo(kinds(course.all()));
        assertThat(Packaged.lessons()).hasSameSizeAs(course.all());
    }

    private static Set<Object> kinds(List<Lesson> lessons) {
        Set<Object> kinds = new HashSet<>();
        lessons.stream()
                .flatMap(lesson -> lesson.blocks().stream())
                .forEach(each -> kinds.add(each.getClass()));
        return kinds;
    }

    @Test
    void aFewHaveEveryKindAndNoneIsThereInVain() {
        List<String> few = Cover.of(WORDS, ShareTest::letters, String::length);
        assertThat(all(few)).isEqualTo(all(WORDS));
        for (String each : few) {
            assertThat(all(few.stream().filter(other -> !other.equals(each)).toList()))
                    .as("without %s", each)
                    .isNotEqualTo(all(WORDS));
        }
    }

    @Test
    void theyAreTheSameEveryTimeAndInTheOrderOfAll() {
        assertThat(Cover.of(WORDS, ShareTest::letters, each -> 1))
                .isEqualTo(Cover.of(WORDS, ShareTest::letters, each -> 1))
                .isEqualTo(WORDS.stream().filter(Set.of("bone", "it")::contains).toList());
    }

    @Test
    void whatTakesLongIsLeftToAll() {
        assertThat(Cover.of(WORDS, ShareTest::letters, each -> each.equals("bone") ? 100 : 1))
                .doesNotContain("bone")
                .contains("be", "it");
    }

    private static Set<String> all(Collection<String> words) {
        Set<String> all = new HashSet<>();
        words.forEach(each -> all.addAll(letters(each)));
        return all;
    }
}
