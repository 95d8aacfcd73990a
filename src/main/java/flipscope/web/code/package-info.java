/**
 * The one editor for code that readers write: its field, its first mistake, and the way of what is
 * sent into an address.
 */
package flipscope.web.code;
