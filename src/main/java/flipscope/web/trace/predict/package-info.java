/** A step as a question: the question, the form and the verdict. */
package flipscope.web.trace.predict;
