/**
 * Guards between the network and the pages: how many connections there are, how much memory uploads
 * may take on their way, and how many threads one client may use. None of them knows a page.
 */
package flipscope.server.guard;
