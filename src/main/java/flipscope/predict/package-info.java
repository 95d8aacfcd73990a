/** Asks for the next value of a trace, and finds the mistake behind a wrong one. */
package flipscope.predict;
