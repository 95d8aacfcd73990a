/** The one editor for code that readers write. */
package flipscope.web.code;
