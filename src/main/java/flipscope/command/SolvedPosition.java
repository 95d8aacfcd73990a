package flipscope.command;

import flipscope.engine.SearchResult;
import flipscope.notation.NotationException;
import flipscope.notation.PositionText;
import flipscope.notation.SquareText;
import flipscope.rules.Position;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;

/**
 * A line of an OBF file: a position, and what its moves are worth.
 *
 * <pre>O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X; A2:+38; C7:+36;</pre>
 *
 * @param scores of the moves that the line names, for the side to move; with the key {@link
 *     SearchResult#NO_MOVE} that of the position itself, where it stands alone or after a pass
 */
record SolvedPosition(Position at, Map<Integer, Integer> scores) {
    private static final List<String> PASSES = List.of("", "ps", "pa", "pass", "--");

    private static final int HIGHEST = 64;

    /**
     * Reads a line.
     *
     * @throws NotationException if it holds no position, or something else than a square for a move
     * @throws IllegalArgumentException if what follows is not a list of scores of legal moves; the
     *     message says what is wrong
     */
    static SolvedPosition read(String line) {
        List<String> parts = Arrays.asList(line.replaceFirst("%.*", "").split(";", -1));
        Position at = PositionText.read(parts.get(0));
        Map<Integer, Integer> scores = new HashMap<>();
        for (String part : parts.subList(1, parts.size())) {
            if (!part.isBlank()) {
                int colon = part.indexOf(':');
                int move = move(at, part.substring(0, Math.max(0, colon)).strip());
                scores.put(move, score(part.substring(colon + 1).strip()));
            }
        }
        return new SolvedPosition(at, scores);
    }

    private static int move(Position at, String name) {
        if (PASSES.contains(name.toLowerCase(Locale.ROOT))) {
            return SearchResult.NO_MOVE;
        }
        int square = SquareText.read(name);
        at.play(square);
        return square;
    }

    private static int score(String text) {
        if (text.matches("[+-]?\\d{1,2}")) {
            int score = Integer.parseInt(text);
            if (Math.abs(score) <= HIGHEST && score % 2 == 0) {
                return score;
            }
        }
        throw new IllegalArgumentException(
                "\"" + text + "\" is not an exact score: an even number from -64 to +64");
    }

    /** The exact score of the position; empty if the line names none. */
    OptionalInt best() {
        return scores.values().stream().mapToInt(Integer::intValue).max();
    }

    /** The moves of that score; empty if the line names no moves. */
    List<Integer> bestMoves() {
        return scores.keySet().stream()
                .filter(move -> move != SearchResult.NO_MOVE)
                .filter(move -> scores.get(move) == best().orElseThrow())
                .sorted(Comparator.reverseOrder())
                .toList();
    }

    /**
     * Whether the score is the one on the line, and the move one of its best moves, if it names
     * any.
     */
    boolean agrees(SearchResult found) {
        List<Integer> moves = bestMoves();
        return found.score() == best().orElseThrow()
                && (moves.isEmpty() || moves.contains(found.square()));
    }
}
