/** Puzzles: positions in which exactly one move wins, played to their end. */
package flipscope.web.play.puzzle;
