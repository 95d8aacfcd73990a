package flipscope.story.motion;

import static flipscope.story.motion.Keyframe.fadeIn;
import static flipscope.story.motion.Keyframe.fadeOut;

import flipscope.trace.Last;
import java.util.ArrayList;
import java.util.List;

/** Motions on one stage, one after another. Each is there in its own time only. */
final class Sequence {
    private final List<Layer> layers = new ArrayList<>();
    private int end;

    /**
     * @param begin when the first one starts; before that nothing is there
     */
    Sequence(int begin) {
        this.end = begin;
    }

    /**
     * Adds a motion.
     *
     * @param last whether what it ends with stays
     */
    void add(Played scene, boolean last) {
        end = scene.start() + scene.length();
        for (Layer layer : scene.motion().layers()) {
            List<Keyframe> moves = layer.moves().stream().map(scene::timed).toList();
            layers.add(
                    new Layer(
                            layer.shape(),
                            layer.cells(),
                            layer.texts(),
                            shown(moves, scene.start(), last)));
        }
    }

    /** Comes with the motion and goes with it, unless it does so anyway. */
    private List<Keyframe> shown(List<Keyframe> moves, int start, boolean last) {
        List<Keyframe> looks = moves.stream().filter(each -> !each.kind().travels()).toList();
        List<Keyframe> all = new ArrayList<>();
        if (start > 0 && (looks.isEmpty() || !looks.get(0).kind().appears())) {
            all.add(fadeIn(start, start));
        }
        all.addAll(moves);
        if (!last && (looks.isEmpty() || Last.of(looks).kind().appears())) {
            all.add(fadeOut(end, end));
        }
        return all;
    }

    int end() {
        return end;
    }

    Motion motion() {
        return new Motion(end, List.copyOf(layers));
    }
}
