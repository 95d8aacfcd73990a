package flipscope.predict;

import flipscope.trace.Operand;
import flipscope.trace.Step;

/**
 * A given value of a question.
 *
 * @param step the first step that uses it
 * @param operand the value as an operand of that step
 */
public record QuestionOperand(Step step, Operand operand) {}
