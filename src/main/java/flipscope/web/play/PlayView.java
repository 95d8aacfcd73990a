package flipscope.web.play;

import flipscope.web.game.BoardView;
import flipscope.web.play.ToolsView.TypedView;
import flipscope.web.site.FieldView;
import flipscope.web.site.NamedLink;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import flipscope.web.trace.TraceView;
import flipscope.web.trace.why.WhyView;
import java.util.List;
import java.util.Optional;

/**
 * The page of a game.
 *
 * @param score the number of discs
 * @param status who is to move, or how the game ended
 * @param note who plays whom, or that the engine is busy
 * @param notices important messages: forced passes, an earlier ply
 * @param lines the effects of the last moves, one line each
 * @param undo the person's previous turn
 * @param redo the person's next turn
 * @param replyUrl the address of the engine's reply; empty if it is not to move
 * @param replyDelay how long to wait for it, in htmx's notation: {@code 500ms}
 * @param transcript all moves
 * @param fields the hidden form fields of the game
 * @param side which sides the person plays: "black", "white", "both" or "none"
 * @param level the engine's level
 * @param setup the fields for positions and transcripts
 * @param stepper the open stepper
 * @param spoken the announcement for screen readers
 * @param why why a square is legal or not, or null
 * @param ask the link for asking about any square, if the person is to move
 * @param tools the tools beside the board
 * @param engine what the engine reports beyond its moves
 */
public record PlayView(
        PageFrame frame,
        BoardView board,
        ScoreView score,
        String status,
        String note,
        List<String> notices,
        List<PlyLineView> lines,
        Optional<String> undo,
        Optional<String> redo,
        Optional<String> replyUrl,
        String replyDelay,
        List<MoveView> transcript,
        List<FieldView> fields,
        String side,
        int level,
        SetupView setup,
        Optional<TraceView> stepper,
        String spoken,
        WhyView why,
        Optional<String> ask,
        ToolsView tools,
        EngineView engine)
        implements PageView {

    @Override
    public String description() {
        return text("share.card.discs", score.black(), score.white()) + " " + status + ".";
    }

    /** A copy with an open stepper. */
    public PlayView beside(Optional<TraceView> opened) {
        return new PlayView(
                frame,
                board,
                score,
                status,
                note,
                notices,
                lines,
                undo,
                redo,
                replyUrl,
                replyDelay,
                transcript,
                fields,
                side,
                level,
                setup,
                opened,
                spoken,
                why,
                ask,
                tools,
                engine);
    }

    /** A copy with a square explained. */
    public PlayView asking(BoardView asked, WhyView explanation) {
        return explained(frame.staying(), asked, explanation.spoken(), explanation, HintsView.NONE);
    }

    /** A copy with the scores of moves, or the control for showing them. */
    public PlayView hinted(BoardView scored, HintsView hints, String told) {
        PageFrame round = hints.load().map(frame::refreshingTo).orElse(frame.staying());
        return explained(round, scored, told, why, hints);
    }

    private PlayView explained(
            PageFrame newFrame, BoardView newBoard, String told, WhyView reason, HintsView hints) {
        return new PlayView(
                newFrame,
                newBoard,
                score,
                status,
                note,
                notices,
                lines,
                undo,
                redo,
                replyUrl,
                replyDelay,
                transcript,
                fields,
                side,
                level,
                setup,
                stepper,
                told,
                reason,
                ask,
                tools,
                engine.with(hints));
    }

    /** A copy with a typed move that cannot be played. */
    public PlayView typing(TypedView wrong) {
        return with(board, status, lines, ask, wrong.problem(), tools.typing(wrong));
    }

    /** A copy for setting up the position. */
    public PlayView settingUp(BoardView editable, String turn, List<NamedLink> ways) {
        return with(editable, turn, List.of(), Optional.empty(), turn, tools.settingUp(ways));
    }

    private PlayView with(
            BoardView newBoard,
            String newStatus,
            List<PlyLineView> newLines,
            Optional<String> newAsk,
            String newSpoken,
            ToolsView newTools) {
        return new PlayView(
                frame,
                newBoard,
                score,
                newStatus,
                note,
                notices,
                newLines,
                undo,
                redo,
                replyUrl,
                replyDelay,
                transcript,
                fields,
                side,
                level,
                setup,
                stepper,
                newSpoken,
                why,
                newAsk,
                newTools,
                engine);
    }

    /** The values of the parameter {@code side}. */
    public static final List<String> SIDES = List.of("black", "white", "both", "none");

    /** Whether the engine is to move. */
    public boolean isThinking() {
        return replyUrl.isPresent();
    }
}
