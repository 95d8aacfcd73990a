package flipscope.lesson;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.NewInputs;
import flipscope.catalogue.Traces;
import flipscope.story.BitNames;
import java.util.Optional;

/**
 * Asks questions on other positions. For each number it is the first of a series on which the
 * question is as hard as on its own.
 */
public record NewPositions(Traces traces) {
    /** The question on the position of a number; empty if it is asked on its own only. */
    public Optional<AskedBlock> of(AskedBlock written, long number) {
        return written.run().stream()
                .filter(run -> written.least() > 0)
                .flatMap(run -> new NewInputs(run.arguments(), number).series())
                .flatMap(inputs -> on(written, inputs).stream())
                .findFirst();
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
