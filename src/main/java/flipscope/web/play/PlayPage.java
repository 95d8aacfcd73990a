package flipscope.web.play;

import flipscope.web.game.BoardView;
import flipscope.web.site.PageFrame;
import flipscope.web.trace.TraceView;
import flipscope.web.trace.why.WhyView;
import java.util.Optional;

/** The page of a game in the making: it may get a stepper, an explanation, scores of moves. */
final class PlayPage {
    private final PlayView plain;
    private PageFrame frame;
    private BoardView board;
    private StatusView status;
    private EngineView engine;
    private Optional<TraceView> stepper = Optional.empty();
    private WhyView why;

    /**
     * @param plain the page without additions
     */
    PlayPage(PlayView plain) {
        this.plain = plain;
        this.frame = plain.frame();
        this.board = plain.board();
        this.status = plain.status();
        this.engine = plain.engine();
    }

    /** Opens the stepper. */
    PlayPage beside(Optional<TraceView> opened) {
        stepper = opened;
        return this;
    }

    /** Explains a square. */
    PlayPage asking(BoardView asked, WhyView explanation) {
        frame = frame.staying();
        board = asked;
        status = status.saying(explanation.spoken());
        engine = engine.hinting(HintsView.NONE);
        why = explanation;
        return this;
    }

    /** Shows the scores of moves, or the control for showing them. */
    PlayPage hinted(BoardView scored, HintsView hints, String told) {
        frame = hints.load().map(frame::refreshingTo).orElse(frame.staying());
        board = scored;
        status = status.saying(told);
        engine = engine.hinting(hints);
        return this;
    }

    BoardView board() {
        return board;
    }

    String spoken() {
        return status.spoken();
    }

    PlayView view() {
        return new PlayView(
                frame,
                board,
                status,
                plain.turns(),
                plain.settings(),
                plain.setup(),
                plain.tools(),
                engine,
                stepper,
                why);
    }
}
