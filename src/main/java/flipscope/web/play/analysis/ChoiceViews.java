package flipscope.web.play.analysis;

import flipscope.engine.Level;
import flipscope.engine.RootMove;
import flipscope.engine.SearchResult;
import flipscope.rules.Game;
import flipscope.rules.Ply;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.web.engine.ScoreWords;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameState;
import flipscope.web.game.GameUrl;
import flipscope.web.game.Player;
import flipscope.web.play.analysis.ChoiceView.BranchView;
import flipscope.web.play.analysis.ChoiceView.TwigView;
import flipscope.web.site.PageFrame;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Builds the page of how the engine chose a move. */
final class ChoiceViews {
    private static final String MOBILITY = "reversi/mobility/core";
    private static final String FLIPS = "reversi/flips/core";

    private final Messages words;

    ChoiceViews(Messages words) {
        this.words = words;
    }

    String title(Ply ply) {
        return words.text("thinking.choice", side(ply), Squares.name(ply.square()));
    }

    ChoiceView of(PageFrame frame, GameState game, Ply ply, SearchResult answer) {
        int before = ply.number() - 1;
        return new ChoiceView(
                frame,
                title(ply),
                sentence(game.url(), ply, answer),
                other(game, ply, answer),
                game.url().trace(MOBILITY, before).toString(),
                game.url().trace(FLIPS, before, Squares.name(ply.square())).toString(),
                answer.moves().stream().map(move -> branch(game, ply, answer, move)).toList(),
                game.url().play());
    }

    /** How far it looked ahead and what it expects. */
    private String sentence(GameUrl url, Ply ply, SearchResult answer) {
        int choices = answer.moves().size();
        String best = Squares.name(answer.square());
        String score = ScoreWords.signed(answer.score());
        String key =
                choices == 1
                        ? "thinking.choice.only"
                        : answer.exact() ? "thinking.choice.exact" : "thinking.choice.estimate";
        String found =
                words.text(key, side(ply), choices, answer.depth(), answer.nodes(), best, score);
        boolean varies = new Level(url.level()).varies() && url.seed() != 0;
        return varies && choices > 1 && !answer.exact()
                ? found + " " + words.text("thinking.choice.varies")
                : found;
    }

    /** A note if the played move differs from the engine's choice at this level. */
    private String other(GameState game, Ply ply, SearchResult answer) {
        return ply.square() == answer.square()
                ? ""
                : words.text(
                        "thinking.choice.other",
                        Squares.name(ply.square()),
                        game.url().level(),
                        Squares.name(answer.square()));
    }

    private BranchView branch(GameState game, Ply ply, SearchResult answer, RootMove move) {
        boolean best = move.square() == answer.square();
        String score = ScoreWords.marked(move.score(), answer.exact());
        return new BranchView(
                Squares.name(move.square()),
                board(game, ply, List.of(move.square())),
                best,
                move.atMost() ? words.text("thinking.choice.at-most", score) : score,
                words.text("thinking.choice.nodes", move.nodes()),
                share(move.nodes(), answer.nodes()),
                best ? line(game, ply, answer) : List.of());
    }

    private static String share(long nodes, long all) {
        return String.format(Locale.ROOT, "%.1f", 100.0 * nodes / Math.max(1, all));
    }

    /** The expected moves after the best one, each with the resulting board. */
    private List<TwigView> line(GameState game, Ply ply, SearchResult answer) {
        Game expected = Game.from(ply.before(), answer.line());
        List<TwigView> twigs = new ArrayList<>();
        for (Ply next : expected.plies().subList(1, expected.plies().size())) {
            List<Integer> moves = answer.line().subList(0, next.number());
            twigs.add(
                    new TwigView(
                            Squares.name(next.square()),
                            Slug.of(next.side()),
                            side(next),
                            board(game, ply, moves)));
        }
        return twigs;
    }

    /** The board after other moves than the one played; the engine does not reply there. */
    private static String board(GameState game, Ply ply, List<Integer> moves) {
        GameUrl still = game.url().playing(Player.BOTH);
        StringBuilder all = new StringBuilder(still.moves().substring(0, 2 * ply.number() - 2));
        moves.forEach(square -> all.append(Squares.name(square)));
        return still.withMoves(all.toString()).play();
    }

    private String side(Ply ply) {
        return GameBoards.side(words, ply.side());
    }
}
