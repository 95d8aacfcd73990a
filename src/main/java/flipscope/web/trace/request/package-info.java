/** The algorithm, inputs and options that an address asks for. */
package flipscope.web.trace.request;
