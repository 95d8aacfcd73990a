package flipscope.web.trace.predict;

import flipscope.catalogue.Technique.From;
import flipscope.notation.RandomText;
import flipscope.web.site.ProblemException;
import flipscope.web.trace.request.ChangedCode;
import flipscope.web.trace.request.TraceInputs;
import flipscope.web.trace.request.TraceOptions;
import flipscope.web.trace.request.TraceRequest;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Random positions for questions. On other pages {@code random:SEED} is any position; for a
 * question it is the first of a fixed series of positions on which the answer is not obvious.
 */
public final class FairPositions {
    /** Positions with fewer discs are skipped, unless the request sets the number of discs. */
    private static final int FEWEST = 12;

    /** How many positions are tried. */
    private static final int MOST = 200;

    private final ChangedCode code;

    public FairPositions(ChangedCode code) {
        this.code = code;
    }

    /**
     * The inputs on the position found, with its seed, for a question with a random position; any
     * others are returned unchanged.
     */
    public TraceInputs of(TraceInputs inputs, TraceOptions asked) {
        return asked.question().predict() && inputs.technique().takes(From.POSITION)
                ? inputs.random().map(random -> found(inputs, asked, random)).orElse(inputs)
                : inputs;
    }

    private TraceInputs found(TraceInputs inputs, TraceOptions asked, RandomText random) {
        return IntStream.range(0, MOST)
                .mapToObj(random::position)
                .filter(position -> random.discs().isPresent() || position.discs() >= FEWEST)
                .map(position -> inputs.at(position, random.seed()))
                .filter(each -> isFair(each, asked))
                .findFirst()
                .orElseGet(() -> inputs.at(random.position(0), random.seed()));
    }

    private boolean isFair(TraceInputs inputs, TraceOptions asked) {
        return request(inputs)
                .map(
                        each ->
                                QuestionSequence.stopByStop(
                                        code.trace(each), each.link(), asked.step()))
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
