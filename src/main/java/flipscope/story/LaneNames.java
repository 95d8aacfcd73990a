package flipscope.story;

import flipscope.rules.Squares;
import flipscope.text.Messages;

/** Names the lanes of a register as its picture does: by squares and rows where it has those. */
public final class LaneNames {
    private static final int ROW = 8;

    private LaneNames() {}

    /**
     * The name of a lane: {@code a1–b1}, {@code row 3}, {@code rows 1 to 4}; of a register that is
     * no board its number.
     *
     * @param lane counted from the lowest bits
     * @param size the bits of a lane
     * @param width the bits of the register
     */
    public static String of(Messages messages, int lane, int size, int width) {
        if (width != Long.SIZE) {
            return messages.text("story.lane", lane);
        }
        int low = lane * size;
        int high = low + size - 1;
        if (size < ROW) {
            return messages.text("story.lane.squares", Squares.name(high), Squares.name(low));
        }
        return messages.text("story.lane.rows", row(high), row(low), size / ROW);
    }

    private static int row(int bit) {
        return ROW - bit / ROW;
    }
}
