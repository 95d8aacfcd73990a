/**
 * A step wherever it is shown: {@link flipscope.web.step.TracedRuns} runs an algorithm once, {@link
 * flipscope.web.step.StepBuilder} makes the {@link flipscope.web.step.StepView} of a step.
 */
package flipscope.web.step;
