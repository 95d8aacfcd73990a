package flipscope.web.lesson;

import flipscope.catalogue.Traces;
import flipscope.lesson.Block;
import flipscope.lesson.Run;
import flipscope.lesson.read.BenchBlock;
import flipscope.lesson.read.CompareBlock;
import flipscope.lesson.read.PredictBlock;
import flipscope.lesson.read.TraceBlock;
import flipscope.story.Detail;
import flipscope.story.Narrators;
import flipscope.story.StepReference;
import flipscope.story.TraceContext;
import flipscope.text.Slug;
import flipscope.trace.Trace;
import flipscope.web.compare.Comparison;
import flipscope.web.figure.Figures;
import flipscope.web.lesson.bench.Benches;
import flipscope.web.site.EmbedAddress;
import flipscope.web.site.Link;
import flipscope.web.site.Pages;
import flipscope.web.trace.TraceSite;
import flipscope.web.trace.overview.StoryboardBuilder;
import flipscope.web.trace.overview.StoryboardView.FrameView;
import flipscope.web.trace.predict.PaperQuestion;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.request.TraceRequest;
import gg.jte.Content;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Draws blocks of lessons: each has the template of its kind, which asks here for its pictures. */
public final class LessonPictures {
    /** How long a page waits for a measurement that is asked for. */
    private static final Duration PATIENCE = Duration.ofSeconds(8);

    private static final String FIRST = "0";
    private static final String GAME = "moves";

    private final TraceSite site;
    private final Pages pages;
    private final Traces traces;
    private final Narrators narrators;
    private final Figures figures;
    private final Benches benches;
    private final Boards boards;

    public LessonPictures(TraceSite site, Benches benches) {
        this.site = site;
        this.pages = site.pages();
        this.traces = site.traces();
        this.narrators = site.narrators();
        this.figures = new Figures(site.code(), pages.words());
        this.benches = benches;
        this.boards = new Boards(pages.words());
    }

    Content of(Block block, LessonView view) {
        return pages.content(
                "lesson/block/" + block.template() + ".jte", Map.of("block", block, "view", view));
    }

    public Boards boards() {
        return boards;
    }

    /**
     * The page of an algorithm on its inputs. A game keeps its parameters, so that the reader can
     * return to it.
     */
    private static Link page(Run run) {
        Map<String, String> query = run.query();
        return Link.to("/trace/" + run.technique().id())
                .with(query.containsKey(GAME) ? query : run.arguments().query());
    }

    /** The trace that the page shows. */
    private static TraceRequest request(Run run) {
        return new TraceRequest(run.arguments(), page(run));
    }

    /** The page of a step; of the first one if none is named. */
    public Link step(Run run, Optional<String> at, Detail detail) {
        return page(run).with("at", at.orElse(FIRST)).with("detail", detail.code());
    }

    /** The page of a step to predict. */
    public Link question(PredictBlock block) {
        return step(block.run(), Optional.of(block.at()), block.detail()).with("predict", "1");
    }

    /** The stages between the two steps that a block names. */
    public List<FrameView> stages(TraceBlock block) {
        Trace trace = trace(block.run());
        int first = block.from().map(name -> step(name, trace)).orElse(0);
        int last = block.to().map(name -> step(name, trace)).orElse(trace.steps().size() - 1);
        return storyboard(block.run()).frames(first, last);
    }

    private Trace trace(Run run) {
        return traces.of(run.arguments());
    }

    private static int step(String name, Trace trace) {
        return StepReference.of(name, trace).step();
    }

    StoryboardBuilder storyboard(Run run) {
        return new StoryboardBuilder(
                narrators.of(trace(run), TraceContext.of(run.arguments())), page(run));
    }

    /** The page of a stepper. */
    public Link stepper(TraceBlock block) {
        return step(block.run(), block.at().or(block::from), block.detail());
    }

    /** The same in a frame, with as many controls and as much code as the block says. */
    public Link framed(TraceBlock block) {
        return EmbedAddress.of(stepper(block))
                .with("from", block.from().orElse(""))
                .with("to", block.to().orElse(""))
                .with("controls", Slug.of(block.controls()))
                .with("code", Slug.of(block.code()));
    }

    /** A picture of a step, or of the storyboard. */
    public FigurePicture figure(Run run, Optional<String> at, Detail detail) {
        Link page = step(run, at, detail);
        StepOptions options = StepOptions.at(detail);
        Link shown = at.isPresent() ? page : page(run);
        return new FigurePicture(
                page,
                shown.at("/figure" + page.path() + ".svg"),
                figures.of(request(run), at, options),
                at.map(step -> figures.narrow(request(run), step, options)));
    }

    /** The kind of answer that a prediction asks for: {@code board}, {@code number}. */
    public String shape(PredictBlock block) {
        Trace trace = trace(block.run());
        return Slug.of(trace.step(step(block.at(), trace)).view().shape());
    }

    /** A step to predict on paper; empty if it has no result. */
    public Optional<PaperQuestion> onPaper(PredictBlock block) {
        Run run = block.run();
        return PaperQuestion.of(narrators, request(run), trace(run), block.at(), block.detail());
    }

    Comparison compared(CompareBlock block) {
        return Comparison.of(site, block.left().arguments(), block.right().arguments());
    }

    /**
     * The measurement of a bench.
     *
     * @param wait whether the page waits for it
     */
    public BenchChart chart(BenchBlock block, boolean wait) {
        Duration patience = wait ? PATIENCE : Duration.ZERO;
        return new BenchChart(benches.of(block.techniques(), patience), pages.words());
    }
}
