package flipscope.web.scorefour;

import static flipscope.trace.Word.has;

import flipscope.engine.scorefour.CubeResult;
import flipscope.notation.ColumnText;
import flipscope.rules.NaiveScoreFour;
import flipscope.rules.Side;
import flipscope.text.Messages;
import flipscope.web.game.GameBoards;
import flipscope.web.game.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Describes a game of score four in words. */
record CubeWords(Messages words) {
    /** How many balls of the expected line are named. */
    private static final int LONGEST_LINE = 4;

    /** Whose turn it is or who has won, said to the person who plays. */
    String status(CubeGame game) {
        if (game.isThinking()) {
            return words.text("play.status.thinking", side(game.toMove()));
        }
        Player player = game.url().player();
        if (game.shown().isWon() && player != Player.BOTH) {
            return words.text(player.plays(game.toMove()) ? "four.end.lost" : "four.end.yours");
        }
        boolean yours = !game.isOver() && player.isAlone(game.toMove());
        return yours ? words.text("play.status.yours") : standing(game);
    }

    /** Who is to move or has won, for anybody. */
    String standing(CubeGame game) {
        if (game.shown().isWon()) {
            return words.text("play.end.win", side(game.toMove().other()));
        }
        if (game.isOver()) {
            return words.text("play.end.draw");
        }
        return words.text("play.status.to-move", side(game.toMove()));
    }

    /** What the game is about, before the first ball; then who plays whom, or how it ended. */
    String note(CubeGame game) {
        if (game.isOver()) {
            return words.text(game.shown().isWon() ? "four.end.won" : "four.end.draw", game.ply());
        }
        if (game.ply() == 0) {
            return words.text("four.rules");
        }
        if (game.isPast()) {
            return words.text(
                    "four.notice.past", game.ply(), game.plies(), game.plies() - game.ply());
        }
        if (game.url().player() == Player.BOTH) {
            return words.text("play.note.both");
        }
        Side person = game.url().player() == Player.BLACK ? Side.BLACK : Side.WHITE;
        return words.text("four.note", side(person), side(person.other()), game.url().level());
    }

    /** For screen readers: the last ball, where it lies, and what comes next. */
    String spoken(CubeGame game) {
        List<String> said = new ArrayList<>();
        game.last().ifPresent(cell -> said.add(dropped(game, cell)));
        String status = status(game);
        said.add(game.isOver() ? words.text("play.spoken.over", status) : status + ".");
        return String.join(" ", said);
    }

    private String dropped(CubeGame game, int cell) {
        String column = ColumnText.write(cell % 16);
        return words.text("four.spoken.ball", side(game.toMove().other()), column, 1 + cell / 16);
    }

    /** The first few of the expected balls, without the very first ones. */
    static String line(CubeResult found, int skipped) {
        return found.line().stream()
                .skip(skipped)
                .limit(LONGEST_LINE)
                .map(ColumnText::write)
                .collect(Collectors.joining(" "));
    }

    String side(Side side) {
        return GameBoards.side(words, side);
    }

    /** The name of a cell: {@code b2/3}. */
    static String cell(int cell) {
        return ColumnText.write(cell % 16) + "/" + (1 + cell / 16);
    }

    /** The names of cells. */
    String cells(long cells) {
        return IntStream.range(0, 64)
                .filter(cell -> has(cells, cell))
                .mapToObj(CubeWords::cell)
                .collect(Collectors.joining(words.text("story.list.comma")));
    }

    /** The rows that have won, and how they lie. */
    String rows(List<Long> rows) {
        long cells = rows.stream().reduce(0L, (one, other) -> one | other);
        String way = rows.size() > 1 ? "many" : way(cells);
        return words.text("four.line.four." + way, cells(cells));
    }

    /** How a row lies: one cell a layer above another, all on one layer, or neither. */
    private static String way(long row) {
        int lowest = Long.numberOfTrailingZeros(row);
        int highest = 63 - Long.numberOfLeadingZeros(row);
        boolean upright = highest - lowest == 3 * NaiveScoreFour.COLUMNS;
        return upright ? "upright" : highest / 16 == lowest / 16 ? "flat" : "slanting";
    }
}
