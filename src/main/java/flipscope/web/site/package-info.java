/**
 * What all pages need: addresses, parameters, the page frame, templates, errors, assets, headers.
 */
package flipscope.web.site;
