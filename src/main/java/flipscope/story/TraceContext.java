package flipscope.story;

import flipscope.catalogue.Arguments;
import flipscope.rules.Position;
import flipscope.rules.SmallBoardPieces;
import java.util.Optional;

/**
 * The context for describing a trace: which side is which, and the unchanged code if this is an
 * edit.
 *
 * @param position the position that the inputs came from, if any
 * @param pieces the pieces on a board of another size, if the inputs came from one
 * @param traceDiff the comparison with the unchanged code, if the code was changed
 */
public record TraceContext(
        Optional<Position> position,
        Optional<SmallBoardPieces> pieces,
        Optional<TraceDiff> traceDiff) {

    /** No position: numbers and bits only. */
    public static final TraceContext NONE =
            new TraceContext(Optional.empty(), Optional.empty(), Optional.empty());

    public static TraceContext of(Arguments arguments) {
        return new TraceContext(arguments.position(), arguments.pieces(), Optional.empty());
    }

    public static TraceContext of(Position position) {
        return new TraceContext(Optional.of(position), Optional.empty(), Optional.empty());
    }

    /** The same scene for changed code. */
    public TraceContext changed(TraceDiff beside) {
        return new TraceContext(position, pieces, Optional.of(beside));
    }

    /** The name of the side that {@code own} belongs to: {@code Black}. */
    Optional<String> own() {
        return position.map(at -> at.toMove().title());
    }

    /** The name of the other side. */
    Optional<String> opponent() {
        return position.map(at -> at.toMove().other().title());
    }
}
