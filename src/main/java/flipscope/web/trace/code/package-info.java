/** The ways to edit a token of the code beside a step. */
package flipscope.web.trace.code;
