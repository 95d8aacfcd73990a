/** The input beside a trace: a position, bits, a small board; and the ways to change it. */
package flipscope.web.trace.board;
