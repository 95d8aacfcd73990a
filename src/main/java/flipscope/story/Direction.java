package flipscope.story;

import java.util.Arrays;

/** A direction in which bits move on the screen. */
public enum Direction {
    LEFT(1, "←"),
    UP(8, "↑"),
    UP_LEFT(9, "↖"),
    UP_RIGHT(7, "↗"),
    RIGHT(-1, "→"),
    DOWN(-8, "↓"),
    DOWN_RIGHT(-9, "↘"),
    DOWN_LEFT(-7, "↙");

    private final int places;
    private final String arrow;

    Direction(int places, String arrow) {
        this.places = places;
        this.arrow = arrow;
    }

    /** The left shift that moves one square this way on a board eight squares wide. */
    public int places() {
        return places;
    }

    public Direction opposite() {
        return Arrays.stream(values())
                .filter(each -> each.places == -places)
                .findFirst()
                .orElseThrow();
    }

    public String arrow() {
        return arrow;
    }
}
