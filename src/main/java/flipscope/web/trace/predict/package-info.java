/** A step as a question: what is asked, how it is answered, what the answer hears. */
package flipscope.web.trace.predict;
