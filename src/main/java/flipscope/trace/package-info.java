/**
 * Source text in, trace out: parses traceable Java, checks it as a compiler does, and evaluates it
 * with every step recorded or none. It knows no game and no web.
 *
 * <p>The way of a program: {@code Guard} measures the text, {@code Parsing} makes a tree of it,
 * {@code Declarations}, {@code Expressions} and {@code Statements} resolve names and types into a
 * small tree of their own ({@code Expr}, {@code Stmt}), {@code Reachability}, {@code
 * DefiniteAssignment} and {@code TableRules} refuse what may not run, and {@code Sites} works out
 * what all the steps of an operator share.
 *
 * <p>The way of a run: {@code Evaluator} walks that tree, {@code Arithmetic} says what operators
 * do, {@code Limits} stops what does not end, and a {@code Recorder}, if there is one, makes the
 * steps, with {@code Marking} and {@code Shifts} for what happened to the bits.
 */
package flipscope.trace;
