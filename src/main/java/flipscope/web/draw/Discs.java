package flipscope.web.draw;

import static flipscope.trace.Word.has;

import flipscope.story.TraceContext;

/**
 * The discs drawn as rings under the bits of a board, where bit 63 is a1; or the balls under those
 * of a cube, where bit 0 is.
 */
public record Discs(long black, long white) {
    /** For algorithms without a position. */
    public static final Discs NONE = new Discs(0, 0);

    /** What stands on the board that a trace began with; of chess nothing, which has no discs. */
    public static Discs of(TraceContext context) {
        return context.position()
                .map(at -> new Discs(at.black(), at.white()))
                .or(
                        () ->
                                context.pieces()
                                        .filter(at -> at.kinds().isEmpty())
                                        .map(at -> new Discs(at.black(), at.white())))
                .orElse(NONE);
    }

    /** {@code black}, {@code white} or empty; also of no square, -1. */
    String at(int square) {
        if (square < 0) {
            return "";
        }
        if (has(black, square)) {
            return "black";
        }
        return has(white, square) ? "white" : "";
    }
}
