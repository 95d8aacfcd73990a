/** What the templates of the course show: one record a template. */
package flipscope.web.view.lesson;
