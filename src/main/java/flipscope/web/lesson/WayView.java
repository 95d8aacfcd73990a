package flipscope.web.lesson;

import flipscope.lesson.read.ToyBlock;
import flipscope.text.Messages;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import java.util.List;

/** The states of a toy along one way of a hand, which are fetched ahead. */
public record WayView(PageContext frame, List<Stop> stops) implements PageView {
    /**
     * A state.
     *
     * @param at where the knob then stands
     */
    public record Stop(long at, ToyScene scene) {}

    /**
     * @param way as the id of its place names it
     */
    static WayView of(
            PageContext frame, ToyBlock toy, Answers answers, Messages words, String way) {
        ToyScene now = ToyScene.of(toy, answers, words);
        return new WayView(
                frame,
                toy.way(now.state(), way).stream()
                        .map(stop -> new Stop(stop.at(), now.at(stop.state())))
                        .toList());
    }
}
