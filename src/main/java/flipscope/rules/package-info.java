/**
 * The game as people know it: squares, positions, moves, passes, scores. Written for clarity, not
 * speed.
 */
package flipscope.rules;
