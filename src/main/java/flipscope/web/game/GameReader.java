package flipscope.web.game;

import flipscope.notation.GameText;
import flipscope.notation.NotationException;
import flipscope.notation.PositionText;
import flipscope.notation.TranscriptText;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.web.site.Problem;
import flipscope.web.site.ProblemException;
import flipscope.web.site.Query;

import java.util.List;
import java.util.Optional;

/** Reads a game from the parameters of a request. */
public final class GameReader {
    /** Enough for a transcript with blanks, move numbers and passes. */
    static final int LONGEST_MOVES = 1_000;

    public static final int LONGEST_POSITION = 400;
    private static final int LONGEST_ID = 100;
    private static final List<String> DETAILS = List.of("stage", "statement", "operation");

    private GameReader() {}

    /**
     * Reads {@code start}, {@code moves}, {@code ply}, {@code side}, {@code level} and the other
     * parameters of a game.
     */
    public static GameState read(Query query) {
        Position start =
                query.string("start", LONGEST_POSITION)
                        .map(GameReader::start)
                        .orElse(Position.START);
        Game whole = moves("moves", query.string("moves", LONGEST_MOVES).orElse(""), start);
        int all = whole.plies().size();
        int ply = query.number("ply", 0, all).orElse(all);
        GameUrl url =
                new GameUrl(
                        written(start),
                        TranscriptText.write(whole),
                        Optional.of(ply).filter(shown -> shown < all),
                        query.choice("side", Player.WORDS).map(Player::of).orElse(Player.BLACK),
                        level(query),
                        query.number("hints", 0, 1).orElse(0) == 1,
                        query.number("pause", 0, 1).orElse(0) == 1,
                        stepper(query),
                        Optional.empty(),
                        query.string(OwnGame.PARAMETER, LONGEST_MOVES)
                                .map(text -> own(text, start, query)));
        return new GameState(url, whole, ply);
    }

    /** The game that somebody has typed or pasted, as moves or as an address. */
    public static GameUrl typed(String text, GameUrl settings) {
        Game game = PastedLink.of(text).map(PastedLink::game).orElseGet(() -> GameText.read(text));
        return imported(game, settings);
    }

    /**
     * A game from elsewhere. If it has moves, the person plays both sides, so that the engine does
     * not continue it.
     */
    public static GameUrl imported(Game game, GameUrl settings) {
        GameUrl seated = game.plies().isEmpty() ? settings : settings.playing(Player.BOTH);
        return seated.from(written(game.start())).withMoves(TranscriptText.write(game));
    }

    public static int level(Query query) {
        return query.number("level", 1, 10).orElse(GameUrl.DEFAULT_LEVEL);
    }

    /** A position from the parameter {@code name}. */
    public static Position position(String name, String text) {
        try {
            return PositionText.read(text);
        } catch (NotationException wrong) {
            throw ProblemException.parameter(name, wrong.getMessage());
        }
    }

    private static Position start(String text) {
        return position("start", text);
    }

    /** The original game: the person's side, a hyphen, and the moves. */
    private static OwnGame own(String text, Position start, Query query) {
        String[] parts = text.split("-", 2);
        if (parts.length < 2 || !Player.WORDS.contains(parts[0])) {
            throw query.refusal(OwnGame.PARAMETER, "play.own.form", Problem.excerpt(text));
        }
        Game game = moves(OwnGame.PARAMETER, parts[1], start);
        return new OwnGame(Player.of(parts[0]), TranscriptText.write(game));
    }

    private static Game moves(String name, String text, Position start) {
        try {
            return TranscriptText.read(text, start);
        } catch (NotationException wrong) {
            throw ProblemException.parameter(name, wrong.getMessage());
        }
    }

    /** A start position as URLs spell it; empty for the standard one. */
    private static Optional<String> written(Position start) {
        return start.equals(Position.START)
                ? Optional.empty()
                : Optional.of(PositionText.write(start).replace(' ', '_'));
    }

    private static Optional<GameUrl.Stepper> stepper(Query query) {
        Optional<String> at = query.string("at", LONGEST_ID);
        Optional<String> detail = query.choice("detail", DETAILS);
        return query.string("trace", LONGEST_ID).map(id -> new GameUrl.Stepper(id, at, detail));
    }
}
