package flipscope.web.question;

import flipscope.predict.Misconception;
import flipscope.predict.Question;
import flipscope.scratch.Scratch;
import flipscope.story.BitNames;
import flipscope.story.BoardShift;
import flipscope.trace.BitLayout;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The step as a reader took it for, computed from lines of code as any other: the operator of their
 * mistake, on the same operands.
 *
 * @param code how it is written with the names of the question
 */
record SlipStep(String code, Trace trace) {

    private static final String YOURS = "yours";

    /** Empty where the mistake is no single operation in place of the one that is asked about. */
    static Optional<SlipStep> of(Question question, Misconception misconception) {
        Step step = misconception.at();
        boolean single =
                step.index() == question.maker().index()
                        && step.operands().size() == 2
                        && step.operands().stream().allMatch(each -> each.value() instanceof Word);
        return single
                ? signs(step, misconception)
                        .flatMap(sign -> made(step, sign, question).stream())
                        .filter(slip -> isMeant(slip, question, misconception))
                        .findFirst()
                : Optional.empty();
    }

    Step step() {
        return trace.steps().stream()
                .filter(each -> YOURS.equals(each.assigns()))
                .findFirst()
                .orElseThrow();
    }

    private static boolean isMeant(SlipStep slip, Question question, Misconception misconception) {
        return slip.step().result() instanceof Word word
                && drawn(word, question) == drawn(misconception.value(), question);
    }

    private static long drawn(Word word, Question question) {
        return BitNames.drawn(word.unsigned(), question.view());
    }

    /** What may have stood between the operands, with the second one where that is another. */
    private static Stream<String> signs(Step step, Misconception misconception) {
        String second = step.operand(1).text();
        return switch (misconception.mistake()) {
            case OR_FOR_AND, OR_FOR_XOR -> Stream.of("| " + second);
            case AND_FOR_OR, AND_FOR_XOR -> Stream.of("& " + second);
            case CARRY, BORROW -> Stream.of("^ " + second, "| " + second);
            case DIRECTION -> Stream.of(shift(step, misconception));
            default -> Stream.of();
        };
    }

    private static String shift(Step step, Misconception misconception) {
        BitLayout layout = step.operand(0).layout();
        int places =
                misconception
                        .direction()
                        .map(way -> layout.places(way.files(), way.rows()))
                        .map(each -> each * BoardShift.of(step).orElseThrow().squares())
                        .orElse(
                                (step.operator() == Operator.LEFT ? -1 : 1)
                                        * (int) step.word(1).bits());
        return (places > 0 ? "<< " : ">>> ") + Math.abs(places);
    }

    private static Optional<SlipStep> made(Step step, String sign, Question question) {
        String operator = sign.substring(0, sign.indexOf(' '));
        String second =
                operator.contains(">") || operator.contains("<")
                        ? sign.substring(sign.indexOf(' ') + 1)
                        : literal(step.word(1));
        String type = step.word(0).type().toString();
        String lines =
                "%s first = %s;%n%s %s = first %s %s;"
                        .formatted(type, literal(step.word(0)), type, YOURS, operator, second);
        return Scratch.of(lines, question.view())
                .trace()
                .map(trace -> new SlipStep(step.operand(0).text() + " " + sign, trace));
    }

    private static String literal(Word word) {
        return word.text() + (word.type().width() == Long.SIZE ? "L" : "");
    }
}
