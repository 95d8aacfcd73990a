/**
 * Pages and programs' answers over HTTP. Every handler parses a URL, asks the packages below, and
 * shows a record of {@link flipscope.web.view}. The server keeps no state.
 */
package flipscope.web;
