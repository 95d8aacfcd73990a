package flipscope.web.write;

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
import flipscope.text.Messages;
import flipscope.trace.Last;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.web.address.Link;
import flipscope.web.draw.Discs;
import flipscope.web.draw.GridView;
import flipscope.web.draw.Grids.Picture;
import flipscope.web.page.PageContext;
import flipscope.web.step.StepAddresses;
import flipscope.web.step.StepBuilder;
import flipscope.web.step.StepView;
import flipscope.web.trace.request.NamedSteps;
import flipscope.web.trace.request.TraceOptions;
import flipscope.web.write.TestCasePictures.PictureView;
import java.util.List;
import java.util.Optional;

/** Builds the steps of code that is wrong, opened where it goes wrong. */
record WrittenSteps(Judge judge, Messages words) {
    /**
     * The steps to show. There are none if the code is stopped before its first step, or if it has
     * more steps than are recorded.
     */
    static Optional<Trace> trace(WriteRequest request, Wrong wrong) {
        Solution solution = Solution.played(request.task(), request.code());
        return wrong.given().value().isPresent()
                ? solution.trace(wrong.at())
                : Optional.of(solution.beginning(wrong.at())).filter(WrittenSteps::isShown);
    }

    /** Nor inside a call, which then has no value to compare with that of a correct solution. */
    private static boolean isShown(Trace beginning) {
        List<Step> steps = beginning.steps();
        return !steps.isEmpty() && Last.of(steps).depth() == 0 && Last.of(steps).result() != null;
    }

    /** A step; empty if the code is not wrong, or has none. */
    Optional<WrittenStepsView> of(PageContext frame, WriteRequest request, TraceOptions asked) {
        Judgement found =
                request.at()
                        .filter(at -> Solution.isPlayed(request.task(), request.code()))
                        .<Judgement>map(at -> judge.at(request.task(), request.code(), at))
                        .orElseGet(() -> judge.judge(request.task(), request.code()));
        return found instanceof Wrong wrong
                ? trace(request, wrong).map(trace -> view(frame, request, asked, wrong, trace))
                : Optional.empty();
    }

    private WrittenStepsView view(
            PageContext frame, WriteRequest request, TraceOptions asked, Wrong wrong, Trace trace) {
        Task task = request.task();
        JudgementWords judged = new JudgementWords(words);
        Solution solution = Solution.played(task, request.code());
        boolean stopped = wrong.given().stop().isPresent();
        SolutionPath path = SolutionPath.of(task, wrong.at(), trace);
        StepReference at =
                asked.at().isEmpty()
                        ? new StepReference(stopped || !wrong.differs() ? 0 : path.leaves(), true)
                        : StepReference.of(asked.at(), trace);
        TraceContext context =
                task.given().position(wrong.at()).map(TraceContext::of).orElse(TraceContext.NONE);
        Narrator narrator =
                new Narrators(words, List.of(solution.method().file())).of(trace, context);
        Link link = request.steps().with(WriteRequest.BESIDE, request.beside());
        StepBuilder builder =
                new StepBuilder(
                        solution.program(),
                        narrator,
                        new StepAddresses(trace, link, asked.step()),
                        NamedSteps.of(frame, trace),
                        at);
        StepView step = builder.view();
        Link here = asked.on(link).with("at", StepReference.name(trace, at.step()));
        return new WrittenStepsView(
                frame,
                request,
                step,
                new TestCasePictures(task, words).of(wrong),
                request.isAt(wrong) ? words.text("write.at") : judged.smallest(task, wrong),
                Optional.of(judged.given(task, wrong))
                        .filter(given -> stopped)
                        .map(why -> words.text("write.steps.stopped", why, trace.steps().size())),
                here.with(WriteRequest.BESIDE, !request.beside()) + "#stepper",
                path.beside(step.step().index()).map(each -> picture(each, context)));
    }

    private PictureView picture(Milestone at, TraceContext context) {
        Picture picture = Picture.over(Discs.of(context), false, words);
        GridView grid = picture.of(at.name(), at.value(), at.view());
        return new PictureView(at.statement(), "", grid);
    }
}
