package flipscope.web.write;

import flipscope.catalogue.Technique;
import flipscope.judge.Judge;
import flipscope.judge.Judgement;
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
import flipscope.web.draw.Grids;
import flipscope.web.draw.Grids.Picture;
import flipscope.web.site.Link;
import flipscope.web.site.PageFrame;
import flipscope.web.trace.head.HeadView;
import flipscope.web.trace.head.PathView;
import flipscope.web.trace.request.TraceOptions;
import flipscope.web.trace.step.Stepper;
import flipscope.web.write.TestCasePictures.PictureView;
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
    static boolean exist(WriteRequest request, Wrong wrong) {
        Solution solution = Solution.read(request.task(), request.text());
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
    Optional<WrittenStepsView> of(PageFrame frame, WriteRequest request, TraceOptions asked) {
        Judgement found = judge.judge(request.task(), request.text());
        return found instanceof Wrong wrong && exist(request, wrong)
                ? Optional.of(view(frame, request, asked, wrong))
                : Optional.empty();
    }

    private WrittenStepsView view(
            PageFrame frame, WriteRequest request, TraceOptions asked, Wrong wrong) {
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
        String title = TaskView.title(words, task);
        Stepper stepper =
                new Stepper(
                        frame,
                        solution.program(),
                        narrator,
                        link,
                        asked.step(),
                        Optional.empty(),
                        at,
                        step -> head(solution, title));
        Link here = asked.on(link).with("at", StepReference.name(trace, at.step()));
        return new WrittenStepsView(
                frame,
                request,
                stepper,
                new TestCasePictures(task, words).of(wrong),
                judged.smallest(task, wrong),
                Optional.of(judged.given(task, wrong))
                        .filter(given -> stopped)
                        .map(why -> words.text("write.steps.stopped", why, trace.steps().size())),
                here.with(WriteRequest.BESIDE.name(), request.beside() ? "" : "1") + "#stepper",
                path.beside(stepper.step().index()).map(each -> picture(each, context)));
    }

    private PictureView picture(Milestone at, TraceContext context) {
        Picture picture = Picture.over(Discs.of(context), false, words);
        String alt = Values.alt(words, at.name(), at.value(), at.view());
        return new PictureView(at.statement(), "", Grids.draw(at.value(), at.view(), alt, picture));
    }

    /** It leads nowhere: a page of one’s own has no path and no addresses. */
    private static HeadView head(Solution solution, String title) {
        PathView none = new PathView("", "", "", List.of(), List.of(), "");
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
        return new HeadView(own, none, "", null, null, null, null, null, null, null);
    }
}
