/** One step: its equation, the written sum, the story of a bit, variables and ribbons. */
package flipscope.web.trace.step;
