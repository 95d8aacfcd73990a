/**
 * {@code /play/analysis} and {@code /play/again}: the review of a game, and a second try at its
 * mistakes. Each page is an address, which is read and written by one record, a view, whose methods
 * are what is shown, and a template.
 */
package flipscope.web.play.analysis;
