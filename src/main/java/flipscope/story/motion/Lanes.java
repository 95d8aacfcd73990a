package flipscope.story.motion;

import static flipscope.story.motion.Keyframe.fadeIn;
import static flipscope.story.motion.Keyframe.fadeOut;
import static flipscope.story.motion.Keyframe.slide;

import flipscope.story.motion.Layer.Shape;
import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The numbers of a register that is cut into lanes, and how they are added. */
record Lanes(BitLayout layout, int size, long bits) {
    private static final int MET = 900;

    /**
     * How long two numbers stand beside each other to be read, before their sum takes their place.
     */
    private static final int READ = 2000;

    private static final int GONE = 2100;
    private static final int SUMMED = 2400;
    private static final int FADED = 120;

    /** How far from the middle a number stops, in cells. */
    private static final double BESIDE = 0.25;

    /**
     * @param layout where the register is drawn
     * @param view how it is cut; its lanes may be fewer or more than those of the layout's view
     */
    Lanes(BitLayout layout, DisplayFormat view, Word word) {
        this(layout, view.lanes(), word.unsigned());
    }

    /** Neighbours slide together, then the sum takes their place. */
    static Motion sum(Layers layers, Lanes first, Lanes second, Lanes result) {
        long before = layers.layout.drawn(first.bits);
        layers.change(before, layers.layout.drawn(result.bits), GONE, SUMMED);
        Lanes other = second.cut();
        int apart = result.size > other.size ? other.size : 0;
        first.cut().meet(layers, result, 0, BESIDE, List.of());
        other.meet(layers, result, apart, -BESIDE, List.of(fadeIn(0, FADED)));
        return layers.add(result.numbers(fadeIn(GONE, SUMMED))).lasting(SUMMED);
    }

    /** A register that is not cut yet: each bit is a number. */
    private Lanes cut() {
        return size > 0 ? this : new Lanes(layout, 1, bits);
    }

    /** The numbers slide to the middles of the lanes of the sum, the one beside the other. */
    private void meet(Layers layers, Lanes sum, int apart, double beside, List<Keyframe> before) {
        for (int low : lows()) {
            if (number(low) != 0) {
                Cell place = sum.middle(low - low % sum.size);
                Cell home = middle(Math.min(low + apart, layout.bits() - size));
                List<Keyframe> moves = new ArrayList<>(before);
                moves.add(slide(home.minus(place), new Cell(beside, 0), 0, MET));
                moves.add(fadeOut(READ, GONE));
                String text = Long.toString(number(low));
                layers.add(new Layer(Shape.NUMBER, List.of(place), List.of(text), moves));
            }
        }
    }

    /** All numbers of the register. */
    Layer numbers(Keyframe... moves) {
        List<Cell> cells = lows().stream().map(this::middle).toList();
        List<String> texts = lows().stream().map(low -> Long.toString(number(low))).toList();
        return new Layer(Shape.NUMBER, cells, texts, List.of(moves));
    }

    /** The lowest bit of each lane. */
    private List<Integer> lows() {
        return size == 0
                ? List.of()
                : IntStream.iterate(0, low -> low < layout.bits(), low -> low + size)
                        .boxed()
                        .toList();
    }

    private long number(int low) {
        return bits >>> low & Word.ones(size);
    }

    private Cell middle(int low) {
        Cell last = Layer.cell(layout, low);
        Cell first = Layer.cell(layout, low + size - 1);
        return new Cell((first.column() + last.column()) / 2, (first.row() + last.row()) / 2);
    }
}
