/**
 * Lessons: Markdown files with front matter, and fenced blocks that become live parts of the page.
 * Read, checked against the algorithms that they talk about, and handed on as values to be drawn.
 */
package flipscope.lesson;
