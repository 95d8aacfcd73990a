/** The game as people know it: squares, positions, moves, passes, scores. Plain, not fast. */
package flipscope.rules;
