/** Positions in which exactly one move wins, from games of the engine. */
package flipscope.puzzle;
