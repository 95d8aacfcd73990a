/**
 * {@code /trace/…}: an algorithm, stepped through. The packages below it build the parts of the
 * page.
 */
package flipscope.web.trace;
