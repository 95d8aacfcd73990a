package flipscope.web.game;

import flipscope.rules.Side;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Whom the person plays; the engine plays the rest, with {@link #NONE} both sides. */
public enum Player {
    BLACK,
    WHITE,
    BOTH,
    NONE;

    /** The words of the {@code side} parameter. */
    static final List<String> WORDS = Arrays.stream(values()).map(Player::word).toList();

    /** The player of a word of {@link #WORDS}. */
    static Player of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }

    /** As it stands in a URL. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether the person plays this side. */
    public boolean plays(Side side) {
        return this == BOTH || name().equals(side.name());
    }
}
