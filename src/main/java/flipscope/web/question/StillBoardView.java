package flipscope.web.question;

import flipscope.web.draw.BoardPicture;

/**
 * A position without moves to play.
 *
 * @param alt a description of it
 * @param status the side to move; empty for a few discs that are no position of a game
 */
public record StillBoardView(BoardPicture picture, String alt, String status) {}
