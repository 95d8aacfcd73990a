package flipscope.story;

import flipscope.catalogue.Arguments;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.text.Messages;
import java.util.Optional;

/**
 * The context for describing a trace: which side is which, and the unchanged code if this is an
 * edit.
 *
 * @param position the position that the inputs came from, if any
 * @param contrast the comparison with the unchanged code, if the code was changed
 */
public record Scene(Optional<Position> position, Optional<TraceDiff> contrast) {
    /** No position: numbers and bits only. */
    public static final Scene NONE = new Scene(Optional.empty(), Optional.empty());

    public static Scene of(Arguments arguments) {
        return new Scene(arguments.position(), Optional.empty());
    }

    public static Scene of(Position position) {
        return new Scene(Optional.of(position), Optional.empty());
    }

    /** The same scene for changed code. */
    public Scene changed(TraceDiff beside) {
        return new Scene(position, Optional.of(beside));
    }

    /** The name of the side that {@code own} belongs to: {@code Black}. */
    Optional<String> own(Messages messages) {
        return position.map(at -> name(at.toMove(), messages));
    }

    /** The name of the other side. */
    Optional<String> opponent(Messages messages) {
        return position.map(at -> name(at.toMove().other(), messages));
    }

    private static String name(Side side, Messages messages) {
        return side == Side.BLACK
                ? messages.text("story.side.black")
                : messages.text("story.side.white");
    }
}
