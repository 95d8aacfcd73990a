package flipscope.web.question;

import flipscope.answer.ExpectedAnswer;
import flipscope.answer.Verdict;
import flipscope.answer.Verdict.Outcome;
import flipscope.catalogue.Arguments;
import flipscope.lesson.AskedBlock;
import flipscope.lesson.Run;
import flipscope.lesson.read.BoardBlock;
import flipscope.lesson.read.ExerciseBlock;
import flipscope.lesson.read.PredictBlock;
import flipscope.predict.WrongWay;
import flipscope.rules.Squares;
import flipscope.story.Narrator;
import flipscope.story.StepReference;
import flipscope.story.TraceContext;
import flipscope.text.Messages;
import flipscope.trace.BitLayout;
import flipscope.trace.Parameter;
import flipscope.trace.Word;
import flipscope.web.draw.AnswerGrid;
import flipscope.web.draw.Discs;
import flipscope.web.draw.GridView;
import flipscope.web.draw.Grids.Picture;
import flipscope.web.question.QuestionView.AskedView;
import flipscope.web.question.QuestionView.SceneView;
import flipscope.web.question.QuestionView.ToldView;
import flipscope.web.step.EquationView.SlotView;
import flipscope.web.step.TracedRun;
import flipscope.web.step.TracedRuns;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Builds a question, and what an answer to it comes to.
 *
 * @param form where it stands
 * @param exercise the question in its author's words, unless it is one about a step
 * @param step the question about a step
 * @param caption what is asked or said about a step, as safe HTML; may be empty
 * @param given the answer, as far as it could be read
 * @param narrator tells of the computation of its answer, if there is one
 */
