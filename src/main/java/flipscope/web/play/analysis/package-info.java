/**
 * {@code /play/analysis}, {@code /play/again} and {@code /play/choice}: the review of a game, a
 * second try at its mistakes, and how the engine chose a move. Each page is an address, which is
 * read and written by one record, a view, whose methods are what is shown, and a template.
 */
package flipscope.web.play.analysis;
