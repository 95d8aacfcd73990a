/**
 * The engine for score four: {@link flipscope.engine.scorefour.CubeTask} is a position to be
 * searched at a {@link flipscope.engine.scorefour.CubeLevel}.
 *
 * <p>What is on the ground, what completes a line, what a ball is worth and how the hash changes
 * come from the methods of {@code core} marked {@code engine = true}; this package knows no lines
 * of its own. {@code SearchCube} drops balls and takes them back, {@code NecessaryMoves} leaves out
 * those that lose at once, {@code CubeSearch} looks ahead, {@code CubeDeepening} deeper each time.
 */
package flipscope.engine.scorefour;
