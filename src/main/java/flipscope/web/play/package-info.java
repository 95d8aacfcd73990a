/**
 * {@code /play}: the game, the engine’s replies, scores, a position set up by hand, and games from
 * files. The rooms in its folder begin from a game: its bits, its analysis, openings, puzzles, code
 * that plays.
 */
package flipscope.web.play;
