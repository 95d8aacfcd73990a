/** The source pane: the lines around a step, and the ways to edit a token. */
package flipscope.web.trace.code;
