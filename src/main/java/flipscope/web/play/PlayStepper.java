package flipscope.web.play;

import flipscope.catalogue.Technique;
import flipscope.catalogue.Technique.From;
import flipscope.text.Messages;
import flipscope.web.game.GameState;
import flipscope.web.game.GameUrl;
import flipscope.web.site.Link;
import flipscope.web.site.NamedLink;
import flipscope.web.site.PageFrame;
import flipscope.web.trace.StepperViews;
import flipscope.web.trace.TraceSite;
import flipscope.web.trace.TraceView;
import flipscope.web.trace.request.TechniqueLookup;
import flipscope.web.trace.request.TraceOptions;
import flipscope.web.trace.request.TraceRequest;
import flipscope.web.trace.why.WhyPanel;
import java.util.Optional;

/**
 * The stepper beside a game, which follows its position. An algorithm that works on a move, or on
 * no position at all, opens on its own page instead: its board would not be the game's.
 */
public final class PlayStepper {
    /** All eight directions one after the other: the easiest to read. */
    private static final String EXPLAINS = "reversi/mobility/shifts";

    private final TechniqueLookup finder;
    private final StepperViews views;
    private final Messages words;

    public PlayStepper(TraceSite site) {
        this.finder = site.lookup();
        this.views = site.steppers();
        this.words = site.pages().words();
    }

    /** The page of its own for the game's open stepper, if it needs one. */
    public Optional<String> ownPage(GameState game) {
        return open(game)
                .filter(technique -> !follows(technique))
                .map(technique -> ownPage(technique, game));
    }

    /** The algorithm that is open beside the game, if any. */
    Optional<Technique> open(GameState game) {
        return game.url().stepper().map(open -> finder.technique(open.technique()));
    }

    /**
     * An algorithm for another board gets none of the game's moves, which mean something else
     * there.
     */
    private static String ownPage(Technique technique, GameState game) {
        return technique.takes(From.BOARD)
                ? Link.to("/trace/" + technique.id()).toString()
                : game.url().trace(technique.id(), game.ply()).toString();
    }

    /** The game's open stepper; empty if none is open. */
    public Optional<TraceView> of(PageFrame frame, GameState game, TraceOptions asked) {
        return game.url().stepper().map(open -> of(frame, game, open, asked));
    }

    private TraceView of(
            PageFrame frame, GameState game, GameUrl.Stepper open, TraceOptions asked) {
        Technique technique = finder.technique(open.technique());
        TraceRequest plain =
                TraceRequest.beside(technique, game, game.url().beside(technique.id()), asked);
        TraceRequest request = WhyPanel.asked(asked).map(plain::asking).orElse(plain);
        NamedLink close =
                new NamedLink(
                        "pin",
                        words.text("stepper.close"),
                        game.url().stepping(Optional.empty()).play());
        return views.of(frame, request, Optional.empty(), Optional.of(close));
    }

    /** The algorithm that explains a position of the game: the open one if it can. */
    public Technique explaining(GameState game) {
        return open(game).filter(WhyPanel::explains).orElseGet(() -> finder.technique(EXPLAINS));
    }

    private static boolean follows(Technique technique) {
        return technique.takes(From.POSITION) && !technique.takes(From.MOVE);
    }
}
