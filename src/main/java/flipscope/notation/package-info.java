/**
 * Text in and out: squares, positions and games.
 *
 * <p>One class a form: {@link flipscope.notation.SquareText}, {@link
 * flipscope.notation.PositionText}, {@link flipscope.notation.TranscriptText}; for other boards
 * {@link flipscope.notation.SmallBoard} and {@link flipscope.notation.ColumnText}; {@link
 * flipscope.notation.GameText} takes whatever a person puts into a text field. Whatever cannot be
 * read is a {@link flipscope.notation.NotationException} that knows the place, and there is no
 * other failure.
 *
 * <p>Every reader walks once over its text with a {@code Cursor}, which also holds the limit on its
 * length, and hands moves to a {@code Replay}, which knows what makes them illegal. A reader for
 * another game format needs these two and a {@link flipscope.notation.Problem} for each thing that
 * can be wrong.
 */
package flipscope.notation;
