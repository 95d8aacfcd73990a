/**
 * The one editor for code that readers write: its field, its first mistake, and the address that
 * what is sent leads to.
 */
package flipscope.web.code;
