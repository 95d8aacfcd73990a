package flipscope.lesson.read;

import static flipscope.lesson.read.TraceResults.RESULT;

import flipscope.answer.ExpectedAnswer;
import flipscope.answer.ExpectedAnswer.Kind;
import flipscope.lesson.AskedBlock;
import flipscope.lesson.BlockHead;
import flipscope.lesson.Run;
import flipscope.lesson.read.StatedAnswer.Grid;
import flipscope.lesson.read.Yaml.Scalar;
import flipscope.rules.Position;
import flipscope.trace.Trace;
import java.util.Optional;

/**
 * A question in its author's words.
 *
 * @param question safe HTML
 * @param answer the correct answer, which grades those of readers
 * @param hint safe HTML; may be empty
 * @param why shown after a correct answer; safe HTML; may be empty
 * @param run the computation of the answer, if there is one
 * @param board the position in question, if there is one
 */
public record ExerciseBlock(
        BlockHead head,
        String question,
        ExpectedAnswer answer,
        String hint,
        String why,
        Optional<Run> run,
        String at,
        int least,
        Optional<BoardBlock> board)
        implements AskedBlock {

    static Results results(BlockFields fields) {
        if (fields.hasAlgorithm()) {
            return fields.traced();
        }
        fields.takeOnly(Fields.OF_GAME);
        return Results.NONE;
    }

    static Optional<ExerciseBlock> read(BlockFields fields, BlockHead head) {
        fields.required("question");
        String question = fields.html("question");
        Optional<ExpectedAnswer> answer = answer(fields);
        Optional<Run> run = fields.hasAlgorithm() ? fields.run() : Optional.empty();
        Optional<BoardBlock> board =
                board(fields, run).map(position -> BoardBlock.asked(head, position));
        return answer.map(
                correct ->
                        new ExerciseBlock(
                                head,
                                question,
                                correct,
                                fields.html("hint"),
                                fields.html("why"),
                                run,
                                fields.text("at").orElse(RESULT),
                                fields.least(correct, question),
                                board));
    }

    @Override
    public Optional<ExpectedAnswer> answerIn(Trace trace) {
        try {
            return Optional.of(value(trace, at).as(answer.kind()));
        } catch (Mistake none) {
            return Optional.empty();
        }
    }

    @Override
    public ExerciseBlock on(Run other, ExpectedAnswer correct) {
        Optional<BoardBlock> there =
                other.arguments().position().map(position -> BoardBlock.asked(head, position));
        return new ExerciseBlock(
                head.bare(), question, correct, "", "", Optional.of(other), at, least, there);
    }

    /** The position given by the author; the position of an algorithm's example is not shown. */
    private static Optional<Position> board(BlockFields fields, Optional<Run> run) {
        if (Fields.OF_GAME.stream().noneMatch(fields::has)) {
            return Optional.empty();
        }
        return fields.hasAlgorithm()
                ? run.flatMap(each -> each.arguments().position())
                : fields.position();
    }

    private static Optional<ExpectedAnswer> answer(BlockFields fields) {
        Optional<Kind> kind = fields.choice("kind", Kind.class);
        if (kind.equals(Optional.of(Kind.THINK))) {
            fields.required("why");
            return Optional.of(ExpectedAnswer.ANY);
        }
        boolean computed = fields.hasAlgorithm();
        if (fields.has("answer") == computed) {
            refuseBoth(fields);
            return Optional.empty();
        }
        return computed
                ? fields.run().flatMap(run -> value(fields, run, kind))
                : fields.scalar("answer").flatMap(typed -> stated(fields, typed, kind));
    }

    /**
     * Reports both or neither, unless other mistakes exist: a misspelt key may be the missing one.
     */
    private static void refuseBoth(BlockFields fields) {
        if (fields.problems.size() == 0) {
            String either = "an exercise has either an answer: or an algorithm:";
            fields.problems.add(fields.line(), either);
        }
    }

    private static Optional<ExpectedAnswer> value(
            BlockFields fields, Run run, Optional<Kind> kind) {
        String at = fields.step("at").orElse(RESULT);
        Trace trace = fields.trace(run);
        return fields.notated("at", fields.line("at"), at, name -> value(trace, name))
                .flatMap(answer -> fit(fields, answer, kind));
    }

    private static ExpectedAnswer value(Trace trace, String at) {
        DrawnWord value = new TraceResults(trace).value(at);
        return ExpectedAnswer.of(value.word(), value.view());
    }

    /** Checks whether the value can be asked for in this form. */
    private static Optional<ExpectedAnswer> fit(
            BlockFields fields, ExpectedAnswer answer, Optional<Kind> kind) {
        Kind own = answer.kind();
        Kind wanted = kind.orElse(own);
        boolean possible =
                switch (wanted) {
                    case NUMBER, HEX -> own != Kind.TEXT;
                    case BITS -> own == Kind.HEX;
                    case SQUARES, TEXT, THINK -> false;
                };
        if (possible || wanted == own) {
            return Optional.of(answer.as(wanted));
        }
        fields.refuse("kind", "this answer is of the kind " + own.code());
        return Optional.empty();
    }

    private static Optional<ExpectedAnswer> stated(
            BlockFields fields, Scalar typed, Optional<Kind> kind) {
        Optional<Grid> grid = fields.choice("grid", Grid.class);
        return fields.notated(
                "answer", typed.line(), typed.text(), text -> StatedAnswer.read(text, kind, grid));
    }
}
