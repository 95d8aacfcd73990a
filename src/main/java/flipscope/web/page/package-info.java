/** What all pages need: the page frame, templates, errors in words, headers. */
package flipscope.web.page;
