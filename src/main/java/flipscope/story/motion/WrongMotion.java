package flipscope.story.motion;

import static flipscope.story.motion.Keyframe.fadeIn;
import static flipscope.story.motion.Keyframe.fadeOut;

import flipscope.story.motion.Layer.Shape;
import flipscope.trace.BitLayout;
import flipscope.trace.Step;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.List;

/**
 * How a wrong answer comes about on its own board, step by step. Last a veil passes over what does
 * not belong there, and outlines where something is missing.
 */
public final class WrongMotion {
    private static final int MOST = 1800;
    private static final int STEP = 450;
    private static final int SHOWN = 200;
    private static final int HELD = 700;

    private WrongMotion() {}

    /**
     * A step as it was done.
     *
     * @param main the operand that its bits are followed from; -1 if there is none
     * @param isFollowed whether its bits moved as those of its operator do; else the value changes
     */
    public record Turn(Step step, int main, boolean isFollowed) {
        private BitLayout layout() {
            return step.layout();
        }

        private Motion motion() {
            return isFollowed && main >= 0
                    ? Motions.of(step, main).filter(Turn::isOfBits).orElseGet(this::changed)
                    : changed();
        }

        private static boolean isOfBits(Motion motion) {
            return motion.layers().stream().noneMatch(each -> each.shape() == Shape.VALUE);
        }

        private Motion changed() {
            long before = main < 0 ? 0 : step.word(main).unsigned();
            return new Layers(layout())
                    .changed(layout().drawn(before), layout().drawn(step.word().unsigned()));
        }
    }

    /**
     * The motion of an answer.
     *
     * @param turns at least one; the last one makes the answer
     * @param shut cells that a mask should have kept shut, besides those that do not belong there
     */
    public static Motion of(List<Turn> turns, Word right, long shut) {
        List<Motion> motions = turns.stream().map(Turn::motion).filter(Motion::moves).toList();
        int wanted = motions.size() * STEP;
        int length = wanted > MOST ? MOST / motions.size() : STEP;
        List<Layer> layers = new ArrayList<>();
        int end = 0;
        for (Motion each : motions) {
            // A sum keeps its own time: nobody can follow a faster one.
            int lasts = Math.max(length, each.duration() > MOST / 2 ? each.duration() : 0);
            layers.addAll(new Played(null, each, end, lasts).layers(false));
            end += lasts;
        }
        Turn last = turns.get(turns.size() - 1);
        Motion marked = marked(last, right, shut);
        layers.addAll(new Played(null, marked, end, marked.duration()).layers(true));
        return new Motion(end + marked.duration(), layers);
    }

    private static Motion marked(Turn last, Word right, long shut) {
        BitLayout layout = last.layout();
        long answer = layout.drawn(last.step().word().unsigned());
        long correct = layout.drawn(right.unsigned());
        int gone = SHOWN + HELD;
        int end = gone + SHOWN;
        return new Layers(layout)
                .bits(answer)
                .shapes(
                        Shape.VEIL,
                        answer & ~correct | layout.drawn(shut),
                        fadeIn(0, SHOWN),
                        fadeOut(gone, end))
                .shapes(Shape.OUTLINE, correct & ~answer, fadeIn(0, SHOWN), fadeOut(gone, end))
                .lasting(end);
    }
}
