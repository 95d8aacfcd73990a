package flipscope.story;

import flipscope.catalogue.Arguments;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.text.Messages;
import java.util.Optional;

/**
 * What a trace is about, as far as words go: whose discs are whose, and what the code was before it
 * was changed.
 *
 * @param position the position that the inputs came from, if they came from one
 * @param contrast the code as it is, where it is changed code that runs
 */
public record Scene(Optional<Position> position, Optional<TraceDiff> contrast) {
    /** No board at all: numbers and bits. */
    public static final Scene NONE = new Scene(Optional.empty(), Optional.empty());

    /** The scene of an algorithm's inputs. */
    public static Scene of(Arguments arguments) {
        return new Scene(arguments.position(), Optional.empty());
    }

    /** The scene of a position. */
    public static Scene of(Position position) {
        return new Scene(Optional.of(position), Optional.empty());
    }

    /** The same with changed code. */
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
