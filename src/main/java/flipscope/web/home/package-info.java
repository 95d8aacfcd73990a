/** {@code /}: the first page. */
package flipscope.web.home;
