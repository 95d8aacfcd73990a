package flipscope.web.stepper;

import flipscope.predict.Question;
import flipscope.story.Narrator;
import flipscope.story.Scene;
import flipscope.trace.Trace;
import flipscope.web.Query;
import flipscope.web.view.BesideView;
import flipscope.web.view.Frame;
import flipscope.web.view.PracticeView;
import flipscope.web.view.PracticeView.Asked;
import flipscope.web.view.TraceView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Asks for the next value instead of showing it: with {@code predict=1} at one stop, with {@code
 * practice=1} stage by stage, with {@code practice=end} what a practice run asked.
 */
final class Predicting {
    private static final int LONGEST_NAME = 80;

    /** More words than any method gives back. */
    private static final int MOST_PARTS = 9;

    private final ChangedCode code;
    private final Narrator narrator;

    Predicting(ChangedCode code, Narrator narrator) {
        this.code = code;
        this.narrator = narrator;
    }

    /**
     * What the address asks to predict; nothing where it asks for none, or none can be asked.
     * Beside a game nothing is asked: its board shows what is legal.
     */
    Optional<TraceView> of(
            Frame frame, Subject subject, Query query, BesideView beside, Trace trace, Look look) {
        if (!isAsked(subject, query)) {
            return Optional.empty();
        }
        String practice = practice(query);
        if (practice.equals("end")) {
            Asking asking = Asking.practice(trace, subject.link(), look);
            return Optional.of(
                    TraceView.practised(frame, still(beside), summary(frame, subject, asking)));
        }
        Asking asking =
                practice.isEmpty()
                        ? Asking.stopByStop(trace, subject.link(), look)
                        : Asking.practice(trace, subject.link(), look);
        return asking.question(at(query), part(query))
                .map(question -> builder(frame, subject, asking).of(question, query))
                .map(view -> TraceView.predicting(frame, still(beside), view));
    }

    /** Whether an address asks for a question, or for what a practice run asked. */
    static boolean isAsked(Subject subject, Query query) {
        boolean predict = query.choice("predict", List.of("1")).isPresent();
        return (predict || !practice(query).isEmpty())
                && !StepperViews.isBesideGame(subject.link());
    }

    private static String practice(Query query) {
        return query.choice("practice", List.of("1", "end")).orElse("");
    }

    static String at(Query query) {
        return query.string("at", LONGEST_NAME).orElse("");
    }

    static int part(Query query) {
        return query.number(Asking.PART, 1, MOST_PARTS).orElse(1) - 1;
    }

    /** The position, on which nothing can be changed or asked while the answer is thought of. */
    private static BesideView still(BesideView beside) {
        return beside == null ? null : beside.still();
    }

    private PredictBuilder builder(Frame frame, Subject subject, Asking asking) {
        Scene scene = code.scene(subject);
        return new PredictBuilder(
                frame,
                code.program(subject),
                narrator,
                scene,
                subject.title(frame.words()),
                change(frame, subject, asking)::quiet,
                asking);
    }

    private PracticeView summary(Frame frame, Subject subject, Asking asking) {
        Scene scene = code.scene(subject);
        Givens givens = new Givens(narrator, scene, frame.words(), asking.look().numbers());
        List<Asked> stages = new ArrayList<>();
        for (Question question : asking.stages()) {
            stages.add(
                    new Asked(
                            asking.name(question),
                            stages.size() + 1,
                            title(question, scene),
                            question.asked(),
                            givens.plain(question),
                            asking.to(question).toString()));
        }
        return new PracticeView(
                frame,
                subject.title(frame.words()),
                subject.link().toString(),
                stages,
                subject.link().with("practice", "1").toString(),
                subject.link().toString(),
                change(frame, subject, asking).quiet(subject.link().with("practice", "1")));
    }

    private ChangeBuilder change(Frame frame, Subject subject, Asking asking) {
        return new ChangeBuilder(code, narrator, frame.words(), subject, asking.trace());
    }

    private String title(Question question, Scene scene) {
        Trace trace = question.trace();
        return narrator.stageTitle(trace.stages().get(question.step().stage()), scene);
    }
}
