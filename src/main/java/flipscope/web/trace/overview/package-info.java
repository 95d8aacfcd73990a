/** The storyboard, the printable sheet, and the list of all techniques. */
package flipscope.web.trace.overview;
