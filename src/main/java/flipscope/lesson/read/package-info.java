/**
 * Reads lessons: front matter and blocks, live values, claims, links and pictures, and checks them.
 */
package flipscope.lesson.read;
