/** The inputs beside a trace (a position, bits, a small board) and the ways to change them. */
package flipscope.web.trace.board;
