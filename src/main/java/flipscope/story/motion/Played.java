package flipscope.story.motion;

import flipscope.trace.Step;

/**
 * A step on the clock of a stage.
 *
 * @param step the step, or null if a motion plays more or less than one
 * @param motion the motion at its own pace
 * @param start when it begins here
 * @param length how long it takes here
 */
record Played(Step step, Motion motion, int start, int length) {
    /** A motion that is no step, and how long it takes if there is time. */
    Played(Motion motion, int length) {
        this(null, motion, 0, length);
    }

    /** A movement of the motion on the clock of the stage. */
    Keyframe timed(Keyframe move) {
        return new Keyframe(move.kind(), move.from(), move.to(), at(move.start()), at(move.end()));
    }

    /** What a time of the motion is on the clock of the stage. */
    int at(int time) {
        return start + time * length / motion.duration();
    }
}
