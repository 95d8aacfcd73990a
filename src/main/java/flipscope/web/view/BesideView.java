package flipscope.web.view;

/**
 * The board beside a trace: the position that is stepped, on which no move is taken.
 *
 * @param board the position
 * @param band what it is: {@code Before f5, Black to move}
 * @param url where playing goes on
 * @param way what that link is called
 */
public record BesideView(BoardView board, String band, String url, String way) {}
