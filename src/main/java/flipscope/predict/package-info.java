/** Asks for the next value of a trace, reads answers, and diagnoses mistakes. */
package flipscope.predict;
