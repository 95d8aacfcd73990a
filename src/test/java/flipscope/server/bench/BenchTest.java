package flipscope.server.bench;

import static java.util.concurrent.CompletableFuture.supplyAsync;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.lesson.Lesson;
import flipscope.sheet.Classroom;
import flipscope.testkit.Packaged;
import flipscope.trace.Table;
import flipscope.trace.Value;
import flipscope.trace.Word;
import flipscope.web.lesson.bench.Measured;
import flipscope.web.lesson.bench.Measurement;
import flipscope.web.lesson.bench.Measurement.Machine;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class BenchTest {
    private static final Catalogue CATALOGUE = Packaged.CATALOGUE;
    private static final List<Technique> LEFT_AND_SHIFTS =
            techniques("reversi/mobility/left", "reversi/mobility/shifts");

    /** No machine is too slow: the measurement itself ends. */
    private static final Duration FOREVER = Duration.ofDays(1);

    private static final Executor EACH = task -> new Thread(task, "waiting").start();

    private static List<Technique> techniques(String... ids) {
        return Stream.of(ids).map(id -> CATALOGUE.find(id).orElseThrow()).toList();
    }

    @Test
    void everyCompiledMethodAnswersAsTheEvaluatedOne() throws Throwable {
        for (Technique technique : CATALOGUE.techniques()) {
            var inputs = technique.bind(ChosenInputs.EXAMPLE);
            long[] numbers = new long[MeasuredLoop.STRIDE];
            for (int index = 0; index < inputs.words().size(); index++) {
                numbers[index] = inputs.words().get(index).bits();
            }
            Value evaluated = CATALOGUE.program().run(technique.method(), inputs.values());

            long compiled =
                    (long)
                            MethodTimer.compiled(technique)
                                    .invokeExact(numbers[0], numbers[1], numbers[2], numbers[3]);

            assertThat(compiled).as(technique.id()).isEqualTo(number(evaluated));
        }
    }

    private static long number(Value value) {
        return value instanceof Table table
                ? number(table.elements().get(0)) ^ number(table.elements().get(1))
                : ((Word) value).bits();
    }

    @Test
    void everyTechniqueHasACostAndTheSlowestIsTheHighest() {
        Measurement measured = Bench.of(LEFT_AND_SHIFTS);

        double left = measured.costs().get(0);
        double shifts = measured.costs().get(1);
        assertThat(left).isPositive();
        assertThat(shifts).isPositive();
        assertThat(measured.times(0)).isEqualTo(Math.max(left, shifts) / left, within(0.0));
    }

    @Test
    void fewWaitForAMeasurement() throws InterruptedException {
        try (TimedBenches benches = new TimedBenches()) {
            CountDownLatch waiting = new CountDownLatch(TimedBenches.MOST_WAITING);
            CompletableFuture<String> made =
                    new CompletableFuture<>() {
                        @Override
                        public String get(long time, TimeUnit unit)
                                throws InterruptedException, ExecutionException, TimeoutException {
                            waiting.countDown();
                            return super.get(time, unit);
                        }
                    };
            List<CompletableFuture<Optional<String>>> patient =
                    Stream.generate(() -> supplyAsync(() -> benches.await(made, FOREVER), EACH))
                            .limit(TimedBenches.MOST_WAITING)
                            .toList();
            waiting.await();
            assertThat(benches.await(made, FOREVER)).as("one more").isEmpty();
            made.complete("made");
            assertThat(patient).allSatisfy(each -> assertThat(each.join()).contains("made"));
            assertThat(benches.await(made, Duration.ZERO)).contains("made");
        }
    }

    @Test
    void boardsAreTheSameEveryTimeAndHaveMovesThatCanBePlayed() {
        Technique flips = CATALOGUE.find("reversi/flips/core").orElseThrow();

        long[] boards = BenchPositions.of(flips);

        assertThat(boards)
                .hasSize(BenchPositions.COUNT * MeasuredLoop.STRIDE)
                .isEqualTo(BenchPositions.of(flips));
        for (int at = 0; at < boards.length; at += MeasuredLoop.STRIDE) {
            assertThat(boards[at] & boards[at + 1]).isZero();
            assertThat(Long.bitCount(boards[at + 2])).isOne();
            assertThat((boards[at] | boards[at + 1]) & boards[at + 2]).isZero();
        }
    }

    @Test
    void aMeasurementIsBegunWhenItIsAskedForAndMadeOnce() {
        try (TimedBenches benches = new TimedBenches()) {
            assertThat(benches.of(LEFT_AND_SHIFTS, Duration.ZERO)).isEmpty();

            var made = benches.of(LEFT_AND_SHIFTS, FOREVER);

            assertThat(made).isPresent();
            assertThat(benches.of(LEFT_AND_SHIFTS, Duration.ZERO)).isEqualTo(made);
        }
    }

    @Test
    void whatABusyMachineMeasuredIsSoonMeasuredAgain() {
        Measurement rough = new Measurement(List.of(), false, Machine.here());
        Measurement settled = new Measurement(List.of(), true, Machine.here());

        assertThat(TimedBenches.kept(List.of(), rough))
                .isPositive()
                .isLessThan(TimedBenches.kept(List.of(), settled).dividedBy(10));
    }

    @Test
    void whatLessonsWantIsMeasuredBeforeTheyAreWritten() {
        Lesson lesson = Classroom.LIBRARY.find("counting-bits").orElseThrow();
        Measured measured = MeasuredHere.of(List.of(lesson, lesson));
        assertThat(measured.day()).matches("\\d{4}-\\d\\d-\\d\\d");
        assertThat(measured.known()).hasSize(1);
        measured.known()
                .forEach(
                        (ids, made) ->
                                assertThat(made.costs())
                                        .hasSameSizeAs(ids)
                                        .allMatch(cost -> cost > 0));
    }
}
