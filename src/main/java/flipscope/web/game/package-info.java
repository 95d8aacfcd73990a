/** A game as an address has it, and its board. */
package flipscope.web.game;
