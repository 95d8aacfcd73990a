package flipscope.web.trace.predict;

import flipscope.lesson.read.Sheets;
import flipscope.predict.Question;
import flipscope.story.Detail;
import flipscope.story.StepReference;
import flipscope.story.Stops;
import flipscope.trace.Last;
import flipscope.trace.Trace;
import flipscope.web.address.EmbedAddress;
import flipscope.web.address.Link;
import flipscope.web.trace.request.QuestionOptions;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.request.TraceRequest;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The questions on a trace in order, and their addresses: stop by stop, or in a practice run only
 * the stages worth asking about.
 *
 * @param link the address of the request, without step and options
 * @param options how steps are shown
 * @param asked what is asked for, and how
 */
public record QuestionSequence(Trace trace, Link link, StepOptions options, QuestionOptions asked) {

    /** The questions of a practice run, or of the step that is asked for. */
    static QuestionSequence of(Trace trace, TraceRequest request) {
        StepOptions options = request.options().step();
        QuestionOptions asked = request.options().question();
        return new QuestionSequence(
                trace,
                request.link(),
                asked.practice().isEmpty() ? options : options.with(Detail.STAGE),
                asked);
    }

    public QuestionSequence {
        options = options.elsewhere().withPresent(false);
    }

    boolean practice() {
        return !asked.practice().isEmpty();
    }

    /** The stages of a practice run. */
    List<Question> stages() {
        return Question.ofStages(trace);
    }

    /**
     * The question at a name; the first one if the name is empty.
     *
     * @param part which of several words, from 0
     */
    Optional<Question> question(String at, int part) {
        int step = at.isEmpty() ? 0 : StepReference.of(at, trace).step();
        return practice() ? nearest(step, part) : of(step, part).or(() -> beside(step));
    }

    /** The first question of a practice run at or after this place; failing that, the last. */
    private Optional<Question> nearest(int step, int part) {
        List<Question> stages = stages();
        return stages.stream()
                .filter(each -> each.step().index() >= step && each.part() >= part)
                .findFirst()
                .or(() -> Last.of(stages.stream()));
    }

    private Optional<Question> of(int step, int part) {
        List<Question> all = Question.all(trace, options.detail(), step);
        return Last.of(all.stream().filter(each -> each.part() <= part))
                .or(() -> all.stream().findFirst());
    }

    /** The next step with a value; failing that, the last one before it. */
    private Optional<Question> beside(int step) {
        return singles(step + 1, trace.steps().size())
                .findFirst()
                .or(() -> Last.of(singles(0, step)));
    }

    private Stream<Question> singles(int from, int to) {
        return IntStream.range(from, to)
                .mapToObj(index -> Question.of(trace, Detail.OPERATION, index))
                .flatMap(Optional::stream);
    }

    /** Whether the named step has no value, so that another one's is asked for. */
    boolean isMoved(String at) {
        return !practice()
                && !at.isEmpty()
                && Question.of(trace, options.detail(), StepReference.of(at, trace).step())
                        .isEmpty();
    }

    /** Whether the address names exactly one question, and its answer is not obvious. */
    boolean isFair(String at, int part) {
        boolean exact = at.isEmpty() || StepReference.of(at, trace).exact();
        return exact
                && !isMoved(at)
                && question(at, part).filter(Question::isWorkedOut).isPresent();
    }

    /** The question after this one, if any. */
    Optional<Question> after(Question question) {
        if (practice()) {
            List<Question> stages = stages();
            return stages.stream().skip(stages.indexOf(question) + 1L).findFirst();
        }
        return Question.all(trace, options.detail(), at(question)).stream()
                .filter(each -> each.part() > question.part())
                .findFirst()
                .or(() -> following(question.step().index()));
    }

    /** Skips loop counters and calls that are entered. */
    private Optional<Question> following(int step) {
        return Stream.iterate(next(step), Optional::isPresent, at -> at.flatMap(this::next))
                .flatMap(at -> Question.of(trace, options.detail(), at.get()).stream())
                .filter(each -> each.leadsOn() && !isEntry(each))
                .findFirst();
    }

    /** The stop after a step, if there is one. */
    private Optional<Integer> next(int step) {
        return Stops.around(trace, options.detail(), step).next(step).filter(next -> next > step);
    }

    /** Whether the step enters a method, and the question asks what the call returns. */
    private boolean isEntry(Question question) {
        return options.detail() == Detail.OPERATION && question.isCall();
    }

    /** The index of the step that the question is asked at. */
    int at(Question question) {
        return isEntry(question) ? question.first() : question.step().index();
    }

    /** The address of the question. */
    public Link to(Question question) {
        Link there = options.on(link.with("at", StepReference.name(trace, at(question))));
        return asked.on(there.with(QuestionOptions.PART, question.part() + 1))
                .with(practice() ? "practice" : "predict", "1");
    }

    /** The address of the step that shows the result. */
    Link step(Question question) {
        return options.on(link.with("at", StepReference.name(trace, question.step().index())));
    }

    /** The sheet of the algorithm, whose questions are the stages of a practice run. */
    public static Link sheet(Link link) {
        String name =
                Sheets.nameOf(
                        EmbedAddress.bare(link.path()).substring(Link.url("/trace/").length()));
        return EmbedAddress.from(link, Link.to("/sheet/" + name));
    }
}
