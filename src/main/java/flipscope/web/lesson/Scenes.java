package flipscope.web.lesson;

import flipscope.lesson.Run;
import flipscope.lesson.read.BitsBlock;
import flipscope.lesson.read.FigureBlock;
import flipscope.lesson.read.TraceBlock;
import flipscope.lesson.read.WalkBlock;
import flipscope.lesson.read.WalkStep;
import flipscope.story.Detail;
import flipscope.story.Narrator;
import flipscope.story.StepRange;
import flipscope.story.StepReference;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import flipscope.web.address.Link;
import flipscope.web.bits.BitsAddress;
import flipscope.web.bits.BitsBuilder;
import flipscope.web.draw.ThumbView;
import flipscope.web.step.StepAddresses;
import flipscope.web.step.StepBuilder;
import flipscope.web.step.StepView;
import flipscope.web.step.TracedRuns;
import flipscope.web.step.TrackView.Segment;
import flipscope.web.trace.request.StepOptions;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Draws the scenes of the blocks that step through an algorithm, whichever kind of block it is. */
record Scenes(TracedRuns runs) {
    private static final String LAST = "return";
    private static final int MOST = 20;

    /** A stepper, at the step that the address names or else where its author begins. */
    Scene of(TraceBlock block, Answers answers) {
        Narrator narrator = narrator(block.run());
        Trace trace = narrator.trace();
        StepRange passage =
                new StepRange(
                        block.from().map(name -> step(name, trace)).orElse(0),
                        block.to().map(name -> step(name, trace)).orElse(trace.steps().size() - 1));
        StepReference written =
                new StepReference(
                        block.at().map(name -> step(name, trace)).orElse(passage.first()), true);
        StepReference at =
                answers.at(block).map(name -> StepReference.of(name, trace)).orElse(written);
        StepAddresses links =
                new StepAddresses(
                        trace,
                        answers.link(),
                        StepOptions.at(block.detail()),
                        block.name(),
                        StepReference.name(trace, written.step()));
        StepView shown =
                new StepBuilder(
                                block.run().technique().program(),
                                narrator,
                                links,
                                passage,
                                passage.nearest(at))
                        .view();
        return new Scene(
                block.name(),
                shown,
                shown.track().segments(),
                shown.track().where(),
                shown.moves().previous(),
                shown.moves().next());
    }

    /** A picture of one step; without a name of the last one. */
    Scene of(FigureBlock block) {
        StepOptions options = StepOptions.at(block.detail());
        return Scene.still(block.name(), at(block.run(), options, block.at().orElse(LAST)));
    }

    /** A step of lines of code. */
    Scene of(BitsBlock block) {
        return Scene.still(block.name(), BitsBuilder.step(runs.words(), address(block)));
    }

    /** Where the lines can be changed. */
    static Link page(BitsBlock block) {
        return address(block).here();
    }

    private static BitsAddress address(BitsBlock block) {
        return BitsAddress.of(block.code(), block.at());
    }

    /** The steps of a walk, in order. */
    List<Scene> of(WalkBlock block, Answers answers) {
        List<StepView> steps =
                block.steps().stream().map(step -> at(block.run(), block.detail(), step)).toList();
        List<Segment> places =
                IntStream.range(0, steps.size())
                        .mapToObj(index -> place(block, steps.get(index), index + 1, answers))
                        .toList();
        return places.stream().map(here -> scene(block, steps, places, here.number())).toList();
    }

    /** The pictures of a walk, in small; of masks and the like nothing is seen there. */
    Stream<ThumbView> pictures(WalkBlock block) {
        Trace trace = narrator(block.run()).trace();
        return block.steps().stream()
                .map(each -> trace.steps().get(step(each.at(), trace)))
                .filter(
                        step ->
                                step.result() instanceof Word word
                                        && Long.bitCount(word.bits()) < MOST)
                .map(step -> ThumbView.of(step.result(), step.view()));
    }

    private static Segment place(WalkBlock block, StepView shown, int number, Answers answers) {
        return new Segment(
                number,
                shown.track().stage(),
                answers.walking(block, number),
                false,
                false,
                ThumbView.of(shown.step().result(), shown.step().view()));
    }

    /** The way as it is seen from one of its places. */
    private Scene scene(WalkBlock block, List<StepView> steps, List<Segment> places, int here) {
        List<Segment> way = places.stream().map(place -> seen(place, here)).toList();
        return new Scene(
                block.name(),
                steps.get(here - 1),
                way,
                runs.words().text("course.walk.where", here, steps.size()),
                url(way, here - 1),
                url(way, here + 1));
    }

    private static Segment seen(Segment place, int here) {
        return new Segment(
                place.number(),
                place.title(),
                place.url(),
                place.number() == here,
                place.number() < here,
                place.picture());
    }

    private static Optional<String> url(List<Segment> way, int number) {
        return way.stream().filter(each -> each.number() == number).map(Segment::url).findFirst();
    }

    private StepView at(Run run, Detail detail, WalkStep step) {
        StepOptions options = StepOptions.at(detail);
        return at(run, step.row().map(options::withRank).orElse(options), step.at());
    }

    private StepView at(Run run, StepOptions options, String at) {
        Narrator narrator = narrator(run);
        Trace trace = narrator.trace();
        StepAddresses links = new StepAddresses(trace, LessonPictures.page(run), options);
        StepReference step = StepReference.of(at, trace);
        return new StepBuilder(
                        run.technique().program(), narrator, links, StepRange.whole(trace), step)
                .view();
    }

    /** Tells of the computation. */
    Narrator narrator(Run run) {
        return runs.of(run.arguments()).narrator();
    }

    private static int step(String name, Trace trace) {
        return StepReference.of(name, trace).step();
    }
}
