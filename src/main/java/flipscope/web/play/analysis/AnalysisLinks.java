package flipscope.web.play.analysis;

import flipscope.rules.Squares;
import flipscope.web.game.GameState;
import flipscope.web.game.GameUrl;
import flipscope.web.site.Link;
import java.util.Optional;

/**
 * The addresses within an analysis. Without scripts they keep how far the review has come and
 * whether scores are shown; with scripts the answer replaces them by shorter ones.
 *
 * @param upto how many moves are reviewed; empty for the first few
 */
record AnalysisLinks(Optional<Integer> upto) {

    /** The address of a game's analysis. */
    static Link plain(GameUrl game) {
        return game.stepping(Optional.empty()).part("analysis");
    }

    /** What the address bar shows: the game and nothing else. */
    static Link bare(GameUrl game) {
        return plain(game.hinting(false));
    }

    Link of(GameUrl game) {
        Link link = plain(game);
        return upto.map(reached -> link.with(AnalysisRequest.UPTO.name(), reached)).orElse(link);
    }

    String ply(GameState game, int ply) {
        return of(game.url().atPly(ply)).toString();
    }

    /** A move: the next one of the shown line, or a branch that keeps the game. */
    String move(GameState game, int square) {
        boolean next = game.next().filter(each -> each == square).isPresent();
        String moves = game.transcript(game.ply()) + Squares.name(square);
        return next ? ply(game, game.ply() + 1) : of(game.url().trying(moves)).toString();
    }
}
