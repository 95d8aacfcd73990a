package flipscope.web.play.opening;

import flipscope.engine.ReversiTask;
import flipscope.engine.SearchResult;
import flipscope.rules.Game;
import flipscope.web.engine.EngineClient;
import flipscope.web.engine.MoveScore;
import flipscope.web.engine.MoveScores;
import flipscope.web.engine.SearchSeries;
import flipscope.web.exchange.Later;
import java.util.List;
import java.util.Optional;

/**
 * How the engine measures a position of an opening and the moves there: by the same searches as the
 * scores on the squares and the review, so that they say the same.
 *
 * @param position the position itself, one move less far ahead than its moves; empty if it was not
 *     asked for
 * @param moves all legal moves
 */
public record OpeningMeasure(Optional<SearchResult> position, List<MoveScore> moves) {

    /** The measure of a game's last position; its own score if that is asked for. */
    static Later<OpeningMeasure> of(EngineClient engine, Game game, boolean whole) {
        ReversiTask position = SearchSeries.task(game.position(), MoveScores.ESTIMATE);
        return SearchSeries.of(engine, whole ? List.of(position) : List.of())
                .then(
                        own ->
                                MoveScores.of(engine, game.turn())
                                        .map(
                                                moves ->
                                                        new OpeningMeasure(
                                                                own.stream().findFirst(), moves)));
    }

    Optional<MoveScore> move(int square) {
        return moves.stream().filter(each -> each.square() == square).findFirst();
    }
}
