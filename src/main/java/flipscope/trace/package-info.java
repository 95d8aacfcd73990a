/**
 * Source text in, trace out: parses traceable Java, checks it as a compiler does, and runs it with
 * every step recorded or none. Knows no game and no web page.
 *
 * <p><b>How a program is read.</b> {@code SourceGuard} refuses text that is too long or nested too
 * deep, and {@code ParsedFile} parses the rest. {@code DeclarationReader}, {@code StatementChecker}
 * and {@code ExpressionChecker} resolve names and types and build a smaller tree of {@code Stmt}
 * and {@code Expr}. {@code Reachability}, {@code DefiniteAssignment} and {@code TableRules} refuse
 * code that must not run. {@code OperatorAnalysis} works out what all steps of one operator share,
 * and {@code ViewRules} how its values are drawn, in each call as its arguments are. {@code
 * Program} holds the result.
 *
 * <p><b>How a program runs.</b> {@code Interpreter} walks the tree, with {@code Evaluator} for
 * expressions and {@code TableEvaluator} for tables. {@code Arithmetic} defines the operators,
 * {@code RunLimits} stops endless code, {@code StackBudget} prevents a stack overflow. {@code
 * StepRecorder} turns what it hears into a {@code Trace}; {@code MarkCalculator} and {@code
 * ShiftMarks} find what an operator did to the bits. {@code CountingRecorder} only counts
 * operations, {@code Recorder.SILENT} records nothing.
 *
 * <p><b>What is derived from a trace or a program.</b> {@code Lineage} follows a bit back to where
 * it came from, {@code Recomputation} repeats steps with some of them done differently, and {@code
 * EditableTokens} lists the tokens that are worth changing.
 */
package flipscope.trace;
