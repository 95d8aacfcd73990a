/**
 * Source text in, trace out: parses traceable Java, checks it as a compiler does, and runs it with
 * every step recorded or none. Knows no game and no web page. Here is what a trace consists of:
 * {@code Step}s with their {@code Word}s, {@code Type}s, {@code Operator}s and {@code Marks}. Four
 * rooms make and read it: {@code parse}, {@code edit}, {@code run}, {@code origin}.
 */
package flipscope.trace;
