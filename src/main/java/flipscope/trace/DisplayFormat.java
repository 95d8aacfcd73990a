package flipscope.trace;

/**
 * How a value is drawn.
 *
 * @param shape the shape
 * @param lanes for {@code LANES} how many bits a lane has, else 0
 * @param second of a result of two words the shape of the second one, else the same shape
 * @param numbering where the bits of its board stand
 */
public record DisplayFormat(Shape shape, int lanes, Shape second, Numbering numbering) {
    /** The format of a value that is one word, or whose words are all drawn alike. */
    public DisplayFormat(Shape shape, int lanes) {
        this(shape, lanes, shape);
    }

    /** A format in the usual numbering of its shape. */
    public DisplayFormat(Shape shape, int lanes, Shape second) {
        this(shape, lanes, second, shape.usual);
    }

    /** The shapes of {@code @View}, by the same names. */
    public enum Shape {
        BOARD(8, 8),
        UPPER(8, 4),
        LOWER(8, 4),
        RANK(8, 1),
        MINI(4, 4),
        LINE3(3, 3),
        CUBE(4, 4, 4, Numbering.A1_FIRST),
        LANES,
        WORD,
        NUMBER,
        FLAG;

        private final int columns;
        private final int rows;
        private final int layers;
        private final Numbering usual;

        Shape() {
            this(0, 0);
        }

        Shape(int columns, int rows) {
            this(columns, rows, 1, Numbering.A1_HIGH);
        }

        Shape(int columns, int rows, int layers, Numbering usual) {
            this.columns = columns;
            this.rows = rows;
            this.layers = layers;
            this.usual = usual;
        }

        /** The cells in a row of a layer; 0 for what is no board. */
        public int columns() {
            return columns;
        }

        /** The rows of a layer. */
        public int rows() {
            return rows;
        }

        /** The cells of a board; 0 for what is no board. */
        public int cells() {
            return columns * rows * layers;
        }

        /** Whether its cells are squares of a board. */
        public boolean isBoard() {
            return columns > 0;
        }

        /** Whether it is half a board, in an {@code int}. */
        public boolean isHalf() {
            return this == UPPER || this == LOWER;
        }

        public boolean isCube() {
            return layers > 1;
        }
    }

    public static final DisplayFormat BOARD = new DisplayFormat(Shape.BOARD, 0);
    public static final DisplayFormat NUMBER = new DisplayFormat(Shape.NUMBER, 0);
    public static final DisplayFormat FLAG = new DisplayFormat(Shape.FLAG, 0);

    /** The default view of a type, or of the elements of a table. */
    public static DisplayFormat of(Type type) {
        return switch (type.kind()) {
            case LONG -> BOARD;
            case INT, VOID -> NUMBER;
            case BOOLEAN -> FLAG;
        };
    }

    /** This format in another numbering; the cube, and values without bits, have no other. */
    public DisplayFormat numbered(Numbering other) {
        boolean fixed = shape == Shape.NUMBER || shape == Shape.FLAG || shape.isCube();
        return fixed || numbering == other ? this : new DisplayFormat(shape, lanes, second, other);
    }

    /** Whether it is numbered as usual for its shape. */
    public boolean isUsual() {
        return numbering == shape.usual;
    }

    /** Whether cells stand in the same places in both, however they are grouped. */
    public boolean isLaidOutAs(DisplayFormat other) {
        return shape == other.shape && numbering == other.numbering;
    }

    /** How one of the words of a result is drawn, counted from 0. */
    public DisplayFormat word(int index) {
        if (second == shape) {
            return this;
        }
        DisplayFormat word = new DisplayFormat(index == 0 ? shape : second, index == 0 ? lanes : 0);
        return isUsual() ? word : word.numbered(numbering);
    }

    /** Whether a value of this type, or an element of such a table, can be drawn like this. */
    public boolean fits(Type type) {
        return switch (shape) {
            case FLAG -> type.kind() == Type.Kind.BOOLEAN;
            case UPPER, LOWER -> type.kind() == Type.Kind.INT;
            // A truth value, which is one bit, is only drawn as a flag.
            default -> type.width() > 1 && Math.max(lanes, shape.cells()) <= type.width();
        };
    }

    /** The bits that have a cell in the picture; none for numbers and flags. */
    public long cells(Type type) {
        return switch (shape) {
            case NUMBER, FLAG -> 0;
            case LANES, WORD -> Word.ones(Math.max(32, type.width()));
            default -> Word.ones(Math.min(shape.cells(), Math.max(32, type.width())));
        };
    }

    /** As in JSON: {@code BOARD}, {@code LANES 4}. */
    @Override
    public String toString() {
        return shape == Shape.LANES ? "LANES " + lanes : shape.name();
    }
}
