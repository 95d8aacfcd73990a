/** Answers for programs, as JSON. */
package flipscope.web.api;
