package flipscope.web.trace.step;

import flipscope.story.LoopRound;
import flipscope.story.StepRange;
import flipscope.story.StepReference;
import flipscope.story.Stops;
import flipscope.story.Tick;
import flipscope.story.Ticks;
import flipscope.text.Messages;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.web.site.FieldView;
import flipscope.web.site.Link;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.request.TraceRequest;
import flipscope.web.trace.step.NavigationView.GroupView;
import flipscope.web.trace.step.NavigationView.SliderView;
import flipscope.web.trace.step.NavigationView.TickView;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Builds the ticks of a stage, the slider, and the text for a loop's round. */
final class NavigationBuilder {
    private final Trace trace;
    private final Messages words;
    private final StepOptions options;
    private final Link link;
    private final IntFunction<String> url;
    private final StepRange passage;

    /**
     * @param link the address of the request, without step and options
     * @param url the address of a step by its index
     * @param passage the steps that the reader is limited to
     */
    NavigationBuilder(
            Trace trace,
            Messages words,
            StepOptions options,
            Link link,
            IntFunction<String> url,
            StepRange passage) {
        this.trace = trace;
        this.words = words;
        this.options = options;
        this.link = link;
        this.url = url;
        this.passage = passage;
    }

    /**
     * @param stage the title of its stage
     * @param where its number, in words
     */
    NavigationView at(Stops stops, Step step, String stage, String where) {
        return new NavigationView(
                round(StepReference.round(trace, step.index())),
                Ticks.around(trace, options.detail(), stops, step.index()).stream()
                        .filter(group -> kept(group).findAny().isPresent())
                        .map(this::group)
                        .toList(),
                slider(step, stage + ", " + where),
                options.present(),
                presentUrl(step));
    }

    private String round(LoopRound round) {
        return round == null ? "" : words.text("stepper.round", round.number(), round.last());
    }

    private GroupView group(Tick.Group group) {
        String round =
                group.round() == null
                        ? ""
                        : words.text("stepper.tick.round", group.round().number());
        String name =
                Stream.of(group.method(), round)
                        .filter(each -> !each.isEmpty())
                        .collect(Collectors.joining(", "));
        return new GroupView(name, kept(group).map(this::tick).toList());
    }

    private Stream<Tick> kept(Tick.Group group) {
        return group.ticks().stream().filter(tick -> tick.current() || passage.has(tick.step()));
    }

    private TickView tick(Tick tick) {
        String text = trace.steps().get(tick.step()).text();
        return new TickView(
                tick.step(),
                tick.text(),
                words.text("stepper.tick", tick.text(), tick.step() + 1, text),
                url.apply(tick.step()),
                tick.starts(),
                tick.current());
    }

    /** A form with the parameters of the link as hidden fields. */
    private SliderView slider(Step step, String valueText) {
        Link kept = options.elsewhere().on(link);
        List<FieldView> fields = FieldView.of(kept.parameters());
        return new SliderView(
                kept.action(), fields, passage.first(), passage.last(), step.index(), valueText);
    }

    /** None inside another page, which has no room for presentation mode. */
    private String presentUrl(Step step) {
        if (TraceRequest.isPart(link)) {
            return null;
        }
        return options.withPresent(!options.present())
                .on(link.with("at", StepReference.name(trace, step.index())))
                .toString();
    }
}
