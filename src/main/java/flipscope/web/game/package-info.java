/** Games in addresses, and the playing board. */
package flipscope.web.game;
