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
 * A game.
 *
 * @param board the squares
 * @param score the discs
 * @param status who is to move, or how the game ended
 * @param note who plays whom, or that the engine is busy
 * @param notices what must not be missed: forced passes, an earlier ply
 * @param lines what the last moves did, one line each
 * @param undo the person's turn before this one
 * @param redo the person's turn after this one
 * @param replyUrl where the engine's reply comes from; empty when it is not to move
 * @param replyDelay how long to wait for it, as htmx writes it: {@code 500ms}
 * @param transcript all moves
 * @param fields what a form keeps of the game
 * @param side whom the person plays: "black", "white", "both" or "none"
 * @param level how well the engine plays
 * @param setup the field for positions and transcripts
 * @param stepper the stepper that is open beside the game
 * @param spoken what assistive technology is told
 * @param why why a square is legal or not, or null
 * @param ask the way to ask about any square, while the person is to move
 * @param tools the ways through the game
 * @param engine what the engine says beside its moves
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

    /** The same game with a stepper open beside it. */
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

    /** The same game with a square explained. */
    public PlayView asking(BoardView asked, WhyView explanation) {
        return explained(frame.staying(), asked, explanation.spoken(), explanation, HintsView.NONE);
    }

    /** The same game with the scores of its moves, or with the way to them. */
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

    /** The same game beside a move that was typed and cannot be played. */
    public PlayView typing(TypedView wrong) {
        return with(board, status, lines, ask, wrong.problem(), tools.typing(wrong));
    }

    /** The same position while it is set up. */
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

    /** The sides that a person may play, as {@code side} has them. */
    public static final List<String> SIDES = List.of("black", "white", "both", "none");

    /** Whether the engine is to move. */
    public boolean isThinking() {
        return replyUrl.isPresent();
    }
}
