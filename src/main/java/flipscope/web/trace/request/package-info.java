/** What an address asks to be stepped, and how. */
package flipscope.web.trace.request;
