/** Openings: their names, and even positions to begin a game from. */
package flipscope.opening;
