package flipscope.web.write;

import flipscope.catalogue.Technique;
import flipscope.judge.Judge;
import flipscope.judge.Judgement.Wrong;
import flipscope.judge.JudgementWords;
import flipscope.judge.Solution;
import flipscope.judge.Task;
import flipscope.story.Milestone;
import flipscope.story.Narrator;
import flipscope.story.Narrators;
import flipscope.story.StepReference;
import flipscope.story.TraceContext;
import flipscope.story.Values;
import flipscope.text.Messages;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.web.draw.Discs;
import flipscope.web.draw.GridView;
import flipscope.web.draw.Grids;
import flipscope.web.draw.Grids.Picture;
import flipscope.web.site.Link;
import flipscope.web.site.PageFrame;
import flipscope.web.site.ProseView;
import flipscope.web.trace.head.HeadView;
import flipscope.web.trace.head.PathView;
import flipscope.web.trace.head.Sharing;
import flipscope.web.trace.request.TraceOptions;
import flipscope.web.trace.step.StepBuilder;
import flipscope.web.write.WrittenStepsView.SolutionView;
import java.util.List;
import java.util.Optional;

/** Builds the steps of code that is wrong, opened where it goes wrong. */
final class WrittenSteps {
    private final Judge judge;
    private final Messages words;
    private final JudgementWords judged;

    WrittenSteps(Judge judge, Messages words) {
        this.judge = judge;
        this.words = words;
        this.judged = new JudgementWords(words);
    }

    /**
     * Whether there are steps to show. There are none if the code is stopped before its first step,
     * or if it has more steps than are recorded.
     */
    static boolean exist(Task task, String code, Wrong wrong) {
        Solution solution = Solution.read(task, code);
        return wrong.given().value().isPresent()
                ? solution.trace(wrong.at()).isPresent()
                : isShown(solution.beginning(wrong.at()).steps());
    }

    /** Nor inside a call, which then has no value to compare with that of a correct solution. */
    private static boolean isShown(List<Step> steps) {
        if (steps.isEmpty()) {
            return false;
        }
        Step last = steps.get(steps.size() - 1);
        return last.depth() == 0 && last.result() != null;
    }

    /** A step; empty if the code is not wrong, or has none. */
    Optional<WrittenStepsView> of(
            PageFrame frame, WriteRequest request, TraceOptions asked, String title) {
        String code = request.text();
        return judge.judge(request.task(), code) instanceof Wrong wrong
                        && exist(request.task(), code, wrong)
                ? Optional.of(view(frame, request, asked, title, wrong))
                : Optional.empty();
    }

    private WrittenStepsView view(
            PageFrame frame, WriteRequest request, TraceOptions asked, String title, Wrong wrong) {
        Task task = request.task();
        Solution solution = Solution.read(task, request.text());
        boolean stopped = wrong.given().stop().isPresent();
        Trace trace =
                stopped ? solution.beginning(wrong.at()) : solution.trace(wrong.at()).orElseThrow();
        SolutionPath path = SolutionPath.of(task, wrong.at(), trace);
        StepReference at =
                asked.at().isEmpty()
                        ? new StepReference(stopped ? 0 : path.leaves(), true)
                        : StepReference.of(asked.at(), trace);
        TraceContext context =
                task.given().position(wrong.at()).map(TraceContext::of).orElse(TraceContext.NONE);
        Narrator narrator =
                new Narrators(words, List.of(solution.method().file())).of(trace, context);
        Link link = request.steps().with(WriteRequest.BESIDE.name(), request.beside() ? "1" : "");
        StepBuilder builder =
                new StepBuilder(frame, solution.program(), narrator, link, asked.step(), null);
        Link here = asked.on(link).with("at", StepReference.name(trace, at.step()));
        return new WrittenStepsView(
                frame,
                builder.at(at, head(title), sharing(frame, solution, title)),
                new TestCasePictures(task, words).of(wrong),
                judged.smallest(task, wrong),
                stopped ? stopped(task, wrong, trace) : null,
                request.checked(request.text()) + "#result",
                request.with(request.text()) + "#code",
                here.with(WriteRequest.BESIDE.name(), request.beside() ? "" : "1") + "#stepper",
                request.beside() ? solution(path, builder.shown(at).index(), context) : null);
    }

    private ProseView stopped(Task task, Wrong wrong, Trace trace) {
        return ProseView.of(
                words.text("write.steps.stopped", judged.given(task, wrong), trace.steps().size()));
    }

    private SolutionView solution(SolutionPath path, int step, TraceContext context) {
        return path.beside(step)
                .map(each -> new SolutionView(each.statement(), grid(each, context)))
                .orElseGet(() -> new SolutionView("", null));
    }

    private GridView grid(Milestone at, TraceContext context) {
        Discs discs = Discs.of(context);
        String alt = Values.alt(words, at.name(), at.value(), at.view());
        return Grids.draw(at.value(), at.view(), alt, Picture.over(discs, false, words));
    }

    private static HeadView head(String title) {
        PathView none = new PathView("", "", "", List.of(), List.of(), "");
        return new HeadView(title, "", none, "", null, null, null, null, null, null, null);
    }

    /** Its addresses are not shown: a picture of a page of one’s own has none. */
    private static Sharing sharing(PageFrame frame, Solution solution, String title) {
        Technique own =
                new Technique(
                        solution.task().name(),
                        title,
                        "",
                        0,
                        "",
                        "",
                        false,
                        "",
                        false,
                        "",
                        solution.method());
        return new Sharing(frame, own);
    }
}
