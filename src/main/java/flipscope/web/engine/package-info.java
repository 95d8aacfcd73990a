/**
 * The web's client of the engine: searches, scores of moves, and how scores are written. How many
 * each client may ask for at once is the server's matter.
 */
package flipscope.web.engine;
