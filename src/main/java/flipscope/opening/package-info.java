/** Openings: their names, and balanced ones to begin a game from. */
package flipscope.opening;
