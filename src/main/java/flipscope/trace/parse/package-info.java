/**
 * From text to a program that may run: scan, parse, check; {@code trace.run} then runs it.
 *
 * <ol>
 *   <li><b>Scan.</b> {@code SourceGuard} goes through the tokens of {@code Lexer} and refuses what
 *       is too long, nested too deep or misleading, before a parser could choke on it.
 *   <li><b>Parse.</b> {@code ParsedFile} has JavaParser make a tree of the text; {@code
 *       WrittenFile} puts a class around a reader's bare methods first.
 *   <li><b>Check.</b> {@code Checker} calls each in turn. {@code DeclarationReader} enters classes,
 *       constants and methods into the {@code ClassTable}. {@code StatementChecker} and {@code
 *       ExpressionChecker} resolve names and types and build a smaller tree of {@code Stmt} and
 *       {@code Expr}; what is Java but not traceable is refused by {@code UnsupportedSyntax}.
 *       {@code Reachability}, {@code DefiniteAssignment} and {@code TableRules} refuse code that
 *       must not run. {@code OperatorAnalysis} works out what all steps of one operator share, and
 *       {@code ViewRules} how its values are drawn, in each call as its arguments are.
 *   <li><b>Run.</b> A checked {@code Routine} has all that a run needs; {@code trace.run} reads no
 *       text.
 * </ol>
 */
package flipscope.trace.parse;
