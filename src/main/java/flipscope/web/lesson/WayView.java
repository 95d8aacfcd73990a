package flipscope.web.lesson;

import flipscope.lesson.read.ToyBlock;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import java.util.List;

/** The states of a toy along one way of a hand, which are fetched ahead. */
public record WayView(PageContext frame, ToyBlock toy, List<Stop> stops) implements PageView {
    /**
     * A state.
     *
     * @param at where the knob then stands
     */
    public record Stop(long at, ToyStateView state) {}
}
