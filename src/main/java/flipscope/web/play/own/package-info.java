/** Games by a reader’s own code. */
package flipscope.web.play.own;
