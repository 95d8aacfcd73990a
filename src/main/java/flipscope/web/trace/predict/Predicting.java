package flipscope.web.trace.predict;

import flipscope.predict.Question;
import flipscope.story.Narrator;
import flipscope.story.Scene;
import flipscope.trace.Trace;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import flipscope.web.site.Query;
import flipscope.web.trace.change.ChangeBuilder;
import flipscope.web.trace.predict.PracticeView.Asked;
import flipscope.web.trace.request.ChangedCode;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.request.TraceRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Asks for the next value instead of showing it: with {@code predict=1} at one stop, with {@code
 * practice=1} stage by stage; {@code practice=end} sums up a practice run.
 */
public final class Predicting {
    private static final int LONGEST_NAME = 80;

    /** More than the number of words that any method returns. */
    private static final int MOST_PARTS = 9;

    private final ChangedCode code;
    private final Narrator narrator;

    public Predicting(ChangedCode code, Narrator narrator) {
        this.code = code;
        this.narrator = narrator;
    }

    /**
     * The question or summary that an address asks for; empty if it asks for none, or no question
     * is possible. Never beside a game, whose board shows the legal moves.
     */
    public Optional<PageView> of(
            PageFrame frame, TraceRequest request, Query query, Trace trace, StepOptions options) {
        if (!isAsked(request, query)) {
            return Optional.empty();
        }
        String practice = practice(query);
        if (practice.equals("end")) {
            QuestionSequence questions = QuestionSequence.practice(trace, request.link(), options);
            return Optional.of(summary(frame, request, questions));
        }
        QuestionSequence questions =
                practice.isEmpty()
                        ? QuestionSequence.stopByStop(trace, request.link(), options)
                        : QuestionSequence.practice(trace, request.link(), options);
        return questions
                .question(at(query), part(query))
                .map(question -> builder(frame, request, questions).of(question, query));
    }

    /** Whether an address asks for a question or for the summary of a practice run. */
    public static boolean isAsked(TraceRequest request, Query query) {
        boolean predict = query.choice("predict", List.of("1")).isPresent();
        return (predict || !practice(query).isEmpty())
                && !TraceRequest.isBesideGame(request.link());
    }

    private static String practice(Query query) {
        return query.choice("practice", List.of("1", "end")).orElse("");
    }

    public static String at(Query query) {
        return query.string("at", LONGEST_NAME).orElse("");
    }

    static int part(Query query) {
        return query.number(QuestionSequence.PART, 1, MOST_PARTS).orElse(1) - 1;
    }

    private PredictBuilder builder(
            PageFrame frame, TraceRequest request, QuestionSequence questions) {
        Scene scene = code.scene(request);
        return new PredictBuilder(
                frame,
                code.program(request),
                narrator,
                scene,
                request.title(frame.words()),
                change(frame, request, questions)::quiet,
                questions);
    }

    private PracticeView summary(
            PageFrame frame, TraceRequest request, QuestionSequence questions) {
        Scene scene = code.scene(request);
        QuestionInputs givens =
                new QuestionInputs(narrator, scene, frame.words(), questions.options().numbers());
        List<Asked> stages = new ArrayList<>();
        for (Question question : questions.stages()) {
            stages.add(
                    new Asked(
                            questions.name(question),
                            stages.size() + 1,
                            title(question, scene),
                            question.asked(),
                            givens.plain(question),
                            questions.to(question).toString()));
        }
        return new PracticeView(
                frame,
                request.title(frame.words()),
                request.link().toString(),
                stages,
                request.link().with("practice", "1").toString(),
                request.link().toString(),
                change(frame, request, questions).quiet(request.link().with("practice", "1")));
    }

    private ChangeBuilder change(
            PageFrame frame, TraceRequest request, QuestionSequence questions) {
        return new ChangeBuilder(code, narrator, frame.words(), request, questions.trace());
    }

    private String title(Question question, Scene scene) {
        Trace trace = question.trace();
        return narrator.stageTitle(trace.stages().get(question.step().stage()), scene);
    }
}
