package flipscope.story.motion;

import static flipscope.story.motion.Keyframe.fadeIn;
import static flipscope.story.motion.Keyframe.fadeOut;
import static flipscope.story.motion.Keyframe.slide;

import flipscope.rules.Direction;
import flipscope.rules.Squares;
import flipscope.story.motion.Keyframe.Kind;
import flipscope.story.motion.Layer.Shape;
import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Step;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The bits of a game, scene by scene, on one clock: discs become bits where they are, values of a
 * trace follow one another, lines run one direction at a time. Every scene takes as long, and at
 * its end nothing is on its way: what is there is the still of the scene.
 */
public final class GameScenes {
    /** How long a scene takes. */
    public static final int SCENE = 1000;

    /** When things begin in a scene, so that none is there at the end of the scene before. */
    private static final int LEAD = 60;

    private static final int ENOUGH = 440;
    private static final int DONE = 900;

    private static final BitLayout BOARD = BitLayout.of(DisplayFormat.BOARD, Word.of(0L));

    private final List<Layer> layers = new ArrayList<>();

    /** When something begins in a scene, counted from 0. */
    private static int begin(int scene) {
        return scene * SCENE + LEAD;
    }

    /** The discs of both sides, all the time. */
    public GameScenes discs(long black, long white) {
        add(Shape.BLACK, black);
        return add(Shape.WHITE, white);
    }

    /** Discs that become bits where they are; the bits stay until another scene begins. */
    public GameScenes becoming(Shape disc, long discs, int scene, int until) {
        int end = scene * SCENE + DONE;
        add(disc, discs, Keyframe.of(Kind.SHRINK, begin(scene), end));
        return add(
                Shape.BIT,
                discs,
                Keyframe.of(Kind.GROW, begin(scene), end),
                fadeOut(begin(until), begin(until)));
    }

    /** Bits that come in a scene and go when another begins. */
    public GameScenes bits(long bits, int scene, int until) {
        return coming(
                Shape.BIT,
                bits,
                begin(scene),
                scene * SCENE + ENOUGH,
                fadeOut(begin(until), begin(until)));
    }

    /** Bits that come in a scene and stay. */
    public GameScenes bits(long bits, int scene) {
        return coming(Shape.BIT, bits, begin(scene), scene * SCENE + ENOUGH);
    }

    private GameScenes coming(Shape shape, long bits, int start, int end, Keyframe... then) {
        List<Keyframe> moves = new ArrayList<>(List.of(fadeIn(start, end)));
        moves.addAll(List.of(then));
        return add(shape, bits, moves.toArray(Keyframe[]::new));
    }

    /** Where bits were when a scene began, until another is over. */
    public GameScenes homes(long bits, int scene, int last) {
        return coming(
                Shape.HOME,
                bits,
                begin(scene),
                begin(scene),
                fadeOut(last * SCENE + ENOUGH, last * SCENE + DONE));
    }

    /** The rows of a board one after another, as they are read. */
    public GameScenes rows(int scene) {
        for (int row = 0; row < 8; row++) {
            int start = row(scene, row);
            coming(
                    Shape.OUTLINE,
                    0xFFL << 8 * (7 - row),
                    start,
                    start,
                    fadeOut(start + pace(), start + pace()));
        }
        return this;
    }

    /** When a row is read. */
    public static int row(int scene, int row) {
        return begin(scene) + row * pace();
    }

    private static int pace() {
        return (DONE - LEAD) / 8;
    }

    /**
     * A step of a trace moves as it does wherever it is shown; what it ends with stays until
     * another scene begins.
     */
    public GameScenes step(Step step, int scene, int until) {
        return played(step, scene, begin(until));
    }

    /** The same, and what it ends with stays. */
    public GameScenes step(Step step, int scene) {
        return played(step, scene, Played.FOREVER);
    }

    private GameScenes played(Step step, int scene, int until) {
        Motion motion = Motions.of(step).orElseThrow();
        layers.addAll(new Played(step, motion, begin(scene), DONE - LEAD).layers(until));
        return this;
    }

    /**
     * What one direction finds: its lines while it looks, and the bits where they end until another
     * scene begins.
     *
     * @param order which of the eight it is
     * @param run the discs that the lines pass over
     */
    public GameScenes way(Direction way, long found, long run, int order, int scene, int until) {
        int start = row(scene, order);
        List<Cell> ends = new ArrayList<>();
        for (int square : Squares.list(found)) {
            ends.add(Layer.cell(BOARD, start(way.opposite(), square, run)));
            ends.add(Layer.cell(BOARD, square));
        }
        if (found != 0) {
            Keyframe gone = fadeOut(start + pace(), start + pace());
            layers.add(Layer.of(Shape.WAY, ends, fadeIn(start, start), gone));
        }
        return coming(Shape.BIT, found, start, start, fadeOut(begin(until), begin(until)));
    }

    /** The disc of one's own that a line comes from. */
    public static int start(Direction back, int end, long run) {
        int square = back.from(end).orElseThrow();
        while (Word.has(run, square)) {
            square = back.from(square).orElseThrow();
        }
        return square;
    }

    /** Bits of one side and discs of the other, each side packed into rows from its own end. */
    public GameScenes packed(long bits, long discs, int scene) {
        packed(Shape.BIT, bits, scene, 0);
        return packed(Shape.WHITE, discs, scene, Long.SIZE - Long.bitCount(discs));
    }

    private GameScenes packed(Shape shape, long set, int scene, int first) {
        Map<Cell, List<Cell>> ways = new LinkedHashMap<>();
        int place = first;
        for (int square : Squares.list(set)) {
            Cell home = Layer.cell(BOARD, square);
            Cell there = Layer.cell(BOARD, Long.SIZE - 1 - place++);
            ways.computeIfAbsent(there.minus(home), none -> new ArrayList<>()).add(home);
        }
        ways.forEach(
                (way, homes) ->
                        layers.add(
                                Layer.of(
                                        shape,
                                        homes,
                                        slide(
                                                Cell.NOWHERE,
                                                way,
                                                begin(scene),
                                                scene * SCENE + DONE))));
        return this;
    }

    private GameScenes add(Shape shape, long bits, Keyframe... moves) {
        if (bits != 0) {
            layers.add(Layer.of(shape, Layer.cells(BOARD, bits), moves));
        }
        return this;
    }

    /** All of them as one motion. */
    public Motion motion(int scenes) {
        return new Motion(scenes * SCENE, List.copyOf(layers));
    }
}
