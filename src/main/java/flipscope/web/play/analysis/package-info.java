/**
 * {@code /play/analysis} and {@code /play/choice}: a game reviewed, and how the engine chose a
 * move.
 */
package flipscope.web.play.analysis;
