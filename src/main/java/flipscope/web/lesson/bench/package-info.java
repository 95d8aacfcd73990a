/**
 * How long techniques take: asked for while a page waits, or measured before and read from a file.
 */
package flipscope.web.lesson.bench;
