package flipscope.web.question;

import flipscope.lesson.read.PredictBlock;
import flipscope.predict.Feedback;
import flipscope.predict.FeedbackWords;
import flipscope.predict.Question;
import flipscope.predict.WrongWay;
import flipscope.story.Chain.Shown;
import flipscope.story.Narrator;
import flipscope.story.motion.Motion;
import flipscope.story.motion.WrongMotion;
import flipscope.text.Messages;
import flipscope.trace.BitLayout;
import flipscope.trace.Marks;
import flipscope.trace.Method;
import flipscope.trace.Operand;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import flipscope.trace.run.Program;
import flipscope.web.draw.AnswerGrid;
import flipscope.web.draw.Discs;
import flipscope.web.draw.GridView;
import flipscope.web.draw.Grids;
import flipscope.web.draw.Grids.Outline;
import flipscope.web.draw.Grids.Picture;
import flipscope.web.draw.MotionDrawing;
import flipscope.web.draw.MotionView;
import flipscope.web.step.EquationView.SlotView;
import flipscope.web.step.SourcePane;
import flipscope.web.step.SourceView;
import flipscope.web.step.SourceView.Line;
import flipscope.web.step.ValuePictures;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A question about a step, in words and pictures, on the screen and on paper.
 *
 * @param program the code of the trace
 * @param numbers whether bits are numbered
 */
public record StepQuestion(Question question, Narrator narrator, Program program, boolean numbers) {
    /** The question of a block. */
    public static StepQuestion of(PredictBlock block, Narrator narrator) {
        return new StepQuestion(
                block.question(narrator.trace()).orElseThrow(),
                narrator,
                block.asked().technique().program(),
                false);
    }

    private FeedbackWords speech() {
        return new FeedbackWords(words());
    }

    private Messages words() {
        return narrator.messages();
    }

    private Picture picture() {
        return Picture.over(discs(), numbers, words());
    }

    Discs discs() {
        return Discs.of(narrator.traceContext());
    }

    // What is asked

    public String prompt() {
        return speech().ask(question);
    }

    /** What to think of, where there is nothing to work out; may be empty. */
    String remark() {
        return question.isLookUp() ? words().text("predict.look-up") : "";
    }

    /** The question in few words, without marks of code. */
    public String spoken() {
        return speech().askShort(question).replace("`", "");
    }

    /** The values that it starts from; for a single operation, each with the operator before it. */
    public List<GivenView> given() {
        List<GivenView> views = new ArrayList<>();
        List<Shown> given = question.given();
        for (Shown each : given) {
            boolean first = views.isEmpty() && given.size() > 1;
            Step step = question.step();
            boolean bare = question.isLong() || first || step.operator().passesOn();
            String sign = bare ? "" : step.sign();
            views.add(new GivenView(sign, slot(each)));
        }
        return views;
    }

    private SlotView slot(Shown given) {
        Operand operand = given.operand();
        Marks wrapped = new Marks(0, 0, operand.wrapped(), 0, 0);
        return new SlotView(
                operand.text(),
                narrator.role(given.step(), operand),
                picture().with(wrapped).of(operand.text(), operand.value(), operand.view()));
    }

    /** The empty grid to fill in; a line to write on is enough where there is none. */
    public Optional<AnswerGrid> grid() {
        return Optional.of(question)
                .filter(each -> each.kind().isGrid())
                .map(each -> new AnswerGrid(words(), each.view(), each.type().width(), discs()));
    }

    /** The value that is asked for, without a bit. */
    public SlotView blank() {
        Word nothing = Word.of(question.type(), 0);
        String alt = words().text("predict.answer");
        return new SlotView(name(), "", Grids.draw(nothing, question.view(), alt, picture()));
    }

    /** The variable that takes the value, or the expression that it asks for. */
    public String name() {
        return Optional.ofNullable(question.place().assigns()).orElseGet(question::asked);
    }

    /** The code, with the values from before the question. */
    public SourceView source() {
        Trace trace = question.trace();
        Method method = program.method(trace.methodOf(question.activation())).orElseThrow();
        return new SourcePane(trace, step -> null, true)
                .before(method, question.place(), question.first());
    }

    /** The line of code that makes the value. */
    Optional<Line> line() {
        return source().lines().stream().filter(Line::current).findFirst();
    }

    // What is said about an answer

    /** After a miss: the likely mistake behind it, and where it begins and why. */
    List<String> hints(Word answer) {
        Feedback feedback = Feedback.of(question, answer);
        return Stream.of(speech().place(feedback), speech().placeReason(feedback))
                .flatMap(Optional::stream)
                .toList();
    }

    /** What explains the result to whoever answered something else; the mistake stands above. */
    List<String> reasons(Word answer) {
        Feedback feedback = Feedback.of(question, answer);
        return feedback.isCorrect()
                ? List.of()
                : Stream.concat(
                                speech().place(feedback).stream(),
                                speech().reasons(feedback).stream())
                        .toList();
    }

    /** The mistake that leads to an answer, if one is known. */
    Optional<String> cause(Word answer) {
        return speech().mistake(Feedback.of(question, answer));
    }

    /** How a wrong answer came about, if the mistake behind it is known. */
    Optional<WrongWay> way(Word answer) {
        return Feedback.of(question, answer)
                .misconception()
                .map(each -> new WrongWay(question, each));
    }

    /** An answer as it was given, with the motion of the mistake that leads to it. */
    GridView given(Word answer) {
        String yours = words().text("course.answer.yours");
        Picture plain = picture().with(false, parting(answer));
        GridView still = Grids.draw(answer, question.view(), yours, plain);
        return way(answer).map(way -> still.moving(motion(way, answer, still))).orElse(still);
    }

    private MotionView motion(WrongWay way, Word answer, GridView still) {
        Motion motion = WrongMotion.of(way.turns(), question.correct(), way.shut());
        return MotionDrawing.of(motion, answer, question.view(), still);
    }

    /** The first square where an answer and the result part. */
    private Outline parting(Word answer) {
        BitLayout layout = BitLayout.of(question.view(), question.type().width());
        return Feedback.of(question, answer)
                .parting()
                .filter(bit -> question.kind().isGrid())
                .map(bit -> new Outline(Set.of(layout.name(bit)), "parts"))
                .orElse(Outline.NONE);
    }

    /** What the step did; of several words only once the last is asked for. */
    public Optional<String> sentence() {
        return Optional.of(narrator.sentence(question.step())).filter(told -> question.isLast());
    }

    /**
     * The result as the step leaves it, and its motion, unless that of a mistake plays beside it;
     * the cells of an answer are outlined.
     */
    GridView result(Optional<Word> answer) {
        Step made = question.maker();
        boolean itself =
                question.correct().equals(made.result()) && question.view().equals(made.view());
        Outline outline =
                answer.map(given -> cause(given).isPresent() ? parting(given) : outline(given))
                        .orElse(Outline.NONE);
        if (!itself) {
            return drawn(picture().with(false, outline));
        }
        ValuePictures pictures = new ValuePictures(narrator, numbers);
        boolean slipMoves = answer.flatMap(this::way).isPresent();
        return slipMoves ? pictures.still(made, outline) : pictures.moving(made, outline);
    }

    private GridView drawn(Picture how) {
        return how.of(question.asked(), question.correct(), question.view());
    }

    private Outline outline(Word answer) {
        BitLayout layout = BitLayout.of(question.view(), question.type().width());
        Set<String> cells =
                layout.set(layout.drawn(answer.bits()))
                        .mapToObj(layout::name)
                        .collect(Collectors.toSet());
        return new Outline(cells, "answered");
    }
}
