package flipscope.web.play.opening;

import flipscope.opening.Opening;
import flipscope.opening.OpeningTree;
import flipscope.opening.OpeningTree.Branch;
import flipscope.rules.Game;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.web.engine.MoveScore;
import flipscope.web.engine.ScoreWords;
import flipscope.web.game.GameState;
import flipscope.web.game.HintView;
import flipscope.web.play.HintViews;
import flipscope.web.play.OpeningLinks;
import flipscope.web.play.opening.OpeningView.BranchView;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Lists the moves that lead to named openings. */
final class BranchViews {
    /** How many of the openings that an unnamed move leads to are named. */
    private static final int FEW = 2;

    private final Messages words;
    private final HintViews hints;

    BranchViews(Messages words) {
        this.words = words;
        this.hints = new HintViews(words);
    }

    List<BranchView> of(GameState game, Optional<OpeningMeasure> measure) {
        return OpeningTree.load().branches(game.turn()).stream()
                .map(each -> view(game, each, measure.flatMap(all -> all.move(each.square()))))
                .toList();
    }

    /** How many openings lie ahead, or that none does. */
    String ahead(Game game) {
        Set<Opening> ahead = new HashSet<>();
        for (Branch each : OpeningTree.load().branches(game.turn())) {
            each.opening().ifPresent(ahead::add);
            ahead.addAll(each.beyond());
        }
        boolean known = OpeningTree.load().contains(game.position());
        return words.text(known ? "openings.ahead" : "openings.left", ahead.size());
    }

    private BranchView view(GameState game, Branch branch, Optional<MoveScore> score) {
        String move = Squares.name(branch.square());
        return new BranchView(
                move,
                same(branch),
                branch.opening().map(Opening::name).orElseGet(() -> towards(branch)),
                branch.opening().isPresent(),
                branch.beyond().isEmpty()
                        ? ""
                        : words.text("openings.beyond", branch.beyond().size()),
                score.map(each -> ScoreWords.marked(each.score(), each.exact())).orElse(""),
                score.map(each -> spoken(move, each)).orElse(""),
                score.filter(MoveScore::best).isPresent(),
                OpeningLinks.to(game, game.transcript(game.ply()) + move));
    }

    private String spoken(String move, MoveScore score) {
        HintView hint = hints.onSquares(List.of(score)).get(move);
        return hint.spoken();
    }

    private String same(Branch branch) {
        String others =
                branch.squares().stream()
                        .skip(1)
                        .map(Squares::name)
                        .collect(Collectors.joining(words.text("story.list.comma")));
        return others.isEmpty() ? "" : words.text("openings.same", others);
    }

    private String towards(Branch branch) {
        Stream<String> first = branch.beyond().stream().limit(FEW).map(Opening::name);
        boolean more = branch.beyond().size() > FEW;
        String names = first.collect(Collectors.joining(" · "));
        return words.text("openings.towards", more ? names + " …" : names);
    }
}
