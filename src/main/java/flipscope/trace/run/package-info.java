/**
 * How a program runs. {@code Program} is what was parsed, ready to run. {@code Interpreter} walks
 * the tree, with {@code Evaluator} for expressions. {@code RunLimits} stops endless code. {@code
 * StepRecorder} turns what it hears into a {@code Trace}; {@code MarkCalculator} finds what an
 * operator did to the bits. {@code Recorder.SILENT} records nothing.
 */
package flipscope.trace.run;
