package flipscope.web.trace.overview;

import flipscope.story.BitNames;
import flipscope.story.Detail;
import flipscope.story.Narrator;
import flipscope.story.StepRange;
import flipscope.story.StepReference;
import flipscope.story.Stops;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Last;
import flipscope.trace.Marks;
import flipscope.trace.Stage;
import flipscope.trace.Step;
import flipscope.trace.Table;
import flipscope.trace.Trace;
import flipscope.web.address.Link;
import flipscope.web.draw.GridView;
import flipscope.web.step.ValuePictures;
import flipscope.web.trace.overview.StoryboardView.FrameView;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws an algorithm as a row of pictures, one for each stage: the overview before any single step.
 */
public final class StoryboardBuilder {
    private final Trace trace;
    private final Narrator narrator;
    private final Link link;
    private final ValuePictures pictures;

    /**
     * @param link the address of the request, without a step
     */
    public StoryboardBuilder(Narrator narrator, Link link) {
        this.trace = narrator.trace();
        this.narrator = narrator;
        this.link = link;
        this.pictures = new ValuePictures(narrator, false);
    }

    /** One frame for each stage; consecutive stages that change nothing share one. */
    public List<FrameView> frames() {
        return frames(StepRange.whole(trace));
    }

    /** The frames of the stages that overlap a range of steps. */
    public List<FrameView> frames(StepRange passage) {
        List<FrameView> frames = new ArrayList<>();
        for (List<Stage> together : new IdleStages(trace).folded()) {
            if (passage.meets(together.get(0).first(), Last.of(together).last())) {
                frames.addAll(together.size() == 1 ? shown(together) : List.of(idle(together)));
            }
        }
        return frames;
    }

    /** A stage; one that searches shows first what fails, and then what it was looking for. */
    private List<FrameView> shown(List<Stage> single) {
        Stage stage = single.get(0);
        SearchRounds rounds = SearchRounds.of(trace, stage);
        if (rounds.all().isEmpty() || rounds.failed().isEmpty()) {
            return List.of(
                    frame(stage, String.valueOf(stage.index() + 1), narrator.stageTitle(stage)));
        }
        FrameView failed = failed(stage, rounds);
        if (!rounds.found()) {
            return List.of(failed);
        }
        String found = narrator.text("stepper.frame.found");
        return List.of(failed, wanted(stage, rounds), frame(stage, stage.index() + 1 + "c", found));
    }

    /** The row that fails by the least; over it the others that fail pass as a film. */
    private FrameView failed(Stage stage, SearchRounds rounds) {
        SearchRounds.Round closest = rounds.closest();
        Step laid = closest.laid();
        DisplayFormat view = laid.view();
        Marks lost = new Marks(0, closest.missing(), 0, 0, 0);
        GridView grid =
                pictures.plain()
                        .with(lost)
                        .of(laid.text(), laid.result(), view)
                        .passing(rounds.failed().stream().map(SearchRounds.Round::wanted).toList());
        return new FrameView(
                stage.index() + 1 + (rounds.found() ? "a" : ""),
                narrator.stageTitle(stage),
                grid,
                narrator.text(
                        "stepper.frame.closest",
                        rounds.failed().size(),
                        names(closest.kept(), view),
                        names(closest.missing(), view)),
                url(laid.index()));
    }

    /** The row that is found to fit. */
    private FrameView wanted(Stage stage, SearchRounds rounds) {
        Step row = rounds.last().row();
        DisplayFormat view = row.assignedView();
        return new FrameView(
                stage.index() + 1 + "b",
                narrator.text("stepper.frame.wanted.title", rounds.all().size()),
                picture(row),
                narrator.text("stepper.frame.wanted", names(row.assigned().bits(), view)),
                url(row.index()));
    }

    private static String names(long set, DisplayFormat view) {
        return set == 0 ? "–" : String.join(" ", BitNames.names(set, view));
    }

    private FrameView frame(Stage stage, String number, String title) {
        return new FrameView(
                number,
                title,
                picture(shown(stage)),
                narrator.stageSentence(stage),
                url(Stops.of(trace, Detail.STAGE).stopOf(stage.result()).step()));
    }

    /**
     * The step with the stage's value; if the stage returns several words, the last value that it
     * computed itself.
     */
    private Step shown(Stage stage) {
        Step result = trace.step(stage.result());
        List<Step> made =
                trace.steps().subList(stage.first(), stage.result()).stream()
                        .filter(step -> step.assigned() != null)
                        .toList();
        return result.result() instanceof Table && !made.isEmpty() ? Last.of(made) : result;
    }

    /** One frame for stages that leave their variable unchanged. */
    private FrameView idle(List<Stage> stages) {
        Stage first = stages.get(0);
        Step result = trace.step(first.result());
        boolean empty = result.assigned().bits() == 0;
        return new FrameView(
                first.index() + 1 + "–" + (Last.of(stages).index() + 1),
                IdleStages.title(stages.stream().map(narrator::stageTitle).toList()),
                picture(result),
                narrator.text(
                        empty ? "stepper.frame.empty" : "stepper.frame.same", result.assigns()),
                url(first.result()));
    }

    /**
     * The picture of a step's value. It marks only wrapped and fallen bits; new ones show by
     * comparison with the frame before.
     */
    public GridView picture(Step step) {
        String name = step.assigned() == null ? step.text() : step.assigns();
        Marks edges = new Marks(0, 0, step.marks().wrapped(), step.marks().fell(), 0);
        return ValuePictures.after(step, pictures.plain().with(edges))
                .of(name, step.outcome(), step.outcomeView());
    }

    /** The address of a step at the detail of stages. */
    public String url(int step) {
        return link.with("at", StepReference.name(trace, step))
                .with("detail", Detail.STAGE.code())
                .toString();
    }
}
