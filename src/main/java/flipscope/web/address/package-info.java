/**
 * Addresses of pages and what stands in them: links, parameters, embeds, and what is wrong with
 * them.
 */
package flipscope.web.address;
