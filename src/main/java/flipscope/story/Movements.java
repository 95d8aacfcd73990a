package flipscope.story;

import flipscope.text.Messages;
import java.util.Locale;

/** Movements in words. */
final class Movements {
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
        String name = movement.direction().name().toLowerCase(Locale.ROOT).replace('_', '-');
        return messages.text("story.direction." + name);
    }
}
