/** {@code /play/own}: games by a reader’s own code, and where they stop. */
package flipscope.web.play.own;
