/** How tall what is drawn in a frame comes out: for sites that do not follow its height. */
package flipscope.web.height;
