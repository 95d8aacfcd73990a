/**
 * Guards between the network and the pages: how many connections there are, how long a request or
 * an answer may take on its way, and how many threads one client may use. None of them knows a
 * page.
 */
package flipscope.web.guard;
