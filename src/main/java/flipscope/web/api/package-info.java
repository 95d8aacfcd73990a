/** {@code /api/…}: positions, algorithms and traces for programs, as JSON. */
package flipscope.web.api;
