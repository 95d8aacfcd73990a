/** Reads and checks lessons: front matter and blocks, live values, claims, links and pictures. */
package flipscope.lesson.read;
