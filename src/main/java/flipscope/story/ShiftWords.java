package flipscope.story;

import static flipscope.story.BitNames.areBits;
import static flipscope.story.BitNames.areSquares;

import flipscope.rules.Squares;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Word;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Describes shifts: every bit moves, some fall off, some wrap around an edge. */
final class ShiftWords extends StepWords {
    /** How many wrapped bits are named if another bit falls off. */
    private static final int MOST_BESIDE_ONE = 3;

    /** The cells along each axis of the cube. */
    private static final int SIDE = 4;

    private final Operand from;
    private final long bits;
    private final int amount;
    private final boolean left;

    ShiftWords(StepWords words) {
        super(words);
        this.from = operand(0);
        this.bits = BitNames.drawn(bits(0), from.view());
        this.amount = BoardShift.amount(step);
        this.left = operator == Operator.LEFT;
    }

    String shift() {
        return isPlain() && !areBits(from.view()) ? plain() : tell();
    }

    /** Where a single disc went, or what a shift of several lost or wrapped; empty if nothing. */
    String effect() {
        return isOne() ? tell() : (fell() + wrapped()).strip();
    }

    private String tell() {
        if (bits == 0) {
            return say("story.shift.nothing");
        }
        if (amount == 0) {
            return say("story.shift.stays", describeResult());
        }
        if (spreadsSign()) {
            return say(result() != 0 ? "story.shift.sign-set" : "story.shift.sign-clear");
        }
        if (copiesSign()) {
            return say("story.shift.copies", way(), describeResult());
        }
        return isOne() ? single() : many() + fell() + wrapped();
    }

    /** {@code >>} of a number whose first bit is 1: it fills up with ones. */
    private boolean copiesSign() {
        return operator == Operator.RIGHT && ((Word) from.value()).bits() < 0;
    }

    private boolean isOne() {
        return Long.bitCount(bits) == 1 && areSquares(from.view()) && areSquares(view);
    }

    /** {@code x >> 63}: all ones or all zeros. */
    private boolean spreadsSign() {
        return operator == Operator.RIGHT && amount == from.value().type().width() - 1;
    }

    /** A single disc is named before and after the shift. */
    private String single() {
        String name = BitNames.names(bits, from.view()).get(0);
        long result = drawn(result());
        if (Long.bitCount(result) != 1) {
            return say("story.shift.one-fell", name, way());
        }
        String key = freshlyWrapped() != 0 ? "story.shift.one-wrapped" : "story.shift.one";
        return say(key, name, way(), squares(result));
    }

    private String many() {
        if (!areSquares(view) && from.view().lanes() == 0 || isPlain()) {
            return say("story.shift.leaves", way(), describeResult());
        }
        return narrator.roles()
                .whose(from)
                .map(whose -> say("story.shift.all-of", whose, way()))
                .orElseGet(() -> say("story.shift.every-bit", way()));
    }

    /** {@code one square left}, or {@code 5 places to the left} if no board movement matches. */
    String way() {
        if (from.view().shape().isCube()) {
            return inCube();
        }
        return BoardShift.words(narrator.messages(), step).orElseGet(() -> say(places(), amount));
    }

    private String places() {
        if (from.layout().runsRight()) {
            return left ? "story.shift.places-higher" : "story.shift.places-lower";
        }
        return left ? "story.shift.places-left" : "story.shift.places-right";
    }

    private String fell() {
        int lanes = lanes();
        if (lanes > 0) {
            return " " + say("story.shift.lanes-fell", lanes);
        }
        long fell = BitNames.drawn(marks.fell(), from.view());
        return fell == 0 ? "" : " " + say("story.shift.fell", fallen(fell), Long.bitCount(fell));
    }

    private String fallen(long fell) {
        return areSquares(from.view())
                ? values.squares(fell, from.view())
                : values.count(fell, from.view());
    }

    /** How many whole lanes leave the register; 0 if lanes are cut or there are none. */
    private int lanes() {
        int width = from.view().lanes();
        return width == 0 || amount % width != 0 ? 0 : amount / width;
    }

    /** Wrapped bits are counted instead of named after another list or if there are too many. */
    private String wrapped() {
        long to = freshlyWrapped();
        int count = Long.bitCount(to);
        if (count == 0 || !areSquares(from.view())) {
            return "";
        }
        int fell = Long.bitCount(marks.fell());
        boolean named = count == 1 || fell == 0 || fell == 1 && count <= MOST_BESIDE_ONE;
        if (!named) {
            return " " + say("story.shift.wrapped-many", count);
        }
        long came = BoardShift.moved(to, -BoardShift.places(step));
        String names = values.squares(came, from.view());
        return " " + say("story.shift.wrapped", names, squares(to), count);
    }

    /** Bits wrapped by this very shift, without those that wrapped earlier and only moved on. */
    private long freshlyWrapped() {
        return marks.wrapped() & ~BoardShift.moved(from.wrapped(), BoardShift.places(step));
    }

    /**
     * {@code 2 along x, 1 along y, two layers up}; if cells would leave a row, the number of
     * places. Cells are numbered along x, then y, then by layer, so left shifts move to higher
     * cells and right shifts to lower ones.
     */
    private String inCube() {
        String side = left ? "on" : "back";
        String layers = left ? "story.layers.up" : "story.layers.down";
        boolean inside = Squares.list(bits).stream().allMatch(this::staysInItsRows);
        return inside
                ? Stream.of(
                                along("story.cube.x." + side, amount % SIDE),
                                along("story.cube.y." + side, amount / SIDE % SIDE),
                                along(layers, amount / SIDE / SIDE))
                        .filter(each -> !each.isEmpty())
                        .collect(Collectors.joining(say("story.list.comma")))
                : say("story.cube.places." + side, amount);
    }

    private String along(String key, int cells) {
        return cells == 0 ? "" : say(key, cells);
    }

    private boolean staysInItsRows(int cell) {
        int places = BoardShift.places(step);
        int to = cell + places;
        return Math.floorMod(to, SIDE) - cell % SIDE == places % SIDE
                && Math.floorMod(to / SIDE, SIDE) - cell / SIDE % SIDE == places / SIDE % SIDE;
    }
}
