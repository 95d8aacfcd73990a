/** {@code /lessons}: the course, its lessons and the live parts of a lesson. */
package flipscope.web.lesson;
