/** A step as a question, in the place of its value: which one is asked, and what follows it. */
package flipscope.web.trace.predict;
