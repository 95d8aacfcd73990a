package flipscope.lesson.read;

import flipscope.lesson.Block;
import flipscope.lesson.BlockHead;
import flipscope.lesson.ExpectedAnswer;
import flipscope.lesson.ExpectedAnswer.Kind;
import flipscope.lesson.Run;
import flipscope.lesson.read.Yaml.Scalar;
import flipscope.rules.Position;
import java.util.Optional;

/**
 * A question with a typed answer.
 *
 * @param question safe HTML
 * @param answer the correct answer, which grades typed ones
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
        Optional<BoardBlock> board)
        implements Block {

    static Results results(BlockFields fields) {
        if (fields.has(BlockFields.ALGORITHM)) {
            return fields.traced();
        }
        fields.takeOnly(Fields.OF_GAME);
        return Results.NONE;
    }

    static Optional<ExerciseBlock> read(BlockFields fields, BlockHead head) {
        fields.required("question");
        String question = fields.html("question");
        String hint = fields.html("hint");
        String why = fields.html("why");
        Optional<ExpectedAnswer> answer = answer(fields);
        Optional<Run> run = run(fields);
        Optional<BoardBlock> board =
                board(fields, run).map(position -> BoardBlock.asked(head, position));
        return answer.map(
                correct -> new ExerciseBlock(head, question, correct, hint, why, run, board));
    }

    private static Optional<Run> run(BlockFields fields) {
        return fields.has(BlockFields.ALGORITHM) ? fields.run() : Optional.empty();
    }

    /** The position given by the author; the position of an algorithm's example is not shown. */
    private static Optional<Position> board(BlockFields fields, Optional<Run> run) {
        if (Fields.OF_GAME.stream().noneMatch(fields::has)) {
            return Optional.empty();
        }
        return fields.has(BlockFields.ALGORITHM)
                ? run.flatMap(each -> each.arguments().position())
                : fields.position();
    }

    private static Optional<ExpectedAnswer> answer(BlockFields fields) {
        Optional<Kind> kind = fields.choice("kind", Kind.class);
        boolean computed = fields.has(BlockFields.ALGORITHM);
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
        if (fields.problems().size() == 0) {
            String either = "an exercise has either an answer: or an algorithm:";
            fields.problems().add(fields.line(), either);
        }
    }

    private static Optional<ExpectedAnswer> value(
            BlockFields fields, Run run, Optional<Kind> kind) {
        try {
            String at = fields.step("at").orElse("result");
            DrawnWord value = fields.results(run).value(at);
            return fit(fields, ExpectedAnswer.of(value.word(), value.view()), kind);
        } catch (Mistake none) {
            fields.refuse("at", none.getMessage());
            return Optional.empty();
        }
    }

    /** Checks whether the value can be asked for in this form. */
    private static Optional<ExpectedAnswer> fit(
            BlockFields fields, ExpectedAnswer answer, Optional<Kind> kind) {
        if (kind.isEmpty() || kind.get() == answer.kind()) {
            return Optional.of(answer);
        }
        boolean possible =
                answer.kind() != Kind.TEXT && (kind.get() == Kind.NUMBER || kind.get() == Kind.HEX);
        if (possible) {
            return Optional.of(answer.as(kind.get()));
        }
        fields.refuse("kind", "this answer is of the kind " + answer.kind().code());
        return Optional.empty();
    }

    private static Optional<ExpectedAnswer> stated(
            BlockFields fields, Scalar typed, Optional<Kind> kind) {
        try {
            return Optional.of(StatedAnswer.read(typed.text(), kind));
        } catch (IllegalArgumentException wrong) {
            fields.refuse(typed, "answer: " + wrong.getMessage());
            return Optional.empty();
        }
    }
}
