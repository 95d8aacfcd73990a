/** What all pages need: what a feature declares, the frame, templates, bundles, errors, headers. */
package flipscope.web.page;
