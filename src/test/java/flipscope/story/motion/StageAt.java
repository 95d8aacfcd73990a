package flipscope.story.motion;

import flipscope.story.motion.Layer.Shape;
import java.util.ArrayList;
import java.util.List;

/** What is on the stage at a moment, read as a browser reads a motion. */
record StageAt(Motion motion, double time) {

    /** A thing and where it is now. */
    record Thing(Shape shape, Cell place, double there) {
        boolean isWhole() {
            return there == 1 && place.column() % 1 == 0 && place.row() % 1 == 0;
        }
    }

    /** Whatever can be seen of a shape, perhaps outside the frame. */
    List<Thing> things(Shape shape) {
        List<Thing> things = new ArrayList<>();
        for (Layer layer : motion.layers()) {
            double there = there(layer);
            if (layer.shape() == shape && there > 0) {
                layer.cells()
                        .forEach(
                                cell ->
                                        things.add(
                                                new Thing(shape, cell.plus(away(layer)), there)));
            }
        }
        return things;
    }

    private double there(Layer layer) {
        List<Keyframe> changes =
                layer.moves().stream().filter(each -> !each.kind().travels()).toList();
        if (changes.isEmpty()) {
            return 1;
        }
        Keyframe last = changes.get(0);
        for (Keyframe each : changes) {
            last = each.start() <= time ? each : last;
        }
        double done = done(last);
        return last.kind().appears() ? done : 1 - done;
    }

    private Cell away(Layer layer) {
        List<Keyframe> slides =
                layer.moves().stream().filter(each -> each.kind().travels()).toList();
        if (slides.isEmpty()) {
            return Cell.NOWHERE;
        }
        Keyframe last = slides.get(0);
        for (Keyframe each : slides) {
            last = each.start() <= time ? each : last;
        }
        double done = done(last);
        return new Cell(
                last.from().column() + (last.to().column() - last.from().column()) * done,
                last.from().row() + (last.to().row() - last.from().row()) * done);
    }

    private double done(Keyframe move) {
        if (time >= move.end()) {
            return 1;
        }
        return Math.max(0, (time - move.start()) / (move.end() - move.start()));
    }
}
