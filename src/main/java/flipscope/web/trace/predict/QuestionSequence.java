package flipscope.web.trace.predict;

import flipscope.predict.Question;
import flipscope.story.Detail;
import flipscope.story.StepReference;
import flipscope.story.Stops;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.web.site.Link;
import flipscope.web.trace.request.StepOptions;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * In which order a trace is asked about, and where each question is found: stop by stop, or in a
 * practice run only the stages that teach something.
 *
 * @param link the address of the subject, without step and look
 * @param look how closely the reader follows
 * @param practice whether it is a practice run
 */
record QuestionSequence(Trace trace, Link link, StepOptions look, boolean practice) {
    /** Which word an address asks for, counted from 1, where several come out. */
    static final String PART = "word";

    static QuestionSequence stopByStop(Trace trace, Link link, StepOptions look) {
        return new QuestionSequence(trace, link, look.elsewhere().withPresent(false), false);
    }

    static QuestionSequence practice(Trace trace, Link link, StepOptions look) {
        return new QuestionSequence(trace, link, look.with(Detail.STAGE), true);
    }

    /** The stages of a practice run. */
    List<Question> stages() {
        return Stops.of(trace, Detail.STAGE).list().stream()
                .flatMap(stop -> Question.all(trace, Detail.STAGE, stop.step()).stream())
                .filter(QuestionSequence::leadsOn)
                .filter(question -> !changesNothing(question))
                .toList();
    }

    /** Whether a reader who asks for the next question gets it; any other is asked by choice. */
    private static boolean leadsOn(Question question) {
        return question.teaches() && !question.isLookUp();
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

    /**
     * The question that an address names; without a name the first one.
     *
     * @param part which of several words, counted from 0
     */
    Optional<Question> question(String at, int part) {
        int step = at.isEmpty() ? 0 : StepReference.of(at, trace).step();
        return practice ? nearest(step, part) : of(step, part).or(() -> beside(step));
    }

    /** Of a practice run the first question that is answered no earlier. */
    private Optional<Question> nearest(int step, int part) {
        List<Question> stages = stages();
        return stages.stream()
                .filter(each -> each.step().index() >= step && each.part() >= part)
                .findFirst()
                .or(() -> stages.stream().reduce((one, other) -> other));
    }

    private Optional<Question> of(int step, int part) {
        List<Question> all = Question.all(trace, look.detail(), step);
        return all.stream()
                .filter(each -> each.part() <= part)
                .reduce((one, other) -> other)
                .or(() -> all.stream().findFirst());
    }

    /** The next step after one that makes a value; where there is none, the last before it. */
    private Optional<Question> beside(int step) {
        return singles(step + 1, trace.steps().size())
                .findFirst()
                .or(() -> singles(0, step).reduce((one, other) -> other));
    }

    private Stream<Question> singles(int from, int to) {
        return IntStream.range(from, to)
                .mapToObj(index -> Question.of(trace, Detail.OPERATION, index))
                .flatMap(Optional::stream);
    }

    /** Whether a question is another one than the address asks for, since that step makes none. */
    boolean isMoved(Question question, String at) {
        return !practice
                && !at.isEmpty()
                && Question.of(trace, look.detail(), StepReference.of(at, trace).step()).isEmpty();
    }

    /** Whether there is just the question that an address names, and it has to be worked out. */
    boolean isFair(String at, int part) {
        boolean exact = at.isEmpty() || StepReference.of(at, trace).exact();
        return exact
                && question(at, part)
                        .filter(question -> !isMoved(question, at) && question.isWorkedOut())
                        .isPresent();
    }

    /** The question after one, if there is any. */
    Optional<Question> after(Question question) {
        if (practice) {
            List<Question> stages = stages();
            return stages.stream().skip(stages.indexOf(question) + 1L).findFirst();
        }
        return Question.all(trace, look.detail(), at(question)).stream()
                .filter(each -> each.part() > question.part())
                .findFirst()
                .or(() -> following(question.step().index()));
    }

    /** Loop counters and calls that are entered are passed over. */
    private Optional<Question> following(int step) {
        Optional<Integer> next = Stops.around(trace, look.detail(), step).next(step);
        for (int from = step; next.isPresent() && next.get() > from; ) {
            Optional<Question> question = Question.of(trace, look.detail(), next.get());
            if (question.filter(each -> leadsOn(each) && !isEntry(each)).isPresent()) {
                return question;
            }
            from = next.get();
            next = Stops.around(trace, look.detail(), from).next(from);
        }
        return Optional.empty();
    }

    /** Whether a step that enters a method is asked what the call gives back. */
    private boolean isEntry(Question question) {
        return look.detail() == Detail.OPERATION && question.isCall();
    }

    /** The step that a question is asked at. */
    int at(Question question) {
        return isEntry(question) ? question.first() : question.step().index();
    }

    /** The address of a question. */
    Link to(Question question) {
        return look.on(link.with("at", StepReference.name(trace, at(question))))
                .with(PART, question.part() == 0 ? "" : question.part() + 1)
                .with(practice ? "practice" : "predict", "1");
    }

    /** What a tally calls a question. */
    String name(Question question) {
        String step = StepReference.name(trace, question.step().index());
        return question.part() == 0 ? step : step + "/" + (question.part() + 1);
    }

    /** The address of the step that shows what comes out. */
    Link step(Question question) {
        return look.on(link.with("at", StepReference.name(trace, question.step().index())));
    }

    /** The end of a practice run. */
    Link end() {
        return link.with("practice", "end");
    }
}
