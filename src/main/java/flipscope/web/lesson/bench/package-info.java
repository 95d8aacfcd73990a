/** What the techniques cost on the machine that serves the pages, measured while it serves. */
package flipscope.web.lesson.bench;