public record QuestionBuilder(
        AnswerForm form,
        Optional<ExerciseBlock> exercise,
        Optional<StepQuestion> step,
        String caption,
        ExpectedAnswer answer,
        Verdict verdict,
        Optional<Word> given,
        Optional<Narrator> narrator,
        Messages words) {
    private static final int FEW = 6;

    /** A question of a lesson or sheet, with the computation of its answer. */
    public static QuestionBuilder of(
            AskedBlock block, AnswerForm form, Verdict verdict, TracedRuns runs) {
        Optional<Narrator> narrator =
                block.run().map(Run::arguments).map(runs::of).map(TracedRun::narrator);
        Optional<ExerciseBlock> exercise =
                block instanceof ExerciseBlock own ? Optional.of(own) : Optional.empty();
        Optional<StepQuestion> step =
                block instanceof PredictBlock predict
                        ? narrator.map(computed -> StepQuestion.of(predict, computed))
                        : Optional.empty();
        Optional<Word> given =
                Optional.of(Word.of(block.answer().word().type(), verdict.given()))
                        .filter(each -> verdict.isCorrect() || verdict.isWrong());
        return new QuestionBuilder(
                form,
                exercise,
                step,
                block.caption(),
                block.answer(),
                verdict,
                given,
                narrator,
                runs.words());
    }

    /** A question about a step, by itself. */
    public static QuestionBuilder of(
            StepQuestion step, AnswerForm form, Verdict verdict, Optional<Word> given) {
        return new QuestionBuilder(
                form,
                Optional.empty(),
                Optional.of(step),
                step.remark(),
                ExpectedAnswer.of(step.question()),
                verdict,
                given,
                Optional.empty(),
                step.narrator().messages());
    }

    public QuestionView view() {
        return new QuestionView(form, asked(), answer, verdict, scene(), told(), words);
    }

    // What is asked

    private AskedView asked() {
        return new AskedView(
                text(),
                note(),
                step.map(StepQuestion::prompt),
                step.flatMap(StepQuestion::line),
                move(),
                step.map(StepQuestion::name).orElse(""),
                isNumbered(),
                operands(),
                step.flatMap(StepQuestion::grid),
                board().map(new Boards(words)::still));
    }

    /** The question in the author's words, as safe HTML; may be empty. */
    private String text() {
        return exercise.map(ExerciseBlock::question).orElse(isAskedInCaption() ? caption : "");
    }

    /** Something about the step, as safe HTML; may be empty. */
    private String note() {
        return isAskedInCaption() ? "" : caption;
    }

    /** Whether the caption asks the question, rather than saying something about the step. */
    private boolean isAskedInCaption() {
        return exercise.isEmpty() && caption.contains("?");
    }

    /** The move that is asked about, as code; may be empty. */
    private String move() {
        return exercise.flatMap(ExerciseBlock::run)
                .flatMap(run -> run.arguments().move())
                .map(square -> "move = " + Squares.name(square))
                .orElse("");
    }

    /** Whether the number of the pressed bits is shown beside them. */
    private boolean isNumbered() {
        boolean board = answer.kind() == ExpectedAnswer.Kind.BITS && width() == Long.SIZE;
        return exercise.isPresent() && board && !verdict.isTold();
    }

    /** What the answer is made from; a position is drawn under the answer instead. */
    private List<GivenView> operands() {
        return step.map(StepQuestion::given).orElseGet(this::parameters);
    }

    private List<GivenView> parameters() {
        return exercise.flatMap(ExerciseBlock::run)
                .map(Run::arguments)
                .filter(inputs -> inputs.position().isEmpty())
                .map(this::parameters)
                .orElse(List.of());
    }

    private List<GivenView> parameters(Arguments inputs) {
        return IntStream.range(0, inputs.words().size())
                .mapToObj(index -> parameter(inputs, index))
                .toList();
    }

    private GivenView parameter(Arguments inputs, int index) {
        Parameter input = inputs.technique().inputs().get(index);
        Word value = inputs.words().get(index);
        String name = (input.name() + " " + inputs.name(index)).strip();
        Picture plain = Picture.over(discs(), false, words);
        GridView grid = plain.of(input.name(), value, input.view());
        return new GivenView("", new SlotView(name, "", grid));
    }

    // The answer

    private SceneView scene() {
        return new SceneView(
                hasScene(), room(), grid(), result(), slip(), slip().isEmpty() ? "" : slipText());
    }

    /** The grid to press, or what was answered in it; none where the step itself is shown. */
    private Optional<AnswerGrid> grid() {
        long given = verdict.given();
        boolean missed = verdict.outcome() == Outcome.MISSED;
        long extra = verdict.isWrong() ? given & ~answer.drawn() : 0;
        long wrong = missed ? given ^ answer.drawn() : extra;
        return Optional.of(answer)
                .filter(each -> each.isPressed() && result().isEmpty())
                .map(each -> new AnswerGrid(words, each.view(), width(), discs()))
                .map(grid -> grid.with(missed ? answer.drawn() : given, wrong, ""));
    }

    private int width() {
        return answer.word().type().width();
    }

    private Discs discs() {
        return board().map(each -> Discs.of(TraceContext.of(each.position())))
                .or(() -> step.map(StepQuestion::discs))
                .or(this::pieces)
                .orElse(Discs.NONE);
    }

    /** The pieces of another game; the position of an example of Reversi is not shown. */
    private Optional<Discs> pieces() {
        return exercise.flatMap(ExerciseBlock::run)
                .map(Run::arguments)
                .filter(inputs -> inputs.position().isEmpty())
                .map(inputs -> Discs.of(TraceContext.of(inputs)));
    }

    /** The step with its result, once that is told. */
    private Optional<GridView> result() {
        return step.filter(each -> verdict.isTold()).map(each -> each.result(given));
    }

    /** The position that is asked about, if the author shows it. */
    private Optional<BoardBlock> board() {
        return exercise.flatMap(ExerciseBlock::board);
    }

    /** Whether it is answered in its picture, not in a field beside its text. */
    private boolean isPressed() {
        return answer.isPressed();
    }

    /** Whether there is a picture. */
    private boolean hasScene() {
        return isPressed() || !operands().isEmpty() || board().isPresent();
    }

    /** The CSS classes of the room that its picture needs. */
    private String room() {
        if (slip().isPresent()) {
            // Two boards beside each other are half as tall as one to press.
            return "";
        }
        String given = operands().isEmpty() ? "" : "from-given ";
        String pressed = isPressed() ? room(BitLayout.of(answer.view(), width())) : "";
        return given + (hasScene() && isOfNumbers() ? "of-numbers" : pressed);
    }

    private static String room(BitLayout cells) {
        String rows = cells.rows() < FEW ? " few-rows" : "";
        return "to-press" + rows + (cells.columns() < FEW ? " few-columns" : "");
    }

    private boolean isOfNumbers() {
        Stream<GridView> given = operands().stream().map(each -> each.slot().grid());
        return grid().isEmpty()
                && board().isEmpty()
                && Stream.concat(given, result().stream()).allMatch(GridView::isNumber);
    }

    // What is said about it

    private ToldView told() {
        return new ToldView(headline(), count(), hint(), hints(), why(), reasons(), sentence());
    }

    /** With the mistake told at once where one is known that leads to the answer. */
    public QuestionBuilder withCause() {
        return verdict.isWrong() && cause().isPresent()
                ? new QuestionBuilder(
                        form,
                        exercise,
                        step,
                        caption,
                        answer,
                        verdict.missed(),
                        given,
                        narrator,
                        words)
                : this;
    }

    private Optional<String> cause() {
        return step.filter(asked -> !verdict.isCorrect())
                .flatMap(asked -> given.flatMap(asked::cause));
    }

    /** The mistake behind the answer where one is known, or else what it comes to. */
    private String headline() {
        return cause().orElse(verdict.message());
    }

    /** What the answer comes to, where that is not the headline. */
    private Optional<String> count() {
        return cause().map(known -> verdict.message());
    }

    /** The answer of a reader whose mistake is known, beside the right one. */
    private Optional<GridView> slip() {
        return step.filter(asked -> verdict.isTold() && isPressed() && cause().isPresent())
                .flatMap(asked -> given.map(asked::given));
    }

    /** What the reader took the step for, in code; empty where several steps make the answer. */
    private String slipText() {
        return step.flatMap(asked -> given.flatMap(asked::way)).flatMap(WrongWay::code).orElse("");
    }

    /** A hint of the author, as safe HTML; may be empty. */
    private String hint() {
        return exercise.map(ExerciseBlock::hint).orElse("");
    }

    /** What may have gone wrong, and where. */
    private List<String> hints() {
        return step.filter(each -> verdict.isWrong())
                .map(each -> each.hints(given.orElseThrow()))
                .orElse(List.of());
    }

    /** The author's explanation, as safe HTML; may be empty. */
    private String why() {
        return exercise.map(ExerciseBlock::why).orElse("");
    }

    /** Why an answer was wrong. */
    private List<String> reasons() {
        return step.flatMap(asked -> given.map(asked::reasons)).orElse(List.of());
    }

    /** What the step did, where the author says nothing. */
    private Optional<String> sentence() {
        return step.isPresent()
                ? step.flatMap(StepQuestion::sentence)
                : narrator.filter(each -> why().isEmpty()).map(this::sentence);
    }

    private String sentence(Narrator computed) {
        StepReference named = StepReference.of(exercise.orElseThrow().at(), computed.trace());
        int last = computed.trace().steps().size() - 1;
        return computed.sentence(computed.trace().step(named.exact() ? named.step() : last));
    }
}
