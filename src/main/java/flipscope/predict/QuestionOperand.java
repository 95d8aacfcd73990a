package flipscope.predict;

import flipscope.trace.Operand;
import flipscope.trace.Step;

/**
 * A value that a question starts from.
 *
 * @param step the first step that uses it
 * @param operand the value as that step has it
 */
public record QuestionOperand(Step step, Operand operand) {}
