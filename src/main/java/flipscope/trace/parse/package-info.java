/**
 * How a program is read. {@code SourceGuard} refuses text that is too long or nested too deep, and
 * {@code ParsedFile} parses the rest. {@code DeclarationReader}, {@code StatementChecker} and
 * {@code ExpressionChecker} resolve names and types and build a smaller tree of {@code Stmt} and
 * {@code Expr}. {@code Reachability}, {@code DefiniteAssignment} and {@code TableRules} refuse code
 * that must not run. {@code OperatorAnalysis} works out what all steps of one operator share, and
 * {@code ViewRules} how its values are drawn, in each call as its arguments are.
 */
package flipscope.trace.parse;
