/**
 * Pages inside other people's pages: without our header and footer, in a frame that they choose.
 */
package flipscope.web.embed;
