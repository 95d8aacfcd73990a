/** The storyboard, the sheet to print, and the list of all techniques. */
package flipscope.web.trace.overview;
