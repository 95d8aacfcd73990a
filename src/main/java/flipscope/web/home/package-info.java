/** {@code /}: the home page. */
package flipscope.web.home;
