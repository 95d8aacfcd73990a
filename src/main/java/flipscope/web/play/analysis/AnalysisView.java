package flipscope.web.play.analysis;

import flipscope.rules.Ply;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.web.game.BoardView;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameState;
import flipscope.web.game.ReplyView;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import flipscope.web.play.GameWords;
import flipscope.web.play.ScoredMoves;
import java.util.List;
import java.util.Optional;

/**
 * The analysis of a game on one screen: the shown position, what each move is worth there, and the
 * review of the whole game.
 *
 * @param review the whole game; empty where htmx asks for the position alone
 * @param later whether the scores come after the position that was already shown
 */
public record AnalysisView(
        PageContext frame,
        AnalysisAddress asked,
        KnownScores known,
        Optional<ReviewView> review,
        boolean later)
        implements PageView {
    /** Long enough that a finger passing over a square requests nothing. */
    private static final String SOON = "150ms";

    @Override
    public String description() {
        return review.map(ReviewView::sentence).orElse("");
    }

    /** The position when it has come, the best move when the scores have, or the whole review. */
    @Override
    public String spoken() {
        return review.map(ReviewView::spoken)
                .orElseGet(() -> later ? best() : place() + ". " + title());
    }

    private String best() {
        return known.scores().isEmpty() ? "" : scores().spoken();
    }

    private GameState game() {
        return asked.game();
    }

    /** What is said of each move. */
    public ScoredMoves scores() {
        return new ScoredMoves(frame.words(), known.scores());
    }

    /** Its legal moves are links, whoever is to move. */
    public BoardView board() {
        return new GameBoards(frame.words())
                .of(game().freely(), false)
                .linking(asked::move)
                .hinting(scores().onSquares());
    }

    /** {@code Black to move}, or the result. */
    public String title() {
        return game().isOver()
                ? new GameWords(frame.words(), game()).status()
                : text("play.status.to-move", side(game().toMove()));
    }

    /** {@code Move 24 of 59: White, c7}. */
    public String place() {
        return game().last()
                .map(ply -> place(ply))
                .orElse(text("analysis.place.start", game().plies()));
    }

    private String place(Ply ply) {
        String square = Squares.name(ply.square());
        return text("analysis.place", ply.number(), game().plies(), side(ply.side()), square);
    }

    private String side(Side side) {
        return GameBoards.side(frame.words(), side);
    }

    /** {@code You tried g8 h7 instead of move 25, c7.} */
    public String branch() {
        GameState line = asked.line();
        List<Integer> moves = game().whole().moves();
        String tried = Squares.names(moves.subList(line.ply(), moves.size()), " ");
        return line.next()
                .map(Squares::name)
                .map(played -> text("analysis.branch", tried, line.ply() + 1, played))
                .orElse(text("analysis.branch.end", tried));
    }

    /** The game where a branch left it. */
    public String left() {
        return asked.lineAt(asked.line().ply());
    }

    /** The address that works out the scores; empty once they are there or if there are none. */
    public Optional<String> load() {
        boolean drawn = !asked.isBranch() || !known.branch().isEmpty();
        boolean there = !known.scores().isEmpty() || game().isOver() && drawn;
        return there ? Optional.empty() : Optional.of(asked.at(game().url().hinting(true)));
    }

    /** How long to wait before requesting them, in htmx's notation. */
    public String delay() {
        return known.busy() ? ReplyView.LATER : SOON;
    }

    /** {@code What each move is worth to Black}; empty at the end. */
    public String worths() {
        return game().isOver() ? "" : text("analysis.worth", side(game().toMove()));
    }

    /** What the numbers mean, or that they are on their way. */
    public String note() {
        return load().isEmpty()
                ? scores().note(game().toMove())
                : text(known.busy() ? "play.busy" : "hints.coming");
    }
}
