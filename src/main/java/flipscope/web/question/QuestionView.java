package flipscope.web.question;

import flipscope.answer.ExpectedAnswer;
import flipscope.answer.Verdict;
import flipscope.answer.Verdict.Outcome;
import flipscope.catalogue.Arguments;
import flipscope.catalogue.Traces;
import flipscope.lesson.AskedBlock;
import flipscope.lesson.Run;
import flipscope.lesson.read.BoardBlock;
import flipscope.lesson.read.ExerciseBlock;
import flipscope.lesson.read.PredictBlock;
import flipscope.predict.WrongWay;
import flipscope.rules.Squares;
import flipscope.story.Narrator;
import flipscope.story.Narrators;
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
import flipscope.web.step.EquationView.SlotView;
import flipscope.web.step.SourceView.Line;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A question with one answer, and what an answer to it comes to: of a lesson or of the stepper, in
 * its author's words or about a step.
 *
 * @param form where it stands
 * @param exercise the question in its author's words, unless it is one about a step
 * @param step the question about a step
 * @param caption what is asked or said about a step, as safe HTML; may be empty
 * @param given the answer, as far as it could be read
 * @param narrator tells of the computation of its answer, if there is one
 */
public record QuestionView(
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
    public static QuestionView of(
            AskedBlock block,
            AnswerForm form,
            Verdict verdict,
            Traces traces,
            Narrators narrators) {
        Optional<Narrator> narrator =
                block.run()
                        .map(Run::arguments)
                        .map(asked -> narrators.of(traces.of(asked), TraceContext.of(asked)));
        Optional<ExerciseBlock> exercise =
                block instanceof ExerciseBlock own ? Optional.of(own) : Optional.empty();
        Optional<StepQuestion> step =
                block instanceof PredictBlock predict
                        ? narrator.map(computed -> StepQuestion.of(predict, computed))
                        : Optional.empty();
        Optional<Word> given =
                Optional.of(Word.of(block.answer().word().type(), verdict.given()))
                        .filter(each -> verdict.isCorrect() || verdict.isWrong());
        return new QuestionView(
                form,
                exercise,
                step,
                block.caption(),
                block.answer(),
                verdict,
                given,
                narrator,
                narrators.messages());
    }

    /** A question about a step, by itself. */
    public static QuestionView of(
            StepQuestion step, AnswerForm form, Verdict verdict, Optional<Word> given) {
        return new QuestionView(
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

    // What is asked

    /** The question in the author's words, as safe HTML; may be empty. */
    public String text() {
        return exercise.map(ExerciseBlock::question).orElse(isAskedInCaption() ? caption : "");
    }

    /** Something about the step, as safe HTML; may be empty. */
    public String note() {
        return isAskedInCaption() ? "" : caption;
    }

    /** Whether the caption asks the question, rather than saying something about the step. */
    private boolean isAskedInCaption() {
        return exercise.isEmpty() && caption.contains("?");
    }

    /** The line of code that makes the answer. */
    public Optional<Line> line() {
        return step.flatMap(StepQuestion::line);
    }

    /** The move that is asked about, as code; may be empty. */
    public String move() {
        return exercise.flatMap(ExerciseBlock::run)
                .flatMap(run -> run.arguments().move())
                .map(square -> "move = " + Squares.name(square))
                .orElse("");
    }

    /** What is answered, in code: the variable or expression; may be empty. */
    public String name() {
        return step.map(StepQuestion::name).orElse("");
    }

    /** Whether the number of the pressed bits is shown beside them. */
    public boolean isNumbered() {
        boolean board = answer.kind() == ExpectedAnswer.Kind.BITS && width() == Long.SIZE;
        return exercise.isPresent() && board && !verdict.isTold();
    }

    /** What the answer is made from; a position is drawn under the answer instead. */
    public List<GivenView> operands() {
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

    /** The grid to press, or what was answered in it; none where the step itself is shown. */
    public Optional<AnswerGrid> grid() {
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
    public Optional<GridView> result() {
        return step.filter(each -> verdict.isTold()).map(each -> each.result(given));
    }

    /** The position that is asked about, if the author shows it. */
    public Optional<BoardBlock> board() {
        return exercise.flatMap(ExerciseBlock::board);
    }

    /** Whether it is answered in its picture, not in a field beside its text. */
    public boolean isPressed() {
        return answer.isPressed();
    }

    /** Whether there is a picture. */
    public boolean hasScene() {
        return isPressed() || !operands().isEmpty() || board().isPresent();
    }

    /** The CSS classes of the room that its picture needs. */
    public String room() {
        String given = operands().isEmpty() ? "" : "from-given ";
        if (slip().isPresent()) {
            // Two boards beside each other are half as tall as one to press.
            return "";
        }
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

    /** With the mistake told at once where one is known that leads to the answer. */
    public QuestionView withCause() {
        return verdict.isWrong() && cause().isPresent()
                ? new QuestionView(
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
    public String headline() {
        return cause().orElse(verdict.message());
    }

    /** What the answer comes to, where that is not the headline. */
    public Optional<String> count() {
        return cause().map(known -> verdict.message());
    }

    /** The answer of a reader whose mistake is known, beside the right one. */
    public Optional<GridView> slip() {
        return step.filter(asked -> verdict.isTold() && isPressed() && cause().isPresent())
                .flatMap(asked -> given.map(asked::given));
    }

    /** What the reader took the step for, in code; empty where several steps make the answer. */
    public String slipText() {
        return step.flatMap(asked -> given.flatMap(asked::way)).flatMap(WrongWay::code).orElse("");
    }

    /** Whether something is said about an answer. */
    public boolean isSaid() {
        return !verdict.message().isEmpty();
    }

    /** Whether an empty grid was sent: perhaps that is meant. */
    public boolean mayBeNone() {
        return isPressed() && verdict.outcome() == Outcome.EMPTY && isSaid();
    }

    /** Whether the answer is shown on request: of a step at once, else after a miss. */
    public boolean mayShow() {
        boolean asked = verdict.isWrong() || step.isPresent() && !verdict.isTold();
        return asked && !form.shown().isEmpty();
    }

    /** A hint of the author, as safe HTML; may be empty. */
    public String hint() {
        return exercise.map(ExerciseBlock::hint).orElse("");
    }

    /** What may have gone wrong, and where. */
    public List<String> hints() {
        return step.filter(each -> verdict.isWrong())
                .map(each -> each.hints(given.orElseThrow()))
                .orElse(List.of());
    }

    /** The author's explanation, as safe HTML; may be empty. */
    public String why() {
        return exercise.map(ExerciseBlock::why).orElse("");
    }

    /** Why an answer was wrong. */
    public List<String> reasons() {
        return step.flatMap(asked -> given.map(asked::reasons)).orElse(List.of());
    }

    /** What the step did, where the author says nothing. */
    public Optional<String> sentence() {
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
