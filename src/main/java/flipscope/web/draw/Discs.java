package flipscope.web.draw;

import flipscope.rules.Side;
import flipscope.rules.SmallBoardPieces;
import flipscope.story.TraceContext;
import flipscope.text.Slug;

/** What stands on a board, drawn under its bits: discs as rings, balls, or pieces as shapes. */
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
    public String at(int square) {
        return square < 0
                ? ""
                : pieces.owner(square)
                        .map(Slug::of)
                        .map(
                                side ->
                                        pieces.kind(square)
                                                .map(kind -> side + "-" + kind)
                                                .orElse(side))
                        .orElse("");
    }
}
