/** Edited code beside the original: what was edited, and what that does. */
package flipscope.web.trace.change;
