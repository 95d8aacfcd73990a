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
 * Positions for questions of one's own. Elsewhere {@code random:SEED} is whatever comes; where a
 * question is asked, it is the first of a row of positions, the same for everyone, on which the
 * answer has to be worked out.
 */
public final class FairPositions {
    /** A position with fewer discs is no question, unless so few were asked for. */
    private static final int FEWEST = 12;

    /** Where none of so many will do, none will. */
    private static final int MOST = 200;

    private final ChangedCode code;

    public FairPositions(ChangedCode code) {
        this.code = code;
    }

    /**
     * A request for such a question with its position written out beside the seed; or any other.
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
        return subject(algorithm, query)
                .map(
                        each ->
                                QuestionSequence.stopByStop(
                                        code.trace(each), each.link(), StepOptions.of(query)))
                .filter(asking -> asking.isFair(Predicting.at(query), Predicting.part(query)))
                .isPresent();
    }

    /** None where the move that was given would lie on a disc. */
    private static Optional<TraceRequest> subject(Technique algorithm, Query query) {
        try {
            return Optional.of(TraceRequest.read(algorithm, query));
        } catch (ProblemException impossible) {
            return Optional.empty();
        }
    }
}
