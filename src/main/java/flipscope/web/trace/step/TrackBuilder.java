package flipscope.web.trace.step;

import flipscope.story.LoopRound;
import flipscope.story.Narrator;
import flipscope.story.StepRange;
import flipscope.story.StepReference;
import flipscope.story.Stops;
import flipscope.story.Tick;
import flipscope.story.Ticks;
import flipscope.trace.Stage;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.web.draw.ThumbView;
import flipscope.web.draw.Thumbs;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.step.TrackView.SegmentView;
import flipscope.web.trace.step.TrackView.TickView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Builds the track: the stages of a trace and the stops of the current one. */
final class TrackBuilder {
    /** A loop of somebody’s own may have thousands of stops: so many are linked on either side. */
    private static final int NEARBY = 150;

    private final Trace trace;
    private final Narrator narrator;
    private final StepOptions options;
    private final IntFunction<String> url;
    private final StepRange passage;

    /** The results of the stages, and their places; the same at every step of a trace. */
    private record Pictures(List<ThumbView> results, List<ThumbView> places) {
        static Pictures of(Trace trace) {
            List<Step> ends =
                    trace.stages().stream().map(each -> trace.steps().get(each.result())).toList();
            return new Pictures(
                    ends.stream().map(Pictures::result).toList(),
                    ends.stream().map(Pictures::place).toList());
        }

        private static ThumbView result(Step step) {
            return step.result() == null
                    ? null
                    : Thumbs.of(step.result(), step.site().resultView());
        }

        private static ThumbView place(Step step) {
            return step.result() == null
                    ? null
                    : Thumbs.empty(step.result(), step.site().resultView());
        }
    }

    /**
     * @param url the address of a step by its index
     * @param passage the steps that the reader is limited to
     */
    TrackBuilder(
            Narrator narrator, StepOptions options, IntFunction<String> url, StepRange passage) {
        this.trace = narrator.trace();
        this.narrator = narrator;
        this.options = options;
        this.url = url;
        this.passage = passage;
    }

    /**
     * @param where the number of the step, in words
     */
    TrackView at(Stops stops, Step step, String where) {
        List<TickView> ticks = ticks(stops, step);
        int at =
                IntStream.range(0, ticks.size())
                        .filter(each -> ticks.get(each).current())
                        .findFirst()
                        .orElse(0);
        String stage = title(trace.stages().get(step.stage()));
        return new TrackView(
                segments(step.stage()),
                ticks,
                at,
                round(StepReference.round(trace, step.index())),
                stage.isEmpty() ? where : where + ", " + stage);
    }

    /** Empty for a stage without a title that is the only one: it needs no name. */
    String title(Stage stage) {
        return trace.stages().size() == 1 && stage.title().isEmpty()
                ? ""
                : narrator.stageTitle(stage);
    }

    private String round(LoopRound round) {
        return round == null
                ? ""
                : narrator.messages().text("stepper.round", round.number(), round.last());
    }

    private List<SegmentView> segments(int current) {
        Stops stops = Stops.of(trace, options.detail()).within(passage);
        Pictures pictures = trace.derived(Pictures.class, Pictures::of);
        return trace.stages().stream()
                .filter(stage -> passage.meets(stage.first(), stage.last()))
                .map(stage -> segment(stage, stops, current, pictures))
                .toList();
    }

    private SegmentView segment(Stage stage, Stops stops, int current, Pictures pictures) {
        boolean past = stage.index() < current;
        return new SegmentView(
                stage.index() + 1,
                title(stage),
                url.apply(stops.stopOf(stage.result()).step()),
                stage.index() == current,
                past,
                (past ? pictures.results() : pictures.places()).get(stage.index()));
    }

    /** By stage there is one stop: the stage itself. Of very many, those nearby. */
    private List<TickView> ticks(Stops stops, Step step) {
        List<Place> all = places(stops, step);
        int at =
                IntStream.range(0, all.size())
                        .filter(each -> all.get(each).tick().current())
                        .findFirst()
                        .orElse(0);
        List<TickView> near =
                all
                        .subList(Math.max(0, at - NEARBY), Math.min(all.size(), at + NEARBY + 1))
                        .stream()
                        .map(this::tick)
                        .toList();
        return near.isEmpty() ? List.of(whole(step)) : near;
    }

    /** A tick, and whether a round or a call begins there. */
    private record Place(Tick tick, boolean starts) {}

    private List<Place> places(Stops stops, Step step) {
        List<Place> all = new ArrayList<>();
        for (Tick.Group group : Ticks.around(trace, options.detail(), stops, step.index())) {
            boolean starts = true;
            for (Tick tick : group.ticks()) {
                if (tick.current() || passage.has(tick.step())) {
                    all.add(new Place(tick, starts && !all.isEmpty()));
                    starts = false;
                }
            }
        }
        return all;
    }

    private TickView tick(Place place) {
        Tick tick = place.tick();
        String text = trace.steps().get(tick.step()).text();
        return new TickView(
                tick.step(),
                tick.text(),
                narrator.messages().text("stepper.tick", tick.text(), tick.step() + 1, text),
                url.apply(tick.step()),
                place.starts(),
                tick.current());
    }

    private TickView whole(Step step) {
        return new TickView(step.index(), "", step.text(), url.apply(step.index()), false, true);
    }
}
