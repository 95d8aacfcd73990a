/** Help: Markdown that the site serves and the repository shows. */
package flipscope.web.docs;
