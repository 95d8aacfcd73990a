package flipscope.web.trace.predict;

import flipscope.catalogue.NewInputs;
import flipscope.rules.Position;
import flipscope.web.site.ProblemException;
import flipscope.web.trace.request.ChangedCode;
import flipscope.web.trace.request.TraceInputs;
import flipscope.web.trace.request.TraceOptions;
import flipscope.web.trace.request.TraceRequest;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Random inputs for questions. On other pages {@code random:SEED} is any position or number; for a
 * question it is the first of a fixed series of them on which the answer is not obvious.
 */
public record FairPositions(ChangedCode code) {
    /** Positions with fewer discs are skipped, unless the request sets the number of discs. */
    private static final int FEWEST = 12;

    /** How many inputs are tried. */
    private static final int MOST = NewInputs.MOST;

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
        return IntStream.range(0, MOST)
                .mapToObj(inputs::turned)
                .filter(each -> isFair(each, chosen ? 0 : FEWEST))
                .findFirst()
                .orElseGet(() -> inputs.turned(0));
    }

    private boolean isFair(TraceInputs inputs, int fewest) {
        TraceOptions asked = inputs.options();
        return request(inputs)
                .filter(
                        each ->
                                each.arguments().position().map(Position::discs).orElse(0)
                                        >= fewest)
                .map(
                        each ->
                                new QuestionSequence(
                                        code.trace(each),
                                        each.link(),
                                        asked.step(),
                                        asked.question()))
                .filter(questions -> questions.isFair(asked.at(), asked.question().part() - 1))
                .isPresent();
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
