package flipscope.web.trace.step;

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
import java.util.List;
import java.util.function.BiFunction;

/**
 * The way through a trace, on one line: a segment a stage, the stops of the current one, and a
 * handle that is the time of the motion.
 */
public final class Track {
    /** The units of the handle from one stop to the next. */
    private static final int UNITS = 100;

    private static final int MANY = 40;

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
    private final String where;
    private final List<StepLink> marks;
    private final int at;

    /**
     * A stage.
     *
     * @param title empty where it needs none
     * @param url its result
     * @param picture its result, or its place while that is not known; null without one
     */
    public record Segment(
            int number,
            String title,
            String url,
            boolean current,
            boolean past,
            ThumbView picture) {
        /** Its classes. */
        public String css() {
            return current ? "segment current" : past ? "segment past" : "segment";
        }
    }

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
     * @param where the number of the step, in words
     */
    Track(
            Narrator narrator,
            StepAddresses links,
            StepRange passage,
            Stops stops,
            Step step,
            String where) {
        this.narrator = narrator;
        this.links = links;
        this.passage = passage;
        this.step = step;
        this.where = where;
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

    /** The number of the step, in words. */
    String where() {
        return where;
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

    public List<StepLink> stops() {
        return marks;
    }

    /** The accessible name of a stop. */
    public String name(StepLink mark) {
        String text = ShownName.excerpt(links.trace().step(mark.step()).text());
        return mark.text().isEmpty()
                ? text
                : narrator.text("stepper.tick", mark.text(), mark.step() + 1, text);
    }

    /**
     * Whether the handle leads to a stop: of many only to those nearby, and where a round begins.
     */
    public boolean leads(StepLink mark, int index) {
        return marks.size() <= MANY || mark.starts() || Math.abs(index - at) <= NEXT;
    }

    public String url(StepLink mark) {
        return links.url(mark.step());
    }

    /** The place of the current stop among them. */
    public int at() {
        return at;
    }

    /** The round of the innermost loop, or empty. */
    public String round() {
        LoopRound round = StepReference.round(links.trace(), step.index());
        return round == null ? "" : narrator.text("stepper.round", round.number(), round.last());
    }

    /** The current stage; empty for one without a title that is the only one. */
    public String stage() {
        return title(links.trace().stages().get(step.stage()));
    }

    private String title(Stage stage) {
        return links.trace().stages().size() == 1 && stage.title().isEmpty()
                ? ""
                : narrator.stageTitle(stage);
    }

    /** The current step in words. */
    public String valueText() {
        return stage().isEmpty() ? where : where + ", " + stage();
    }

    public List<Segment> segments() {
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

    public int units() {
        return UNITS;
    }

    /** The end of the handle's way. */
    public int most() {
        return UNITS * marks.size();
    }

    /** Where the handle stands: the current stop is over. */
    public int value() {
        return UNITS * (at + 1);
    }

    /** The classes of the stops: one alone is not marked, and very many are not told apart. */
    public String css() {
        return marks.size() == 1 ? "stops single" : marks.size() > MANY ? "stops many" : "stops";
    }
}
