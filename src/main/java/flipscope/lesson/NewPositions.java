package flipscope.lesson;

import com.github.benmanes.caffeine.cache.Cache;
import flipscope.answer.ExpectedAnswer;
import flipscope.catalogue.Arguments;
import flipscope.catalogue.NewInputs;
import flipscope.catalogue.Traces;
import flipscope.story.BitNames;
import flipscope.work.HeapShare;
import java.util.Optional;

/**
 * Asks questions on other positions. For each number it is the first of a series on which the
 * question is as hard as on its own, and the one of {@link #ALL} where that series has none. Where
 * neither has one, the question is asked on its own position, whatever the number.
 */
public final class NewPositions {
    /** Whose series stands in for those without a position. */
    private static final long ALL = 0;

    /** More than the memory of a question. */
    private static final int BYTES_OF_A_QUESTION = 4_000;

    private final Traces traces;

    /** The places in the series of numbers, since each is asked about at every step of a sheet. */
    private final Cache<Numbered, Optional<Integer>> places =
            HeapShare.QUESTIONS.cache((question, place) -> BYTES_OF_A_QUESTION);

    public NewPositions(Traces traces) {
        this.traces = traces;
    }

    private record Numbered(AskedBlock written, long number) {}

    public Traces traces() {
        return traces;
    }

    /** The question on the position of a number; empty if it is asked on its own only. */
    public Optional<AskedBlock> of(AskedBlock written, long number) {
        return has(written)
                ? found(written, number).or(() -> found(written, ALL))
                : Optional.empty();
    }

    /** Whether a question is asked on other positions at all. */
    public boolean has(AskedBlock written) {
        return written.least() > 0 && written.run().isPresent() && place(written, ALL).isPresent();
    }

    private Optional<AskedBlock> found(AskedBlock written, long number) {
        return place(written, number)
                .flatMap(series(written, number)::get)
                .flatMap(each -> on(written, each));
    }

    private Optional<Integer> place(AskedBlock written, long number) {
        return places.get(
                new Numbered(written, number),
                absent -> series(written, number).first(each -> on(written, each).isPresent()));
    }

    private static NewInputs series(AskedBlock written, long number) {
        return new NewInputs(written.run().orElseThrow().arguments(), number);
    }

    private Optional<AskedBlock> on(AskedBlock written, Arguments inputs) {
        return written.answerIn(traces.of(inputs))
                .filter(answer -> isFair(written, inputs, answer))
                .map(answer -> written.on(new Run(inputs, inputs.query()), answer));
    }

    /** Whether the answer is of the same kind, and takes as much work as the author's. */
    private static boolean isFair(AskedBlock written, Arguments inputs, ExpectedAnswer answer) {
        boolean alike = answer.kind() == written.answer().kind();
        boolean asMuch = !answer.isPressed() || Long.bitCount(answer.drawn()) >= written.least();
        return alike && asMuch && (answer.isTruth() || isWorkedOut(inputs, answer));
    }

    /** Whether the answer is neither empty nor given. */
    private static boolean isWorkedOut(Arguments inputs, ExpectedAnswer answer) {
        return answer.drawn() != 0
                && inputs.words().stream()
                        .mapToLong(given -> BitNames.drawn(given.unsigned(), answer.view()))
                        .noneMatch(given -> given == answer.drawn());
    }
}
