/** What measurements of techniques say, wherever they were made. */
package flipscope.web.lesson.bench;
