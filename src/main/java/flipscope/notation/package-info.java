/**
 * Reads and writes squares, positions and games as text.
 *
 * <p>There is one class per format, such as {@link flipscope.notation.SquareText}, {@link
 * flipscope.notation.PositionText} and {@link flipscope.notation.TranscriptText}; for other boards
 * {@link flipscope.notation.SmallBoard} and {@link flipscope.notation.ColumnText}. {@link
 * flipscope.notation.GameText} reads anything that a person may enter. Unreadable text always
 * results in a {@link flipscope.notation.NotationException} that knows the place.
 *
 * <p>Every reader walks once over its text with a {@code Cursor}, which limits the length, and
 * passes moves to a {@code TranscriptReplay}, which reports illegal ones. A reader for another
 * format needs these two and a {@link flipscope.notation.NotationProblem} for each possible
 * problem.
 */
package flipscope.notation;
