package flipscope.web.play;

import flipscope.rules.Ply;
import flipscope.rules.Score;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameState;
import flipscope.web.game.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Describes a game in words: the side to move, forced passes, the result, and announcements. */
final class GameWords {
    private final Messages words;

    GameWords(Messages words) {
        this.words = words;
    }

    /** Who is to move, or who has won. */
    String status(GameState game) {
        if (game.isOver()) {
            return result(game);
        }
        String side = GameBoards.side(words, game.turn().toMove());
        String key = game.isThinking() ? "play.status.thinking" : "play.status.to-move";
        return words.text(key, side);
    }

    /** The final score, or who plays whom. A notice replaces it, so that nothing below moves. */
    String note(GameState game) {
        if (game.isOver()) {
            return score(game);
        }
        return notices(game).isEmpty() ? players(game) : "";
    }

    private String score(GameState game) {
        Score board = Score.onBoard(game.shown().position());
        Score official = board.official();
        return words.text(
                "play.end.score", board.black(), board.white(), official.black(), official.white());
    }

    private String players(GameState game) {
        if (game.url().player() == Player.BOTH) {
            return words.text("play.note.both");
        }
        if (game.url().player() == Player.NONE) {
            return words.text("play.note.none", game.url().level());
        }
        Side person = game.url().player() == Player.BLACK ? Side.BLACK : Side.WHITE;
        return words.text(
                "play.note",
                GameBoards.side(words, person),
                GameBoards.side(words, person.other()),
                game.url().level());
    }

    /**
     * Forced passes since the person's last turn, each one listed, and whether an earlier ply is
     * shown.
     */
    List<String> notices(GameState game) {
        List<String> notices = new ArrayList<>();
        PlyLines.sinceLastTurn(game).stream()
                .filter(Ply::afterPass)
                .map(ply -> words.text("play.notice.passed", side(ply.side().other())))
                .forEach(notices::add);
        passed(game).ifPresent(notices::add);
        if (game.isPast()) {
            int all = game.whole().plies().size();
            notices.add(words.text("play.notice.past", game.ply(), all, all - game.ply()));
        }
        return notices;
    }

    private String side(Side side) {
        return GameBoards.side(words, side);
    }

    /** At most twenty words for screen readers: the move, its effect, and who is to move. */
    String spoken(GameState game) {
        List<String> said = new ArrayList<>();
        game.last().map(this::played).ifPresent(said::add);
        passed(game).ifPresent(said::add);
        said.add(next(game));
        return String.join(" ", said);
    }

    private String played(Ply ply) {
        return words.text(
                "play.spoken.move",
                GameBoards.side(words, ply.side()),
                Squares.name(ply.square()),
                Long.bitCount(ply.flips()));
    }

    private String next(GameState game) {
        if (game.isOver()) {
            return words.text("play.spoken.over", result(game));
        }
        if (game.isThinking()) {
            return status(game) + ".";
        }
        String side = GameBoards.side(words, game.turn().toMove());
        return words.text("play.spoken.to-move", side, Long.bitCount(game.turn().legalMoves()));
    }

    private Optional<String> passed(GameState game) {
        if (!game.shown().mustPass()) {
            return Optional.empty();
        }
        Side side = game.turn().toMove().other();
        return Optional.of(words.text("play.notice.pass", GameBoards.side(words, side)));
    }

    private String result(GameState game) {
        Score score = Score.onBoard(game.shown().position());
        int lead = score.lead(Side.BLACK);
        if (lead == 0) {
            return words.text("play.end.draw");
        }
        return words.text(
                "play.end.win", GameBoards.side(words, lead > 0 ? Side.BLACK : Side.WHITE));
    }
}
