package flipscope.trace;

/**
 * How a value is drawn.
 *
 * @param shape the shape
 * @param lanes for {@code LANES} how many bits a lane has, else 0
 * @param second of a result of two words the shape of the second one, else the same shape
 */
public record ViewKind(Shape shape, int lanes, Shape second) {
    /** Of a value that is one word, or all of whose words are drawn alike. */
    public ViewKind(Shape shape, int lanes) {
        this(shape, lanes, shape);
    }

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

    public static final ViewKind BOARD = new ViewKind(Shape.BOARD, 0);
    public static final ViewKind NUMBER = new ViewKind(Shape.NUMBER, 0);
    public static final ViewKind FLAG = new ViewKind(Shape.FLAG, 0);

    /** The default view of a type, or of the elements of a table. */
    public static ViewKind of(Type type) {
        return switch (type.kind()) {
            case LONG -> BOARD;
            case INT, VOID -> NUMBER;
            case BOOLEAN -> FLAG;
        };
    }

    /** How one of the words of a result is drawn, counted from 0. */
    public ViewKind word(int index) {
        if (second == shape) {
            return this;
        }
        return index == 0 ? new ViewKind(shape, lanes) : new ViewKind(second, 0);
    }

    /** Whether a value of this type, or an element of such a table, can be drawn like this. */
    public boolean fits(Type type) {
        return switch (shape) {
            case BOARD, CUBE -> type.kind() == Type.Kind.LONG;
            case UPPER, LOWER -> type.kind() == Type.Kind.INT;
            case RANK, MINI, LINE3, WORD, NUMBER ->
                    type.kind() == Type.Kind.LONG || type.kind() == Type.Kind.INT;
            case LANES -> type.kind() != Type.Kind.BOOLEAN && lanes <= type.width();
            case FLAG -> type.kind() == Type.Kind.BOOLEAN;
        };
    }

    /** The bits that have a cell in the picture; none for numbers and flags. */
    public long cells(Type type) {
        return switch (shape) {
            case NUMBER, FLAG -> 0;
            case RANK -> 0xFFL;
            case LINE3 -> 0x1FFL;
            case MINI -> 0xFFFFL;
            case UPPER, LOWER -> 0xFFFF_FFFFL;
            case BOARD, CUBE, LANES, WORD -> Word.ones(Math.max(32, type.width()));
        };
    }

    /** As in JSON: {@code BOARD}, {@code LANES 4}. */
    @Override
    public String toString() {
        return shape == Shape.LANES ? "LANES " + lanes : shape.name();
    }
}
