package flipscope.web.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The playing board.
 *
 * @param label its accessible name: {@code Board, Black to move}
 * @param rows eight rows of eight squares, a1 first
 * @param moves the legal moves as text, for the key that announces them
 * @param fresh whether the last move has just been played, so that its flips are animated
 */
public record BoardView(String label, List<List<SquareView>> rows, String moves, boolean fresh) {

    /** A copy with every square changed. */
    public BoardView with(UnaryOperator<SquareView> change) {
        return new BoardView(
                label,
                rows.stream().map(row -> row.stream().map(change).toList()).toList(),
                moves,
                fresh);
    }

    /** A copy without links. */
    public BoardView still() {
        return with(SquareView::still);
    }

    /** A copy in which the last moves are seen to be played. */
    public BoardView moving() {
        return new BoardView(label, rows, moves, true);
    }

    /**
     * A copy on which every square links to its explanation.
     *
     * @param url the link of a square, by its name
     */
    public BoardView asking(UnaryOperator<String> url) {
        return with(square -> square.asking(url));
    }

    /**
     * A copy on which the legal moves alone are links.
     *
     * @param url the link of a move, by the name of its square
     */
    public BoardView linking(UnaryOperator<String> url) {
        return with(square -> square.linking(url));
    }

    /** A copy with the scores of moves, by the names of their squares. */
    public BoardView hinting(Map<String, HintView> hints) {
        return with(
                square ->
                        Optional.ofNullable(hints.get(square.name()))
                                .map(square::hinting)
                                .orElse(square));
    }

    public static final List<String> FILES = List.of("a", "b", "c", "d", "e", "f", "g", "h");
}
