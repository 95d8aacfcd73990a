package flipscope.web.play.analysis;

import flipscope.notation.TranscriptText;
import flipscope.rules.Game;
import flipscope.web.game.GameReader;
import flipscope.web.game.GameState;
import flipscope.web.game.GameUrl;
import flipscope.web.game.OriginalGame;
import flipscope.web.site.Query;
import flipscope.web.site.QueryParameter;
import java.util.Optional;

/**
 * What the address of an analysis says.
 *
 * @param game the shown position: of the reviewed game, or of a branch that leaves it
 * @param line the reviewed game, at the last position that both have in common
 * @param upto how many of its moves are reviewed; empty for the first few
 * @param skipped whether the game was pasted with more behind its last move
 */
record AnalysisRequest(GameState game, GameState line, Optional<Integer> upto, boolean skipped) {
    static final QueryParameter<Boolean> SKIPPED = QueryParameter.flag("skipped");

    static final QueryParameter<Integer> UPTO =
            QueryParameter.number("upto", 0, 60).missing("the first " + AnalysisPages.SLICE);

    static AnalysisRequest read(Query query) {
        GameState game = GameReader.read(query);
        Optional<OriginalGame> own = game.url().own();
        GameState line = own.map(each -> line(game, each)).orElse(game);
        boolean within = line.url().moves().startsWith(game.transcript(game.ply()));
        Optional<Integer> upto = QueryParameter.upTo(line.plies(), UPTO, query);
        boolean skipped = SKIPPED.of(query);
        return within
                ? within(line, game, upto, skipped)
                : new AnalysisRequest(game, line, upto, skipped);
    }

    /** The game that a branch leaves, where it leaves it. */
    private static GameState line(GameState branch, OriginalGame own) {
        int common = own.inCommon(branch.transcript(branch.ply()));
        GameUrl url = branch.url().backToOwn().orElseThrow().atPly(common);
        Game whole = TranscriptText.read(own.moves(), branch.whole().start());
        return new GameState(url.hinting(branch.url().hints()), whole, common);
    }

    /** A branch from which one stepped back into the game is left. */
    private static AnalysisRequest within(
            GameState line, GameState game, Optional<Integer> upto, boolean skipped) {
        GameState at = new GameState(line.url().atPly(game.ply()), line.whole(), game.ply());
        return new AnalysisRequest(at, at, upto, skipped);
    }

    /** Whether the reader has tried a move that was not played. */
    boolean isBranch() {
        return !game.equals(line);
    }

    /** How many moves are reviewed. */
    int reach() {
        return upto.orElse(Math.min(AnalysisPages.SLICE, line.plies()));
    }

    /** Whether the scores of all moves are part of the answer. */
    boolean wantsScores() {
        return game.url().hints() && (isBranch() || !game.isOver());
    }
}
