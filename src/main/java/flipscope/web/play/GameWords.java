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
import java.util.stream.Stream;

/** Describes a game in words: the side to move, forced passes, the result, and announcements. */
public record GameWords(Messages words, GameState game) {
    /** Whose turn it is or who has won, said to the person who plays. */
    public String status() {
        return isYours() ? yours() : standing();
    }

    /** Whose turn it is or who has won, without naming who plays. */
    String standing() {
        if (game.isOver()) {
            return result();
        }
        String side = GameBoards.side(words, game.toMove());
        String key = game.isThinking() ? "play.status.thinking" : "play.status.to-move";
        return words.text(key, side);
    }

    /** Whether the person plays one side, and is to move or has come to the end. */
    private boolean isYours() {
        return person().isPresent() && (game.isOver() || game.isPersonToMove());
    }

    /** The side that the person plays, if it is one. */
    Optional<Side> person() {
        Player player = game.url().player();
        return player == Player.BOTH
                ? Optional.empty()
                : Stream.of(Side.values()).filter(player::plays).findFirst();
    }

    private String yours() {
        if (!game.isOver()) {
            return words.text("play.status.yours");
        }
        int lead = lead();
        String key = lead == 0 ? "play.end.draw" : lead > 0 ? "play.end.yours" : "play.end.lost";
        return words.text(key, Math.abs(lead));
    }

    /** By how much the person has won. */
    int lead() {
        Score official = game.shown().score().official();
        return official.lead(person().orElse(Side.BLACK));
    }

    /** The final score, or who plays whom. A notice replaces it, so that nothing below moves. */
    String note() {
        if (game.isOver()) {
            return score();
        }
        return notices().isEmpty() ? settings() : "";
    }

    /** Whose turn it is, or that the game is over. */
    String turn() {
        if (game.isOver()) {
            return words.text("play.over");
        }
        if (isYours()) {
            return words.text("play.status.yours");
        }
        Side side = game.toMove();
        return game.isThinking()
                ? words.text("play.thinks.now", name(side))
                : words.text("play.turn", GameBoards.side(words, side));
    }

    /** You, the level that plays a side, or the side. */
    String name(Side side) {
        Player player = game.url().player();
        if (player == Player.BOTH) {
            return GameBoards.side(words, side);
        }
        String other = game.url().friend() ? words.text("play.name.friend") : level();
        return player.isAlone(side) ? words.text("play.name.you") : other;
    }

    /** Who plays whom, in one sentence. */
    String players() {
        if (game.url().player() == Player.BOTH) {
            return words.text("play.note.both");
        }
        if (game.url().friend()) {
            Side yours = person().orElseThrow();
            String send = game.plies() == 0 ? "play.friend.open" : "play.friend.send";
            String key = game.isFriendToMove() ? send : "play.players.friend";
            return words.text(key, GameBoards.side(words, yours));
        }
        return person().map(side -> GameBoards.side(words, side))
                .map(side -> words.text("play.players", side, level()))
                .orElseGet(() -> words.text("play.players.none", level()));
    }

    private String score() {
        Score board = game.shown().score();
        Score official = board.official();
        if (board.equals(official)) {
            return "";
        }
        return words.text(
                "play.end.score", board.black(), board.white(), official.black(), official.white());
    }

    private String settings() {
        if (game.url().player() == Player.BOTH) {
            return words.text("play.note.both");
        }
        if (game.url().player() == Player.NONE) {
            return words.text("play.note.none", game.url().level(), level());
        }
        Side person = person().orElseThrow();
        return words.text("play.note", GameBoards.side(words, person), game.url().level(), level());
    }

    private String level() {
        return words.text("level." + game.url().level());
    }

    /**
     * A forced pass, or those of the person since the last turn, and that an earlier ply is shown.
     */
    List<String> notices() {
        List<String> notices = new ArrayList<>();
        passing().or(this::passed).ifPresent(notices::add);
        if (game.isPast()) {
            int all = game.plies();
            notices.add(words.text("play.notice.past", game.ply(), all, all - game.ply()));
        }
        return notices;
    }

    /** At most twenty words for screen readers: the move, its effect, and who is to move. */
    String spoken() {
        List<String> said = new ArrayList<>();
        game.last().map(this::played).ifPresent(said::add);
        passing().ifPresent(said::add);
        said.add(next());
        return String.join(" ", said);
    }

    private String played(Ply ply) {
        return words.text(
                "play.spoken.move",
                GameBoards.side(words, ply.side()),
                Squares.name(ply.square()),
                Long.bitCount(ply.flips()));
    }

    private String next() {
        if (game.isOver()) {
            return words.text("play.spoken.over", status());
        }
        if (game.isThinking()) {
            return status() + ".";
        }
        int moves = Long.bitCount(game.turn().legalMoves());
        return words.text("play.spoken.to-move", status(), moves);
    }

    /** Who has to pass now. */
    private Optional<String> passing() {
        Side side = game.toMove().other();
        String passes =
                game.url().player().isAlone(side)
                        ? words.text("play.notice.pass.yours")
                        : words.text("play.notice.pass", GameBoards.side(words, side));
        return Optional.of(passes).filter(each -> game.shown().mustPass());
    }

    /**
     * The plies since the person's last one, included; the last two if the person plays both sides.
     */
    private List<Ply> sinceLastTurn() {
        List<Ply> plies = game.shown().plies();
        int first = Math.max(0, plies.size() - 1);
        boolean alone = person().isEmpty();
        while (first > 0 && !alone && !game.url().player().plays(plies.get(first).side())) {
            first--;
        }
        return plies.subList(alone ? Math.max(0, plies.size() - 2) : first, plies.size());
    }

    /** How often the person had to pass since the last turn; the engine's passes have been told. */
    private Optional<String> passed() {
        long passes =
                sinceLastTurn().stream()
                        .filter(Ply::afterPass)
                        .filter(ply -> game.url().player().isAlone(ply.side().other()))
                        .count();
        return Optional.of(words.text("play.notice.passed", passes)).filter(each -> passes > 0);
    }

    private String result() {
        int lead = game.shown().score().official().lead(Side.BLACK);
        if (lead == 0) {
            return words.text("play.end.draw");
        }
        Side winner = lead > 0 ? Side.BLACK : Side.WHITE;
        return words.text("play.end.win.by", GameBoards.side(words, winner), Math.abs(lead));
    }
}
