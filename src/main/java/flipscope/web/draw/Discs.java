package flipscope.web.draw;

import static flipscope.trace.Word.has;

import flipscope.rules.Side;
import flipscope.rules.SmallBoardPieces;
import flipscope.story.TraceContext;

/** What stands on a board, drawn under its bits: discs and balls, pale, or pieces as shapes. */
public record Discs(SmallBoardPieces pieces) {
    /** For algorithms without a position. */
    public static final Discs NONE = new Discs(new SmallBoardPieces(0, 0, Side.BLACK));

    /** What stands on the board that a trace began with. */
    public static Discs of(TraceContext context) {
        return context.position()
                .map(SmallBoardPieces::of)
                .or(context::pieces)
                .map(Discs::new)
                .orElse(NONE);
    }

    /** {@code black}, {@code white-rooks} or the like, or empty; also of no square, -1. */
    String at(int square) {
        boolean covered = square >= 0 && has(pieces.occupied(), square);
        return covered ? pieces.content(square) : "";
    }
}
