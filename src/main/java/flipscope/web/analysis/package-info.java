/** What the engine says of a game beside playing it: scores of moves, and whole games reviewed. */
package flipscope.web.analysis;
