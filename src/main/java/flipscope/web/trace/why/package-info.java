/** Why a square is legal or not, and the step that decides it. */
package flipscope.web.trace.why;
