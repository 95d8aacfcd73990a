/**
 * Lines of code that a reader tries: read kindly, evaluated, with literals that are drawn by hand.
 */
package flipscope.scratch;
