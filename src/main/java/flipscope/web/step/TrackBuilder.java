package flipscope.web.step;

import flipscope.story.LoopRound;
import flipscope.story.Narrator;
import flipscope.story.StepLink;
import flipscope.story.StepLinks;
import flipscope.story.StepRange;
import flipscope.story.StepReference;
import flipscope.story.Stops;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Stage;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.web.draw.ThumbView;
import flipscope.web.step.TrackView.Segment;
import flipscope.web.step.TrackView.StopView;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.IntStream;

/**
 * Builds the way through a trace: which stages and stops there is room for, and what each shows.
 */
final class TrackBuilder {
    /** How many stops on either side are links, among many, where a hand moves the handle. */
    private static final int NEXT = 10;

    /**
     * A loop of somebody’s own may have thousands of stops: at most so many are linked on either
     * side.
     */
    private static final int NEARBY = 150;

    private final Narrator narrator;
    private final StepAddresses links;
    private final StepRange passage;
    private final Step step;
    private final List<StepLink> marks;
    private final int at;

    /** The results of the stages, and their places; the same at every step of a trace. */
    private record Pictures(List<ThumbView> results, List<ThumbView> places) {
        static Pictures of(Trace trace) {
            return new Pictures(drawn(trace, ThumbView::of), drawn(trace, ThumbView::empty));
        }

        private static List<ThumbView> drawn(
                Trace trace, BiFunction<Value, DisplayFormat, ThumbView> picture) {
            return trace.stages().stream()
                    .map(stage -> trace.step(stage.result()))
                    .map(
                            end ->
                                    end.result() == null
                                            ? null
                                            : picture.apply(end.result(), end.view()))
                    .toList();
        }
    }

    /**
     * @param passage the steps that the reader is limited to
     * @param stops those of the reader's detail
     */
    TrackBuilder(
            Narrator narrator, StepAddresses links, StepRange passage, Stops stops, Step step) {
        this.narrator = narrator;
        this.links = links;
        this.passage = passage;
        this.step = step;
        this.marks =
                near(
                        StepLinks.around(
                                links.trace(),
                                links.options().detail(),
                                stops,
                                step.index(),
                                passage));
        this.at = current(marks);
    }

    /**
     * @param where the number of the step, in words
     */
    TrackView view(String where) {
        return new TrackView(
                where,
                title(links.trace().stages().get(step.stage())),
                round(),
                segments(),
                IntStream.range(0, marks.size())
                        .mapToObj(index -> stop(marks.get(index), index))
                        .toList(),
                at);
    }

    private StopView stop(StepLink mark, int index) {
        return new StopView(mark, name(mark), links.url(mark.step()), leads(mark, index));
    }

    /** By stage there is one stop: the stage itself. Of very many, those nearby. */
    private List<StepLink> near(List<StepLink> all) {
        int at = current(all);
        return all.isEmpty() ? List.of(new StepLink(step.index(), "", true, false)) : near(all, at);
    }

    private <T> List<T> near(List<T> all, int at) {
        int nearby = Math.min(NEARBY, links.link().room() / 2);
        return all.subList(Math.max(0, at - nearby), Math.min(all.size(), at + nearby + 1));
    }

    private static int current(List<StepLink> marks) {
        return Math.max(0, marks.stream().map(StepLink::current).toList().indexOf(true));
    }

    private String name(StepLink mark) {
        String text = ShownName.excerpt(links.trace().step(mark.step()).text());
        return mark.text().isEmpty()
                ? text
                : narrator.text("stepper.tick", mark.text(), mark.step() + 1, text);
    }

    /**
     * Whether the handle leads to a stop: of many only to those nearby, and where a round begins.
     */
    private boolean leads(StepLink mark, int index) {
        return marks.size() <= TrackView.MANY || mark.starts() || Math.abs(index - at) <= NEXT;
    }

    private String round() {
        LoopRound round = StepReference.round(links.trace(), step.index());
        return round == null ? "" : narrator.text("stepper.round", round.number(), round.last());
    }

    /** Empty for one without a title that is the only one. */
    private String title(Stage stage) {
        return links.trace().stages().size() == 1 && stage.title().isEmpty()
                ? ""
                : narrator.stageTitle(stage);
    }

    private List<Segment> segments() {
        Trace trace = links.trace();
        Stops stops = Stops.of(trace, links.options().detail()).within(passage);
        Pictures pictures = trace.derived(Pictures.class, Pictures::of);
        List<Stage> stages =
                trace.stages().stream()
                        .filter(stage -> passage.meets(stage.first(), stage.last()))
                        .toList();
        int at = Math.max(0, stages.indexOf(trace.stages().get(step.stage())));
        return near(stages, at).stream().map(stage -> segment(stage, stops, pictures)).toList();
    }

    private Segment segment(Stage stage, Stops stops, Pictures pictures) {
        boolean past = stage.index() < step.stage();
        return new Segment(
                stage.index() + 1,
                title(stage),
                links.url(stops.stopOf(stage.result()).step()),
                stage.index() == step.stage(),
                past,
                (past ? pictures.results() : pictures.places()).get(stage.index()));
    }
}
