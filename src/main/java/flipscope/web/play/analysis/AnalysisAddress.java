package flipscope.web.play.analysis;

import flipscope.notation.TranscriptText;
import flipscope.rules.Game;
import flipscope.rules.Squares;
import flipscope.web.address.Link;
import flipscope.web.address.Query;
import flipscope.web.address.QueryParameter;
import flipscope.web.game.GameReader;
import flipscope.web.game.GameState;
import flipscope.web.game.GameUrl;
import flipscope.web.game.OriginalGame;
import java.util.Optional;

/**
 * The address of an analysis. Without scripts it keeps how far the review has come and whether
 * scores are shown; with scripts the answer replaces it by a shorter one.
 *
 * @param game the shown position: of the reviewed game, or of a branch that leaves it
 * @param line the reviewed game, at the last position that both have in common
 * @param upto how many of its moves are checked, the worst suspects first; empty for none yet
 * @param skipped whether the game was pasted with more behind its last move
 */
public record AnalysisAddress(
        GameState game, GameState line, Optional<Integer> upto, boolean skipped) {
    /** How many moves one request checks. */
    static final int SLICE = 5;

    static final QueryParameter<Boolean> SKIPPED = QueryParameter.flag("skipped");

    static final QueryParameter<Integer> UPTO =
            QueryParameter.number("upto", 0, 60).missing("a first look at all");

    static AnalysisAddress read(Query query) {
        GameState game = GameReader.read(query);
        GameState line = game.url().own().map(own -> line(game, own)).orElse(game);
        boolean within = line.url().moves().startsWith(game.transcript());
        // A branch from which one stepped back into the game is left.
        GameState at = new GameState(line.url().atPly(game.ply()), line.whole(), game.ply());
        return new AnalysisAddress(
                within ? at : game,
                within ? at : line,
                UPTO.in(query).map(moves -> Math.min(moves, line.plies())),
                SKIPPED.of(query));
    }

    /** The game that a branch leaves, where it leaves it. */
    private static GameState line(GameState branch, OriginalGame own) {
        int common = own.inCommon(branch.transcript());
        GameUrl url = branch.url().backToOwn().orElseThrow().atPly(common);
        Game whole = TranscriptText.read(own.moves(), branch.whole().start());
        return new GameState(url.hinting(branch.url().hints()), whole, common);
    }

    /** What the address bar shows: the game and nothing else. */
    static Link of(GameUrl game) {
        return game.hinting(false).part("analysis");
    }

    /** This analysis with so many moves checked. */
    AnalysisAddress reaching(int moves) {
        return new AnalysisAddress(game, line, Optional.of(moves), skipped);
    }

    /** The analysis of another position, the review as far as it has come. */
    String at(GameUrl url) {
        Link link = url.part("analysis");
        return link.with(UPTO.name(), upto.map(String::valueOf).orElse("")).toString();
    }

    /** The game where its first so many moves were played. */
    String lineAt(int ply) {
        return at(line.url().atPly(ply));
    }

    /** The shown line at one of its positions; empty if there is none, or if it is shown. */
    public Optional<String> step(int ply) {
        return game.step(ply).map(link -> at(game.url().atPly(ply)));
    }

    /** A move: the next one of the shown line, or a branch that keeps the game. */
    public String move(String square) {
        String tried = game.transcript() + square;
        return at(isNext(square) ? game.url().atPly(game.ply() + 1) : game.url().trying(tried));
    }

    /** Whether the shown line goes on with a move. */
    public boolean isNext(String square) {
        return game.next().map(Squares::name).equals(Optional.of(square));
    }

    /** Whether the reader has tried a move that was not played. */
    public boolean isBranch() {
        return !game.equals(line);
    }

    /** How many moves are checked. */
    int reach() {
        return upto.orElse(0);
    }

    /** Whether the scores of all moves are part of the answer. */
    boolean wantsScores() {
        return game.url().hints() && (isBranch() || !game.isOver());
    }
}
