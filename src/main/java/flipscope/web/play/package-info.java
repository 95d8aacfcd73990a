/** {@code /play}: the game, replies, hints, and games from files. */
package flipscope.web.play;
