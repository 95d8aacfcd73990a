/** Changed code beside the code as it is: what was changed, and what that does. */
package flipscope.web.trace.change;
