/** {@code /play/openings}: the named openings as a tree, each with how the engine measures it. */
package flipscope.web.play.opening;
