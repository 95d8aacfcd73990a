package flipscope.web.play;

import flipscope.web.game.BoardView;
import flipscope.web.game.GamePageView;
import flipscope.web.game.PlyLineView;
import flipscope.web.game.ReplyView;
import flipscope.web.game.SettingsView;
import flipscope.web.game.TurnsView;
import flipscope.web.site.PageFrame;
import flipscope.web.trace.TraceView;
import flipscope.web.trace.why.WhyView;
import java.util.List;
import java.util.Optional;

/**
 * The page of a game.
 *
 * @param turns the moves, and the links to earlier and later ones
 * @param setup the fields for positions and transcripts
 * @param tools the tools beside the board
 * @param engine what the engine is asked for
 * @param stepper the open stepper
 * @param why why a square is legal or not, or null
 */
public record PlayView(
        PageFrame frame,
        BoardView board,
        StatusView status,
        TurnsView turns,
        SettingsView settings,
        SetupView setup,
        ToolsView tools,
        EngineView engine,
        Optional<TraceView> stepper,
        WhyView why)
        implements GamePageView {

    @Override
    public String description() {
        ScoreView score = status.score();
        return text("share.card.discs", score.black(), score.white()) + " " + status.told() + ".";
    }

    /**
     * What the device does with the game for going on later: {@code yes} remembers it, {@code over}
     * forgets it, and null leaves all as it is.
     */
    public String kept() {
        boolean apart = turns.last().isPresent() || tools.own().isPresent();
        if (apart || turns.transcript().isEmpty() || frame.isEmbedded()) {
            return null;
        }
        return tools.again().isEmpty() ? "yes" : "over";
    }

    @Override
    public String spoken() {
        return status.spoken();
    }

    @Override
    public List<PlyLineView> lines() {
        return status.lines();
    }

    @Override
    public Optional<ReplyView> reply() {
        return engine.reply();
    }
}
