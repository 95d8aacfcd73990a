/** What the templates show: one record a template, all of it decided before the template runs. */
package flipscope.web.view;
