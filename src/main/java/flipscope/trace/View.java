package flipscope.trace;

/**
 * How a value is drawn.
 *
 * @param shape the shape
 * @param lanes for {@code LANES} how many bits a lane has, else 0
 */
public record View(Shape shape, int lanes) {
    /** The shapes of {@code @View}, by the same names. */
    public enum Shape {
        BOARD,
        UPPER,
        LOWER,
        RANK,
        MINI,
        LINE3,
        CUBE,
        LANES,
        WORD,
        NUMBER,
        FLAG
    }

    public static final View BOARD = new View(Shape.BOARD, 0);
    public static final View NUMBER = new View(Shape.NUMBER, 0);
    public static final View FLAG = new View(Shape.FLAG, 0);

    /** As JSON has it: {@code BOARD}, {@code LANES 4}. */
    @Override
    public String toString() {
        return shape == Shape.LANES ? "LANES " + lanes : shape.name();
    }
}
