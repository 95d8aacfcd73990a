/** The engine's turn, in any game: its reply, and what it says while it thinks. */
package flipscope.web.turn;
