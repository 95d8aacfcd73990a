/** How tall a page is in a frame, worked out from what it draws. */
package flipscope.web.share.height;
