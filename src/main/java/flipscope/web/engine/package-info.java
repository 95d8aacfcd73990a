/**
 * The web's client of the engine: searches with a limit for each client, scores of moves, and how
 * scores are written.
 */
package flipscope.web.engine;
