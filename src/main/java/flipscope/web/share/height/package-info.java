/** Computes the height of a frame from what its page shows. */
package flipscope.web.share.height;
