package flipscope.web.stepper;

import flipscope.catalogue.Algorithm;
import flipscope.catalogue.Algorithm.From;
import flipscope.text.Messages;
import flipscope.web.GameState;
import flipscope.web.GameUrl;
import flipscope.web.Link;
import flipscope.web.Query;
import flipscope.web.view.Frame;
import flipscope.web.view.HeadView.PinView;
import flipscope.web.view.TraceView;
import java.util.Optional;

/**
 * The stepper that stays open beside a game and follows its position. An algorithm that works on a
 * move, or on no position at all, has a page of its own instead: beside a game it would show
 * another board than the one that is played on.
 */
public final class PlayStepper {
    /** All eight directions one after the other: the easiest to read. */
    private static final String EXPLAINS = "reversi/mobility/shifts";

    private final Finder finder;
    private final StepperViews views;
    private final Messages words;

    public PlayStepper(Finder finder, StepperViews views, Messages words) {
        this.finder = finder;
        this.views = views;
        this.words = words;
    }

    /** The page of its own that the open stepper of a game needs, if it needs one. */
    public Optional<String> ownPage(GameState game) {
        return game.url()
                .stepper()
                .map(open -> finder.algorithm(open.algorithm()))
                .filter(algorithm -> !follows(algorithm))
                .map(algorithm -> ownPage(algorithm, game));
    }

    /**
     * What works on another board has no use for this game; its moves mean something else there.
     */
    private static String ownPage(Algorithm algorithm, GameState game) {
        return algorithm.takes(From.BOARD)
                ? Link.to("/trace/" + algorithm.id()).toString()
                : game.url().trace(algorithm.id(), game.ply(), Optional.empty());
    }

    /** What the open stepper of a game shows; empty where none is open. */
    public Optional<TraceView> of(Frame frame, GameState game, Query query) {
        return game.url().stepper().map(open -> of(frame, game, open, query));
    }

    private TraceView of(Frame frame, GameState game, GameUrl.Stepper open, Query query) {
        Algorithm algorithm = finder.algorithm(open.algorithm());
        Subject plain = Subject.beside(algorithm, game, link(game, algorithm));
        Subject subject = WhyPanel.asked(query).map(plain::asking).orElse(plain);
        PinView close =
                new PinView(
                        game.url().stepping(Optional.empty()).play(), words.text("stepper.close"));
        return views.of(frame, subject, query, null, close);
    }

    /** The algorithm whose steps explain a position of a game: the open one, if it can. */
    public Algorithm explaining(GameState game) {
        return game.url()
                .stepper()
                .map(open -> finder.algorithm(open.algorithm()))
                .filter(WhyPanel::explains)
                .orElseGet(() -> finder.algorithm(EXPLAINS));
    }

    private static boolean follows(Algorithm algorithm) {
        return algorithm.takes(From.POSITION) && !algorithm.takes(From.MOVE);
    }

    /** The game of a subject with its algorithm open beside it. */
    static String pinned(Subject subject) {
        return link(subject.game().orElseThrow(), subject.arguments().algorithm()).toString();
    }

    private static Link link(GameState game, Algorithm algorithm) {
        GameUrl.Stepper open = GameUrl.Stepper.of(algorithm.id());
        return Link.to("/play").with(game.url().stepping(Optional.of(open)).parameters());
    }
}
