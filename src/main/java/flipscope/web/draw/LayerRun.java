package flipscope.web.draw;

import flipscope.trace.Last;
import flipscope.web.draw.MotionView.LayerView;
import flipscope.web.draw.MotionView.MoveView;
import flipscope.web.draw.MotionView.ThingView;
import java.util.ArrayList;
import java.util.List;

/**
 * Layers that move alike, each a beat after the one before: a carry passes cell after cell.
 *
 * @param beat in milliseconds; negative if the last moves first, 0 if there is one layer
 */
record LayerRun(LayerView first, List<ThingView> things, int beat) {
    /** The runs of some layers, in their order. */
    static List<LayerRun> of(List<LayerView> layers) {
        List<LayerRun> runs = new ArrayList<>();
        for (LayerView layer : layers) {
            LayerRun last = runs.isEmpty() ? null : Last.of(runs);
            if (last != null && last.goesOnWith(layer)) {
                runs.set(runs.size() - 1, last.with(layer));
            } else {
                runs.add(new LayerRun(layer, layer.things(), 0));
            }
        }
        return runs;
    }

    private boolean goesOnWith(LayerView next) {
        if (!isOneInItsPlace(first) || !isOneInItsPlace(next) || !next.css().equals(first.css())) {
            return false;
        }
        int later = delay(next);
        return (things.size() == 1 ? later != 0 : later == things.size() * beat)
                && next.way().equals(first.later(later));
    }

    private static boolean isOneInItsPlace(LayerView layer) {
        return layer.things().size() == 1
                && layer.things().get(0).path().corners().size() == 1
                && !layer.way().isEmpty()
                && layer.way().stream().noneMatch(MoveView::travels);
    }

    private int delay(LayerView next) {
        return next.way().get(0).start() - first.way().get(0).start();
    }

    private LayerRun with(LayerView next) {
        List<ThingView> all = new ArrayList<>(things);
        all.addAll(next.things());
        return new LayerRun(first, all, delay(next) / things.size());
    }
}
