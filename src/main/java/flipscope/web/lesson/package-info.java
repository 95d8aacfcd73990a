/** The course in the browser: its path, its lessons, and the live parts of a lesson. */
package flipscope.web.lesson;
