package flipscope.web.game;

import flipscope.rules.Squares;
import java.util.List;
import java.util.Map;
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

    /** A copy with highlighted squares, bit 63 = a1. */
    public BoardView finding(long squares) {
        List<String> names = Squares.list(squares).stream().map(Squares::name).toList();
        List<List<SquareView>> marked =
                rows.stream()
                        .map(row -> row.stream().map(each -> found(each, names)).toList())
                        .toList();
        return new BoardView(label, marked, moves, fresh);
    }

    private static SquareView found(SquareView square, List<String> names) {
        return names.contains(square.name()) ? square.asFound() : square;
    }

    /** A copy without links. */
    public BoardView still() {
        List<List<SquareView>> still =
                rows.stream().map(row -> row.stream().map(SquareView::still).toList()).toList();
        return new BoardView(label, still, moves, fresh);
    }

    /**
     * A copy on which every square links to its explanation.
     *
     * @param url the link of a square, by its name
     */
    public BoardView asking(UnaryOperator<String> url) {
        List<List<SquareView>> asking =
                rows.stream()
                        .map(row -> row.stream().map(each -> each.asking(url)).toList())
                        .toList();
        return new BoardView(label, asking, moves, fresh);
    }

    /**
     * A copy on which the legal moves alone are links.
     *
     * @param url the link of a move, by the name of its square
     */
    public BoardView linking(UnaryOperator<String> url) {
        List<List<SquareView>> linked =
                rows.stream()
                        .map(row -> row.stream().map(each -> each.linking(url)).toList())
                        .toList();
        return new BoardView(label, linked, moves, fresh);
    }

    /** A copy with the scores of moves, by the names of their squares. */
    public BoardView hinting(Map<String, HintView> hints) {
        List<List<SquareView>> hinted =
                rows.stream()
                        .map(row -> row.stream().map(each -> hinted(each, hints)).toList())
                        .toList();
        return new BoardView(label, hinted, moves, fresh);
    }

    private static SquareView hinted(SquareView square, Map<String, HintView> hints) {
        HintView hint = hints.get(square.name());
        return hint == null ? square : square.hinting(hint);
    }

    public static final List<String> FILES = List.of("a", "b", "c", "d", "e", "f", "g", "h");
}
