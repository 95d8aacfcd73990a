package flipscope.story;

import flipscope.rules.Direction;
import flipscope.text.Messages;

/** Directions and movements in words. */
public final class Movements {
    private Movements() {}

    /** {@code one square up and left}. */
    static String words(Messages messages, Movement movement) {
        return messages.text("story.movement", movement.squares(), direction(messages, movement));
    }

    /** A short label: {@code one left ←}. */
    static String label(Messages messages, Movement movement) {
        String arrow = movement.direction().arrow();
        return messages.text(
                "story.movement.label", movement.squares(), direction(messages, movement), arrow);
    }

    private static String direction(Messages messages, Movement movement) {
        return words(messages, movement.direction());
    }

    /** {@code up and left}. */
    public static String words(Messages messages, Direction direction) {
        return messages.text("story.direction." + direction.code());
    }
}
