package flipscope.web.trace.predict;

import flipscope.catalogue.NewInputs;
import flipscope.rules.Position;
import flipscope.web.address.ProblemException;
import flipscope.web.step.TracedRuns;
import flipscope.web.trace.request.TraceInputs;
import flipscope.web.trace.request.TraceOptions;
import flipscope.web.trace.request.TraceRequest;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Random inputs for questions. On other pages {@code random:SEED} is any position or number; for a
 * question it is the first of a fixed series of them on which the answer is not obvious.
 */
public record FairPositions(TracedRuns runs) {
    /** Positions with fewer discs are skipped, unless the request sets the number of discs. */
    private static final int FEWEST = 12;

    /** How many inputs are tried. */
    private static final int MOST = NewInputs.MOST;

    /** How many are drawn to find so many. */
    private static final int MOST_DRAWN = 10 * MOST;

    /**
     * The inputs found, with their seed, for a question with random ones; any others are returned
     * unchanged.
     */
    public TraceInputs of(TraceInputs inputs) {
        return inputs.options().question().predict() && inputs.random().isPresent()
                ? found(inputs)
                : inputs;
    }

    private TraceInputs found(TraceInputs inputs) {
        boolean chosen =
                inputs.randomPosition().filter(random -> random.discs().isEmpty()).isEmpty();
        return possible(inputs, chosen ? 0 : FEWEST)
                .filter(this::isFair)
                .findFirst()
                .or(() -> possible(inputs, 0).findFirst())
                .orElseGet(() -> inputs.turned(0));
    }

    /** Those to try. One on which the given move would lie on a disc costs nothing. */
    private static Stream<TraceInputs> possible(TraceInputs inputs, int fewest) {
        return IntStream.range(0, MOST_DRAWN)
                .mapToObj(inputs::turned)
                .filter(each -> request(each).filter(at -> discs(at) >= fewest).isPresent())
                .limit(MOST);
    }

    private static int discs(TraceRequest at) {
        return at.arguments().position().map(Position::discs).orElse(0);
    }

    private boolean isFair(TraceInputs inputs) {
        TraceOptions asked = inputs.options();
        TraceRequest each = request(inputs).orElseThrow();
        QuestionSequence questions =
                new QuestionSequence(
                        runs.trace(each.arguments(), each.edit()),
                        each.link(),
                        asked.step(),
                        asked.question());
        return questions.isFair(asked.at(), asked.question().part() - 1);
    }

    /** Empty if the given move would lie on a disc. */
    private static Optional<TraceRequest> request(TraceInputs inputs) {
        try {
            return Optional.of(inputs.request());
        } catch (ProblemException impossible) {
            return Optional.empty();
        }
    }
}
