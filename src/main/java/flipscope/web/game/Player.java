package flipscope.web.game;

import flipscope.rules.Side;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The sides that the person plays; the engine plays the others. */
public enum Player {
    BLACK,
    WHITE,
    BOTH,
    NONE;

    /** The values of the parameter {@code side}. */
    static final List<String> WORDS = Arrays.stream(values()).map(Player::word).toList();

    /** The player for one of {@link #WORDS}. */
    static Player of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }

    /** The value in a URL. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether the person plays a side. */
    public boolean plays(Side side) {
        return this == BOTH || name().equals(side.name());
    }
}
