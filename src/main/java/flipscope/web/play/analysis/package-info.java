/**
 * {@code /play/analysis} and {@code /play/choice}: the review of a game, and how the engine chose a
 * move.
 */
package flipscope.web.play.analysis;
