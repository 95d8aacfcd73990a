/** The code beside a step as far as it can be edited: its tokens, and what may replace them. */
package flipscope.web.trace.code;
