package flipscope.web.play.opening;

import flipscope.engine.SearchResult;
import flipscope.opening.Opening;
import flipscope.opening.OpeningTree;
import flipscope.opening.OpeningTree.Branch;
import flipscope.opening.Openings;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.web.engine.MoveScore;
import flipscope.web.engine.ScoreWords;
import flipscope.web.game.BoardView;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameState;
import flipscope.web.game.GameUrl;
import flipscope.web.page.PageContext;
import flipscope.web.play.ScoredMoves;
import flipscope.web.play.opening.OpeningView.BranchView;
import flipscope.web.play.opening.OpeningView.MeasureView;
import flipscope.web.play.opening.OpeningView.PlyView;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Builds the page of the named openings after some moves. */
final class OpeningBuilder {
    /** How many of the openings that an unnamed move leads to are named. */
    private static final int FEW = 2;

    private final PageContext frame;
    private final Messages words;
    private final GameState game;
    private final Optional<OpeningMeasure> measure;
    private final ScoredMoves scores;

    /**
     * @param measure empty if the engine had no time for it
     */
    OpeningBuilder(PageContext frame, GameState game, Optional<OpeningMeasure> measure) {
        this.frame = frame;
        this.words = frame.words();
        this.game = game;
        this.measure = measure;
        this.scores = new ScoredMoves(words, measure.map(OpeningMeasure::moves).orElse(List.of()));
    }

    OpeningView view() {
        List<Branch> branches = OpeningTree.PACKAGED.branches(game.turn());
        boolean begun = game.ply() > 0;
        GameUrl here = game.fromHere().hinting(false);
        return new OpeningView(
                frame,
                board(),
                game.mover(),
                standing(),
                others(),
                at(game.ply()),
                Optional.of(0).filter(any -> begun).map(this::at),
                Optional.of(game.ply() - 1).filter(any -> begun).map(this::at),
                IntStream.rangeClosed(1, game.ply()).mapToObj(this::ply).toList(),
                ahead(branches),
                branches.stream().map(this::branch).toList(),
                game.again().withMoves(game.transcript()).play(),
                Optional.of(here.part("analysis").toString()).filter(any -> begun),
                measure.isEmpty() ? words.text("openings.busy") : scores.note(game.toMove()),
                measure.isPresent());
    }

    private BoardView board() {
        return new GameBoards(words)
                .of(game.freely(), false)
                .linking(this::after)
                .hinting(scores.onSquares());
    }

    private String standing() {
        String side = GameBoards.side(words, game.toMove());
        String turn =
                game.isOver()
                        ? words.text("play.board.over")
                        : words.text("play.status.to-move", side);
        return measure.flatMap(OpeningMeasure::position)
                .map(found -> standing(turn, found))
                .orElse(turn + ".");
    }

    private String standing(String turn, SearchResult found) {
        boolean black = game.shown().position().toMove() == Side.BLACK;
        double lead = black ? found.score() : 0.0 - found.score();
        String leads = new ScoreWords(words).lead(lead, found.exact());
        return words.text("openings.standing", turn, leads, found.depth());
    }

    private String others() {
        return Openings.at(game.shown().position())
                .map(Opening::others)
                .filter(names -> !names.isEmpty())
                .map(names -> words.text("openings.others", String.join(" · ", names)))
                .orElse("");
    }

    private PlyView ply(int number) {
        Position at = game.whole().at(number).position();
        return new PlyView(
                at(number),
                number == game.ply(),
                Slug.of(game.side(number - 1)),
                game.move(number - 1),
                Openings.at(at).map(Opening::name).orElse(""));
    }

    /** The page after the first so many moves. */
    private String at(int ply) {
        return game.openings(game.transcript(ply));
    }

    /** The page after one more move. */
    private String after(String move) {
        return game.openings(game.transcript() + move);
    }

    private String ahead(List<Branch> branches) {
        Set<Opening> ahead = new HashSet<>();
        for (Branch each : branches) {
            each.opening().ifPresent(ahead::add);
            ahead.addAll(each.beyond());
        }
        boolean known = OpeningTree.PACKAGED.contains(game.shown().position());
        return words.text(known ? "openings.ahead" : "openings.left", ahead.size());
    }

    private BranchView branch(Branch branch) {
        String move = Squares.name(branch.square());
        return new BranchView(
                move,
                after(move),
                branch.opening().isPresent(),
                branch.opening().map(Opening::name).orElseGet(() -> towards(branch)),
                branch.beyond().size(),
                measure.flatMap(all -> all.move(branch.square())).map(this::measure),
                same(branch));
    }

    private String towards(Branch branch) {
        Stream<String> first = branch.beyond().stream().limit(FEW).map(Opening::name);
        boolean more = branch.beyond().size() > FEW;
        String names = first.collect(Collectors.joining(" · "));
        return words.text("openings.towards", more ? names + " …" : names);
    }

    private MeasureView measure(MoveScore score) {
        String best = score.best() ? "★ " : "";
        return new MeasureView(
                best + ScoreWords.marked(score.score(), score.exact()),
                scores.hint(score).spoken());
    }

    private String same(Branch branch) {
        List<Integer> squares = branch.squares();
        String comma = words.text("story.list.comma");
        String others = Squares.names(squares.subList(1, squares.size()), comma);
        return others.isEmpty() ? "" : words.text("openings.same", others);
    }
}
