package flipscope.web.play.analysis;

import flipscope.rules.Game;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.text.Slug;
import flipscope.web.address.Link;
import flipscope.web.address.NamedLink;
import flipscope.web.game.BoardView;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameState;
import flipscope.web.game.Player;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import flipscope.web.play.analysis.Review.Move;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A second try at a mistake, or what was found at the end.
 *
 * @param played the move of the game; empty at the end, and while the engine is busy
 * @param tried the move that was tried instead
 */
public record RetryView(
        PageContext frame, RetryAddress asked, Optional<Move> played, Optional<Move> tried)
        implements PageView {

    @Override
    public String spoken() {
        return answer().isEmpty() ? question() : answer();
    }

    @Override
    public String description() {
        return question();
    }

    /** The address to load again while the engine is busy. */
    public Optional<String> waiting() {
        return frame.refresh();
    }

    /** Whether the tried move is better. */
    public boolean isBetter() {
        return tried.filter(move -> !move.isMistake()).isPresent();
    }

    /** The position with every legal move to try, or after the better one. */
    public BoardView board() {
        GameBoards boards = new GameBoards(frame.words());
        if (asked.isOver()) {
            return boards.still(asked.game());
        }
        GameState at = before();
        if (played.isEmpty()) {
            return boards.still(at);
        }
        return seen().map(square -> at.url().showing(at.shown().play(square)))
                .map(better -> boards.of(better, true).still())
                .orElseGet(() -> boards.of(at, false).linking(asked::trying));
    }

    /** The square of the better move, once it is found or shown. */
    private Optional<Integer> seen() {
        return isBetter() ? asked.tried() : played.filter(move -> asked.shown()).map(Move::better);
    }

    private GameState before() {
        Game shown = asked.game().whole().at(asked.ply().number() - 1);
        return asked.game().url().playing(Player.BOTH).showing(shown);
    }

    /** The side to move, in small letters; {@code nobody} at the end. */
    public String toMove() {
        return asked.isOver() ? "nobody" : Slug.of(asked.ply().side());
    }

    /** {@code 1 of 3}; empty at the end. */
    public String place() {
        return asked.isOver()
                ? ""
                : text("again.place", asked.found().size() + 1, asked.mistakes().size());
    }

    /** What was played, and what it cost; at the end how many better moves were found. */
    public String question() {
        if (asked.isOver()) {
            long found = asked.found().stream().filter(Optional::isPresent).count();
            return text("again.end", found, asked.mistakes().size());
        }
        return played.map(this::question).orElse(text("play.busy"));
    }

    private String question(Move move) {
        Side side = move.ply().side();
        return text(
                asked.game().url().player().isAlone(side)
                        ? "again.question.yours"
                        : "again.question",
                asked.ply().number(),
                GameBoards.side(frame.words(), side),
                move.name(),
                move.costWithMargin(frame.words()));
    }

    /** Whether the tried move is better, and by how much; empty before one is tried. */
    public String answer() {
        if (played.isEmpty()) {
            return "";
        }
        Move move = played.get();
        String shown = asked.shown() ? text("again.shown", move.betterName()) : "";
        return tried.map(other -> answer(move, other)).orElse(shown);
    }

    private String answer(Move move, Move other) {
        if (other.name().equals(move.name())) {
            return text("again.same", move.name());
        }
        long gain = move.mildest().cost() - other.mildest().cost();
        String by = other.discs(frame.words(), gain);
        if (!other.isMistake()) {
            String key = other.isBest() ? "again.yes.best" : "again.yes";
            return text(key, other.name(), by, move.name());
        }
        String missing = other.cost(frame.words());
        return gain > 0
                ? text("again.not-yet.nearer", other.name(), missing, by, move.name())
                : text("again.not-yet", other.name(), missing);
    }

    /** Where to go on. */
    public List<NamedLink> ways() {
        if (asked.isOver()) {
            return List.of(way("more", RetryAddress.of(asked.game(), asked.mistakes())));
        }
        if (played.isEmpty()) {
            return List.of();
        }
        return isBetter() || asked.shown()
                ? List.of(way("next", asked.next(isBetter() ? asked.tried() : Optional.empty())))
                : List.of(way("show", asked.showing()), way("skip", asked.next(Optional.empty())));
    }

    private NamedLink way(String id, Link link) {
        return new NamedLink("again-" + id, text("again." + id), link);
    }

    /** What was found, at the end. */
    public List<NamedLink> found() {
        return asked.isOver()
                ? IntStream.range(0, asked.mistakes().size()).mapToObj(this::found).toList()
                : List.of();
    }

    private NamedLink found(int number) {
        int move = asked.mistakes().get(number);
        String name = Squares.name(asked.game().whole().plies().get(move - 1).square());
        String text =
                asked.found()
                        .get(number)
                        .map(square -> text("again.line.found", move, name, Squares.name(square)))
                        .orElse(text("again.line", move, name));
        return new NamedLink("again-" + move, text, analysis(move - 1));
    }

    /** The way back. */
    public String back() {
        return analysis(asked.isOver() ? asked.game().plies() : asked.ply().number() - 1);
    }

    /** The analysis at one of its positions. */
    private String analysis(int ply) {
        return AnalysisAddress.of(asked.game().url().atPly(ply)).toString();
    }
}
