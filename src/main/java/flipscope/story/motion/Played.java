package flipscope.story.motion;

import static flipscope.story.motion.Keyframe.fadeIn;
import static flipscope.story.motion.Keyframe.fadeOut;

import flipscope.trace.Last;
import flipscope.trace.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * A step on the clock of a longer motion, which plays several.
 *
 * @param step the step, or null if a motion plays more or less than one
 * @param motion the motion at its own pace
 * @param start when it begins here
 * @param length how long it takes here
 */
record Played(Step step, Motion motion, int start, int length) {
    static final int FOREVER = Integer.MAX_VALUE;

    /** A motion that is no step, and how long it takes if there is time. */
    Played(Motion motion, int length) {
        this(null, motion, 0, length);
    }

    /**
     * Its layers on that clock. They are there in its own time only.
     *
     * @param last whether what it ends with stays
     */
    List<Layer> layers(boolean last) {
        return layers(last ? FOREVER : start + length);
    }

    /**
     * Its layers on that clock. What it ends with stays until a time.
     *
     * @param until when that goes, or {@link #FOREVER}
     */
    List<Layer> layers(int until) {
        return motion.layers().stream()
                .map(
                        each ->
                                each.with(
                                        shown(
                                                each.moves().stream().map(this::timed).toList(),
                                                until)))
                .toList();
    }

    /** Comes with the motion and goes with it, unless it does so anyway. */
    private List<Keyframe> shown(List<Keyframe> moves, int until) {
        List<Keyframe> looks = moves.stream().filter(each -> !each.kind().travels()).toList();
        List<Keyframe> all = new ArrayList<>();
        if (start > 0 && (looks.isEmpty() || !looks.get(0).kind().appears())) {
            all.add(fadeIn(start, start));
        }
        all.addAll(moves);
        if (until != FOREVER && (looks.isEmpty() || Last.of(looks).kind().appears())) {
            all.add(fadeOut(until, until));
        }
        return all;
    }

    private Keyframe timed(Keyframe move) {
        return new Keyframe(move.kind(), move.from(), move.to(), at(move.start()), at(move.end()));
    }

    /** What a time of its own motion is on that clock. */
    int at(int time) {
        return start + time * length / motion.duration();
    }
}
