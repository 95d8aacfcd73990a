package flipscope.web.figure;

import flipscope.story.Narrators;
import flipscope.story.TraceContext;
import flipscope.text.Messages;
import flipscope.trace.Input;
import flipscope.trace.Trace;
import flipscope.web.draw.GridView;
import flipscope.web.draw.Grids.Picture;
import flipscope.web.figure.Card.Item;
import flipscope.web.trace.overview.StoryboardView.FrameView;
import flipscope.web.trace.request.NamedSteps;
import flipscope.web.trace.request.TraceOptions;
import flipscope.web.trace.request.TraceRequest;
import flipscope.web.trace.step.ValuePictures;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Makes the preview card of an algorithm: its stages, one step, or a question. */
record TraceCards(Figures figures, Narrators narrators, Messages words) {
    private static final int MOST_FRAMES = 4;

    /**
     * The card of an address.
     *
     * @param from the first step of the passage, or empty
     * @param to the last step of the passage, or empty
     * @throws flipscope.web.site.ProblemException if the page itself would be refused
     */
    Card of(TraceRequest request, String from, String to) {
        TraceOptions options = request.options();
        Trace trace = figures.trace(request);
        NamedSteps.of(words, from, to, trace);
        NamedSteps.step(options.at(), trace, words);
        if (options.question().isAsked()) {
            return question(request);
        }
        return request.isOverview() ? storyboard(request) : step(figures.step(request));
    }

    static Card step(OneStep step) {
        List<Item> row =
                OneStep.row(
                        step.equation().terms(),
                        sign -> Item.sign(sign.shown()),
                        slot -> Item.value(slot.text(), slot.grid()));
        return Card.of(step.title(), step.where(), step.sentence(), row);
    }

    private Card storyboard(TraceRequest request) {
        Storyboard story = figures.storyboard(request);
        return Card.of(story.title(), story.summary(), story.outcome(), row(story.frames()));
    }

    /** The pictures of the frames; of too many, a selection that includes the last. */
    private static List<Item> row(List<FrameView> frames) {
        int most = Math.min(MOST_FRAMES, frames.size());
        return IntStream.range(0, most)
                .map(place -> place * (frames.size() - 1) / Math.max(1, most - 1))
                .mapToObj(frames::get)
                .map(frame -> Item.titled(frame.title(), frame.grid()))
                .toList();
    }

    /** The card of a question: its inputs, without anything that gives the answer away. */
    private Card question(TraceRequest request) {
        Trace trace = figures.trace(request);
        ValuePictures pictures =
                new ValuePictures(narrators.of(trace, TraceContext.of(request.arguments())), false);
        List<Item> row = new ArrayList<>();
        for (Input each : trace.inputs()) {
            Picture plain = pictures.plain();
            GridView drawn = pictures.draw(each.name(), each.value(), each.view(), plain);
            row.add(Item.value(each.name(), drawn));
        }
        row.add(Item.sign("→"));
        row.add(Item.sign("?"));
        return Card.of(
                request.title(words),
                words.text("share.card.question"),
                words.text("share.card.question.telling"),
                row);
    }
}
