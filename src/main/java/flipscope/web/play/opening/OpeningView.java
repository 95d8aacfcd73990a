package flipscope.web.play.opening;

import flipscope.engine.SearchResult;
import flipscope.opening.Opening;
import flipscope.opening.OpeningTree;
import flipscope.opening.OpeningTree.Branch;
import flipscope.opening.Openings;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.web.engine.MoveScore;
import flipscope.web.engine.ScoreWords;
import flipscope.web.game.BoardView;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameState;
import flipscope.web.game.GameUrl;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import flipscope.web.play.ScoredMoves;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The named openings after some moves. The title of the page is the latest name that the game has
 * come by.
 *
 * @param measure empty if the engine had no time for it
 */
public record OpeningView(PageContext frame, GameState game, Optional<OpeningMeasure> measure)
        implements PageView {
    /** How many of the openings that an unnamed move leads to are named. */
    private static final int FEW = 2;

    @Override
    public String description() {
        return text("openings.description", frame.title(), standing());
    }

    @Override
    public String spoken() {
        return frame.title() + ". " + standing() + " " + ahead();
    }

    private ScoredMoves scores() {
        List<MoveScore> moves = measure.map(OpeningMeasure::moves).orElse(List.of());
        return new ScoredMoves(frame.words(), moves);
    }

    public BoardView board() {
        return new GameBoards(frame.words())
                .of(game.freely(), false)
                .linking(this::after)
                .hinting(scores().onSquares());
    }

    /** Who is to move, and how the engine measures the position. */
    public String standing() {
        String side = GameBoards.side(frame.words(), game.toMove());
        String turn = game.isOver() ? text("play.board.over") : text("play.status.to-move", side);
        return measure.flatMap(OpeningMeasure::position)
                .map(found -> standing(turn, found))
                .orElse(turn + ".");
    }

    private String standing(String turn, SearchResult found) {
        boolean black = game.shown().position().toMove() == Side.BLACK;
        double lead = black ? found.score() : 0.0 - found.score();
        String leads = new ScoreWords(frame.words()).lead(lead, found.exact());
        return text("openings.standing", turn, leads, found.depth());
    }

    /** What else the opening is called; empty if nothing. */
    public String others() {
        return Openings.at(game.shown().position())
                .map(Opening::others)
                .filter(names -> !names.isEmpty())
                .map(names -> text("openings.others", String.join(" · ", names)))
                .orElse("");
    }

    /** The opening that the first so many moves led to; empty if none. */
    public String name(int ply) {
        Position at = game.whole().at(ply).position();
        return Openings.at(at).map(Opening::name).orElse("");
    }

    /** The page after the first so many moves. */
    public String at(int ply) {
        return game.openings(game.transcript(ply));
    }

    /** An earlier page; empty before the first move. */
    public Optional<String> back(int ply) {
        return game.ply() == 0 ? Optional.empty() : Optional.of(at(ply));
    }

    /** The page after one more move. */
    public String after(String move) {
        return game.openings(game.transcript() + move);
    }

    /** The moves that lead to named openings. */
    public List<Branch> branches() {
        return OpeningTree.PACKAGED.branches(game.turn());
    }

    /** How many openings lie ahead, or that none does. */
    public String ahead() {
        Set<Opening> ahead = new HashSet<>();
        for (Branch each : branches()) {
            each.opening().ifPresent(ahead::add);
            ahead.addAll(each.beyond());
        }
        boolean known = OpeningTree.PACKAGED.contains(game.shown().position());
        return text(known ? "openings.ahead" : "openings.left", ahead.size());
    }

    /** The opening that a branch leads to, or which it is on the way to. */
    public String name(Branch branch) {
        return branch.opening().map(Opening::name).orElseGet(() -> towards(branch));
    }

    private String towards(Branch branch) {
        Stream<String> first = branch.beyond().stream().limit(FEW).map(Opening::name);
        boolean more = branch.beyond().size() > FEW;
        String names = first.collect(Collectors.joining(" · "));
        return text("openings.towards", more ? names + " …" : names);
    }

    /** The moves that lead to the same when the board is turned; empty if none. */
    public String same(Branch branch) {
        List<Integer> squares = branch.squares();
        String comma = text("story.list.comma");
        String others = Squares.names(squares.subList(1, squares.size()), comma);
        return others.isEmpty() ? "" : text("openings.same", others);
    }

    /** The score of a branch's move, if it is known. */
    public Optional<MoveScore> score(Branch branch) {
        return measure.flatMap(all -> all.move(branch.square()));
    }

    /** A score in words. */
    public String spoken(MoveScore score) {
        return scores().hint(score).spoken();
    }

    /** The game from here. */
    public String play() {
        return game.again().withMoves(game.transcript()).play();
    }

    /** The review of the moves so far; empty before the first. */
    public Optional<String> analysis() {
        GameUrl here = game.fromHere().hinting(false);
        return Optional.of(here.part("analysis").toString()).filter(url -> game.ply() > 0);
    }

    /** What the numbers mean, or why there are none. */
    public String note() {
        return measure.isEmpty() ? text("openings.busy") : scores().note(game.toMove());
    }
}
