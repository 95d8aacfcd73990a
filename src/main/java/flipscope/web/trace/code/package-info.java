/** The source pane: the lines around a step, and the ways to change a token. */
package flipscope.web.trace.code;
