package flipscope.web.play.analysis;

import flipscope.notation.TranscriptText;
import flipscope.rules.Game;
import flipscope.rules.Ply;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.web.game.BoardView;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameState;
import flipscope.web.game.GameUrl;
import flipscope.web.game.Player;
import flipscope.web.play.analysis.Review.Move;
import flipscope.web.site.NamedLink;
import flipscope.web.site.PageFrame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Builds the page of a second try. */
final class RetryViews {
    private final Messages words;
    private final GameBoards boards;
    private final CostWords costs;

    RetryViews(Messages words) {
        this.words = words;
        this.boards = new GameBoards(words);
        this.costs = new CostWords(words);
    }

    /**
     * A mistake to be improved.
     *
     * @param played the move of the game
     * @param tried the move that was tried instead
     */
    RetryView of(PageFrame frame, RetryRequest asked, Move played, Optional<Move> tried) {
        boolean better = tried.filter(move -> !move.isMistake()).isPresent();
        Optional<Integer> seen = better ? asked.tried() : shown(asked, played);
        return new RetryView(
                frame,
                board(asked, seen),
                Slug.of(played.ply().side()),
                words.text("again.place", asked.found().size() + 1, asked.mistakes().size()),
                words.text(
                        isYours(asked) ? "again.question.yours" : "again.question",
                        asked.ply().number(),
                        GameBoards.side(words, asked.ply().side()),
                        name(asked.ply().square()),
                        costs.withMargin(played)),
                answer(asked, played, tried),
                better,
                ways(asked, better),
                List.of(),
                Optional.empty(),
                back(asked, asked.ply().number() - 1));
    }

    /** Whether the person played the move against the engine. */
    private static boolean isYours(RetryRequest asked) {
        return asked.game().url().player().isAlone(asked.ply().side());
    }

    private static Optional<Integer> shown(RetryRequest asked, Move played) {
        return asked.shown() ? Optional.of(played.better()) : Optional.empty();
    }

    /** The position with every legal move to try, or after the better one. */
    private BoardView board(RetryRequest asked, Optional<Integer> better) {
        GameState at = before(asked);
        if (better.isEmpty()) {
            return boards.of(at, false)
                    .linking(name -> asked.link().with(RetryRequest.TRIED.name(), name).toString());
        }
        GameUrl after = at.after(better.get());
        Game game = at.shown().play(better.get());
        return boards.of(new GameState(after, game, game.plies().size()), true).still();
    }

    private static GameState before(RetryRequest asked) {
        int ply = asked.ply().number() - 1;
        GameUrl url = asked.game().url().playing(Player.BOTH);
        Game shown = asked.game().whole().at(ply);
        return new GameState(url.withMoves(TranscriptText.write(shown)), shown, ply);
    }

    private String answer(RetryRequest asked, Move played, Optional<Move> tried) {
        if (tried.isEmpty()) {
            return asked.shown() ? words.text("again.shown", name(played.better())) : "";
        }
        Move move = tried.get();
        if (move.ply().square() == asked.ply().square()) {
            return words.text("again.same", name(asked.ply().square()));
        }
        long gain = played.mildest().cost() - move.mildest().cost();
        String than = name(asked.ply().square());
        if (!move.isMistake()) {
            String key = move.isBest() ? "again.yes.best" : "again.yes";
            return words.text(key, name(move), costs.discs(gain, move.exact()), than);
        }
        String missing = costs.of(move);
        return gain > 0
                ? words.text(
                        "again.not-yet.nearer",
                        name(move),
                        missing,
                        costs.discs(gain, move.exact()),
                        than)
                : words.text("again.not-yet", name(move), missing);
    }

    private List<NamedLink> ways(RetryRequest asked, boolean better) {
        List<NamedLink> ways = new ArrayList<>();
        if (better || asked.shown()) {
            Optional<Integer> found = better ? asked.tried() : Optional.empty();
            ways.add(way("next", asked.next(found)));
        } else {
            ways.add(way("show", asked.showing()));
            ways.add(way("skip", asked.next(Optional.empty())));
        }
        return ways;
    }

    private NamedLink way(String id, Object link) {
        return new NamedLink("again-" + id, words.text("again." + id), link.toString());
    }

    /** At the end: what was found. */
    RetryView end(PageFrame frame, RetryRequest asked) {
        long found = asked.found().stream().filter(Optional::isPresent).count();
        GameState game = asked.game();
        return new RetryView(
                frame,
                boards.still(game),
                "nobody",
                "",
                words.text("again.end", found, asked.mistakes().size()),
                "",
                true,
                List.of(way("more", asked.fromTheStart())),
                IntStream.range(0, asked.mistakes().size()).mapToObj(n -> line(asked, n)).toList(),
                Optional.empty(),
                back(asked, asked.game().plies()));
    }

    private NamedLink line(RetryRequest asked, int number) {
        Ply ply = asked.game().whole().plies().get(asked.mistakes().get(number) - 1);
        String text =
                asked.found()
                        .get(number)
                        .map(
                                square ->
                                        words.text(
                                                "again.line.found",
                                                ply.number(),
                                                name(ply.square()),
                                                name(square)))
                        .orElse(words.text("again.line", ply.number(), name(ply.square())));
        return new NamedLink("again-" + ply.number(), text, back(asked, ply.number() - 1));
    }

    /** The analysis at one of its positions. */
    private static String back(RetryRequest asked, int ply) {
        return AnalysisLinks.bare(asked.game().url().atPly(ply)).toString();
    }

    /** While the engine is busy. */
    RetryView busy(PageFrame frame, RetryRequest asked, String again) {
        return new RetryView(
                frame,
                boards.still(before(asked)),
                Slug.of(asked.ply().side()),
                words.text("again.place", asked.found().size() + 1, asked.mistakes().size()),
                words.text("play.busy"),
                "",
                false,
                List.of(),
                List.of(),
                Optional.of(again),
                back(asked, asked.ply().number() - 1));
    }

    private static String name(Move move) {
        return name(move.ply().square());
    }

    private static String name(int square) {
        return Squares.name(square);
    }
}
