/** {@code /play}: the game, its replies and hints, and games from files. */
package flipscope.web.play;
