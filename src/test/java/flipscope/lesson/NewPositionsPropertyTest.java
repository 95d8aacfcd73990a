package flipscope.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.answer.ExpectedAnswer;
import flipscope.catalogue.Arguments;
import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Traces;
import flipscope.lesson.read.PredictBlock;
import flipscope.predict.Question;
import flipscope.rules.Position;
import flipscope.story.Detail;
import flipscope.story.StepReference;
import flipscope.story.Stops;
import flipscope.testkit.FewTries;
import flipscope.testkit.Packaged;
import flipscope.trace.Trace;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Every question about every technique, on the positions of many numbers. */
class NewPositionsPropertyTest {
    private static final Catalogue CATALOGUE = Packaged.CATALOGUE;
    private static final Traces TRACES = new Traces();
    private static final NewPositions POSITIONS = new NewPositions(TRACES);

    @Provide
    Arbitrary<AskedBlock> questions() {
        return Arbitraries.of(CATALOGUE.techniques())
                .map(technique -> questions(technique))
                .filter(all -> !all.isEmpty())
                .flatMap(Arbitraries::of);
    }

    /** The stages of its example that can be asked for. */
    private static List<AskedBlock> questions(Technique technique) {
        Arguments example = technique.bind(ChosenInputs.EXAMPLE);
        Trace trace = TRACES.of(example);
        return Stops.of(trace, Detail.STAGE).list().stream()
                .flatMap(stop -> Question.of(trace, Detail.STAGE, stop.step()).stream())
                .filter(Question::isWorkedOut)
                .map(question -> block(example, trace, question))
                .toList();
    }

    private static AskedBlock block(Arguments example, Trace trace, Question question) {
        ExpectedAnswer answer = ExpectedAnswer.of(question.correct(), question.view());
        boolean bits = answer.kind() == ExpectedAnswer.Kind.HEX;
        return new PredictBlock(
                new BlockHead("predict", "asked", "", Optional.empty()),
                new Run(example, Map.of()),
                StepReference.name(trace, question.step().index()),
                Detail.STAGE,
                bits ? answer.as(ExpectedAnswer.Kind.BITS) : answer,
                1);
    }

    /** A question that counts how often it is tried on other inputs, and is never as hard there. */
    private static AskedBlock hopeless(AskedBlock written, AtomicInteger tries) {
        return (AskedBlock)
                Proxy.newProxyInstance(
                        AskedBlock.class.getClassLoader(),
                        new Class<?>[] {AskedBlock.class},
                        (proxy, method, arguments) -> {
                            if (method.getName().equals("answerIn")) {
                                tries.incrementAndGet();
                                return Optional.empty();
                            }
                            return method.getName().equals("equals")
                                    ? proxy == arguments[0]
                                    : method.invoke(written, arguments);
                        });
    }

    @Example
    void aClassTriesAQuestionSomeTwentyTimesAndGivesItUp() {
        AtomicInteger tries = new AtomicInteger();
        AskedBlock question =
                hopeless(questions(CATALOGUE.find("reversi/flips/halves").get()).get(0), tries);
        NewPositions positions = new NewPositions(TRACES);
        for (int student = 1; student <= 24; student++) {
            assertThat(positions.of(question, student)).isEmpty();
        }
        assertThat(tries.get()).isBetween(1, 20);
    }

    @Property(tries = 400)
    @FewTries(100)
    void theAnswerIsNeitherEmptyNorGiven(
            @ForAll("questions") AskedBlock written, @ForAll @IntRange(min = 1) int number) {
        POSITIONS.of(written, number).ifPresent(made -> checkFair(written, made));
    }

    private static void checkFair(AskedBlock written, AskedBlock made) {
        Arguments inputs = made.run().orElseThrow().arguments();
        Question question = ((PredictBlock) made).question(TRACES.of(inputs)).orElseThrow();
        assertThat(question.correct()).isEqualTo(made.answer().word());
        assertThat(question.isWorkedOut()).isTrue();
        if (!made.answer().isTruth()) {
            assertThat(made.answer().drawn()).isNotZero();
        }
        assertThat(made.answer().kind()).isEqualTo(written.answer().kind());
        assertThat(inputs.position().map(Position::toMove))
                .isEqualTo(
                        written.run().orElseThrow().arguments().position().map(Position::toMove));
    }

    @Property(tries = 100)
    @FewTries(25)
    void aNumberIsTheSamePositionForEveryone(
            @ForAll("questions") AskedBlock written, @ForAll @IntRange(min = 1) int number) {
        NewPositions anew = new NewPositions(new Traces());
        assertThat(inputs(anew.of(written, number)))
                .isEqualTo(inputs(POSITIONS.of(written, number)));
    }

    private static Optional<Map<String, String>> inputs(Optional<AskedBlock> made) {
        return made.flatMap(AskedBlock::run).map(run -> run.arguments().query());
    }

    /** All but those where some twenty tries find none: of fixed numbers, and of rare boards. */
    @Example
    void nearlyEveryQuestionHasOtherPositions() {
        List<AskedBlock> all =
                CATALOGUE.techniques().stream().flatMap(each -> questions(each).stream()).toList();
        List<String> without =
                all.stream()
                        .filter(each -> POSITIONS.of(each, 1).isEmpty())
                        .map(each -> each.run().orElseThrow().technique().id() + " " + each.at())
                        .toList();
        assertThat(without)
                .containsExactly(
                        "clinic/reach-after line.3-3",
                        "clinic/start-position others",
                        "scorefour/reach-after line.3-3",
                        "scorefour/threats-after wanted.3",
                        "scorefour/threats-after return",
                        "reversi/stable/edges full.2");
    }
}
