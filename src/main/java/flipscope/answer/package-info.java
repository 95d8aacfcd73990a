/**
 * Grading: what was typed or pressed becomes a value ({@link flipscope.answer.AnswerText}), is
 * compared with the right one ({@link flipscope.answer.ExpectedAnswer}), and a {@link
 * flipscope.answer.Verdict} says what is wrong with it. Lessons, sheets and the stepper ask in
 * different ways and grade in this one; why an answer may be wrong is found in {@code predict}.
 */
package flipscope.answer;
