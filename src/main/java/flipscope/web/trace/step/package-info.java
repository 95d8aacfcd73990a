/** One step: its equation, the written sum, where a bit came from, variables and ribbons. */
package flipscope.web.trace.step;
