package flipscope.web.trace.predict;

import flipscope.catalogue.Technique;
import flipscope.catalogue.Technique.From;
import flipscope.notation.PositionText;
import flipscope.notation.RandomText;
import flipscope.rules.Position;
import flipscope.web.site.ProblemException;
import flipscope.web.site.Query;
import flipscope.web.trace.request.ChangedCode;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.request.TraceRequest;
import java.util.List;
import java.util.Map;
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
     * Adds the position found, and its seed, to a request for a question with a random position;
     * any other is returned unchanged.
     */
    public Query of(Technique algorithm, Query query) {
        boolean asked = query.choice("predict", List.of("1")).isPresent();
        return asked && algorithm.takes(From.POSITION)
                ? TraceRequest.typed(query)
                        .flatMap(RandomText::of)
                        .map(random -> found(algorithm, query, random))
                        .orElse(query)
                : query;
    }

    private Query found(Technique algorithm, Query query, RandomText random) {
        Query seeded = query.with(Map.of(TraceRequest.SEED, Long.toString(random.seed())));
        return IntStream.range(0, MOST)
                .mapToObj(random::position)
                .filter(position -> random.discs().isPresent() || position.discs() >= FEWEST)
                .map(position -> at(seeded, position))
                .filter(each -> isFair(algorithm, each))
                .findFirst()
                .orElseGet(() -> at(seeded, random.position(0)));
    }

    private static Query at(Query query, Position position) {
        return query.with(Map.of("position", PositionText.write(position)));
    }

    private boolean isFair(Technique algorithm, Query query) {
        return request(algorithm, query)
                .map(
                        each ->
                                QuestionSequence.stopByStop(
                                        code.trace(each), each.link(), StepOptions.of(query)))
                .filter(questions -> questions.isFair(Predicting.at(query), Predicting.part(query)))
                .isPresent();
    }

    /** Empty if the given move would lie on a disc. */
    private static Optional<TraceRequest> request(Technique algorithm, Query query) {
        try {
            return Optional.of(TraceRequest.read(algorithm, query));
        } catch (ProblemException impossible) {
            return Optional.empty();
        }
    }
}
