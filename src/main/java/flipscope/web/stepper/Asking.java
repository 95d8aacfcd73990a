package flipscope.web.stepper;

import flipscope.predict.Question;
import flipscope.story.Detail;
import flipscope.story.Moment;
import flipscope.story.Stop;
import flipscope.story.Stops;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.web.Link;
import java.util.List;
import java.util.Optional;

/**
 * In which order a trace is asked about, and where each question is found: stop by stop, or in a
 * practice run only the stages that teach something.
 *
 * @param link the address of the subject, without step and look
 * @param look how closely the reader follows
 * @param practice whether it is a practice run
 */
record Asking(Trace trace, Link link, Look look, boolean practice) {

    static Asking stopByStop(Trace trace, Link link, Look look) {
        return new Asking(trace, link, look.elsewhere().withPresent(false), false);
    }

    static Asking practice(Trace trace, Link link, Look look) {
        return new Asking(trace, link, look.with(Detail.STAGE), true);
    }

    /** The stages of a practice run. */
    List<Question> stages() {
        return Stops.of(trace, Detail.STAGE).list().stream()
                .map(stop -> Question.of(trace, stop))
                .flatMap(Optional::stream)
                .filter(question -> question.teaches() && !changesNothing(question))
                .toList();
    }

    /** Whether the variable that is asked for has just the value that it had before. */
    private boolean changesNothing(Question question) {
        Step step = question.step();
        return step.assigned() != null
                && trace.steps().subList(0, question.first()).stream()
                        .filter(each -> each.call() == question.activation())
                        .filter(each -> step.site().assigns().equals(each.site().assigns()))
                        .reduce((one, other) -> other)
                        .filter(before -> step.assigned().equals(before.assigned()))
                        .isPresent();
    }

    /** The question that an address names; without a name the first one. */
    Optional<Question> question(String at) {
        int step = at.isEmpty() ? 0 : Moment.of(at, trace).step();
        return practice ? nearest(step) : of(step);
    }

    /** Of a practice run the last question that begins no later. */
    private Optional<Question> nearest(int step) {
        List<Question> stages = stages();
        return stages.stream()
                .filter(each -> each.first() <= step)
                .reduce((one, other) -> other)
                .or(() -> stages.stream().findFirst());
    }

    private Optional<Question> of(int step) {
        Stop stop =
                look.detail() == Detail.OPERATION
                        ? new Stop(step, step, step, Optional.empty())
                        : Stops.around(trace, look.detail(), step).stopOf(step);
        return Question.of(trace, stop);
    }

    /** The question after one, if there is any. */
    Optional<Question> after(Question question) {
        return practice
                ? stages().stream().filter(each -> each.first() > question.first()).findFirst()
                : following(question.step().index());
    }

    /** Loop counters and calls that are entered are passed over. */
    private Optional<Question> following(int step) {
        Optional<Integer> next = Stops.around(trace, look.detail(), step).next(step);
        for (int from = step; next.isPresent() && next.get() > from; ) {
            Optional<Question> question = of(next.get());
            if (question.filter(Question::teaches).isPresent()) {
                return question;
            }
            from = next.get();
            next = Stops.around(trace, look.detail(), from).next(from);
        }
        return Optional.empty();
    }

    /** The address of a question. */
    Link to(Question question) {
        return look.on(link.with("at", name(question)))
                .with(practice ? "practice" : "predict", "1");
    }

    /** The name of a question's step. */
    String name(Question question) {
        return Moment.name(trace, question.step().index());
    }

    /** The address of the step itself. */
    Link step(Question question) {
        return look.on(link.with("at", name(question)));
    }

    /** The end of a practice run. */
    Link end() {
        return link.with("practice", "end");
    }
}
