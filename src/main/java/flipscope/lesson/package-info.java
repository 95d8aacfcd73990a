/**
 * Lessons: Markdown files with front matter, and fenced blocks that become live parts of the page.
 * They are read, checked against the algorithms they mention, and returned as values to draw.
 */
package flipscope.lesson;
