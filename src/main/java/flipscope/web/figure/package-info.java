/** Stand-alone pictures (SVG, PNG, plain text), and the preview cards of links. */
package flipscope.web.figure;
