package flipscope.story.motion;

import static flipscope.story.motion.Keyframe.fadeIn;
import static flipscope.story.motion.Keyframe.fadeOut;
import static flipscope.story.motion.Keyframe.slide;
import static flipscope.trace.Word.has;

import flipscope.story.BoardShift;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A shift of the cube: each ball goes along x, then along y, then to another layer.
 *
 * @param places to higher cells; negative is to lower ones
 */
record CubeShift(Layers layers, int places) {
    private static final int SIDE = 4;
    private static final int STRAIGHT = 420;
    private static final int LONG = 600;

    Motion of(long operand, long result) {
        int end = axes() > 1 ? LONG : STRAIGHT;
        long fell = 0;
        for (int cell = 0; cell < Long.SIZE; cell++) {
            if (has(operand, cell)) {
                int there = cell + places;
                if (there < 0 || there >= Long.SIZE || !has(result, there)) {
                    fell |= 1L << cell;
                } else {
                    layers.bits(1L << there, moves(cell, there, end));
                }
            }
        }
        return layers.bits(fell, fadeOut(0, end))
                .bits(result & ~BoardShift.moved(operand, places), fadeIn(0, end))
                .lasting(end);
    }

    /** How many axes the shift moves along. */
    private long axes() {
        int distance = Math.abs(places);
        return IntStream.of(distance % SIDE, distance / SIDE % SIDE, distance / SIDE / SIDE)
                .filter(each -> each > 0)
                .count();
    }

    /** One slide along each axis. */
    private Keyframe[] moves(int cell, int there, int end) {
        List<Integer> stops = stops(cell, there);
        Cell place = Layer.cell(layers.layout, there);
        Keyframe[] moves = new Keyframe[stops.size() - 1];
        for (int leg = 0; leg < moves.length; leg++) {
            Cell from = Layer.cell(layers.layout, stops.get(leg)).minus(place);
            Cell to = Layer.cell(layers.layout, stops.get(leg + 1)).minus(place);
            moves[leg] = slide(from, to, end * leg / moves.length, end * (leg + 1) / moves.length);
        }
        return moves;
    }

    private static List<Integer> stops(int cell, int there) {
        int alongX = cell - cell % SIDE + there % SIDE;
        int row = SIDE * SIDE;
        int alongY = cell - cell % row + there % row;
        return IntStream.of(cell, alongX, alongY, there).distinct().boxed().toList();
    }
}
