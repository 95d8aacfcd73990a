/** Writing a method: the task, the code, what is found about it, and its steps. */
package flipscope.web.write;
