package flipscope.web.game;

import flipscope.engine.Level;
import flipscope.notation.GameText;
import flipscope.notation.GameText.Pasted;
import flipscope.notation.PositionText;
import flipscope.notation.TranscriptText;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.web.address.Problem;
import flipscope.web.address.ProblemException;
import flipscope.web.address.Query;
import flipscope.web.address.QueryParameter;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Reads a game from the parameters of a request: the one place that knows them, so that every page
 * of a game refuses the same.
 */
public final class GameReader {
    /** A transcript with blanks, move numbers and passes. */
    private static final int LONGEST_GAME = 1_000;

    private static final int LONGEST_POSITION = 400;
    private static final int MOST_PLIES = 60;

    public static final QueryParameter<String> POSITION =
            QueryParameter.text("position", LONGEST_POSITION);
    public static final QueryParameter<String> START =
            QueryParameter.text("start", LONGEST_POSITION).missing("the standard position");
    public static final QueryParameter<String> MOVES = QueryParameter.text("moves", LONGEST_GAME);
    public static final QueryParameter<Integer> PLY =
            QueryParameter.number("ply", 0, MOST_PLIES).missing("all moves");

    /** At a step: the ply that its game showed, which may be later than the one that is stepped. */
    public static final QueryParameter<Integer> BACK = PLY.named("back");

    static final QueryParameter<Player> SIDE =
            QueryParameter.choice("side", Player.values(), Player::word).or(Player.BLACK);
    public static final QueryParameter<Integer> LEVEL =
            QueryParameter.number("level", Level.LOWEST, Level.HIGHEST).or(Level.DEFAULT.number());
    public static final QueryParameter<Integer> SEED =
            QueryParameter.number("seed", 0, 999_999_999).or(0);
    static final QueryParameter<Boolean> FRESH = QueryParameter.flag("fresh");
    static final QueryParameter<Integer> HINTS = QueryParameter.number("hints", 0, 1).or(0);
    static final QueryParameter<Boolean> FRIEND = QueryParameter.flag("friend");
    static final QueryParameter<Integer> PAUSE = QueryParameter.number("pause", 0, 1).or(0);
    public static final QueryParameter<String> TRACE = QueryParameter.text("trace", 100);
    public static final QueryParameter<String> OWN = QueryParameter.text("own", LONGEST_GAME);

    private GameReader() {}

    /**
     * Reads {@code start}, {@code moves}, {@code ply}, {@code side}, {@code level} and the other
     * parameters of a game.
     */
    public static GameState read(Query query) {
        Position start =
                START.in(query).map(text -> position(START.name(), text)).orElse(Position.START);
        Game whole = moves(MOVES.name(), MOVES.of(query), start);
        int all = whole.plies().size();
        int ply = QueryParameter.upTo(all, PLY, query).orElse(all);
        GameUrl url =
                new GameUrl(
                        written(start),
                        TranscriptText.write(whole),
                        Optional.of(ply).filter(shown -> shown < all),
                        settings(query),
                        Optional.empty(),
                        OWN.in(query).map(text -> own(text, start, query)));
        return new GameState(url, whole, ply);
    }

    /** The ply that the page of a game showed from which a step was opened. */
    public static int shown(GameState game, Query query) {
        return QueryParameter.upTo(game.plies(), BACK, query).orElse(game.plies());
    }

    /** Reads a game; a new one without a seed will get a fresh one, for the links of its page. */
    public static GameState fresh(GameState game, Query query) {
        return SEED.isGiven(query) ? game : game.fresh();
    }

    /** Reads a game; {@code position} may stand in place of {@code start}. */
    public static GameState begin(Query query) {
        return read(
                POSITION.in(query)
                        .map(text -> position(POSITION.name(), text))
                        .map(from -> query.or(Map.of(START.name(), PositionText.write(from))))
                        .orElse(query));
    }

    /** Reads the game of a board alone, where the engine does not play unless asked to. */
    public static GameState beginBoard(Query query) {
        return begin(query.or(Map.of(SIDE.name(), Player.BOTH.word())));
    }

    /** The game that somebody has typed or pasted, as moves, as a board, or as an address. */
    public static Pasted typed(String text) {
        return PastedLink.read(text)
                .map(game -> new Pasted(game, false, false))
                .orElseGet(() -> GameText.paste(text));
    }

    /**
     * A game from elsewhere. If it has moves, the person plays both sides, so that the engine does
     * not continue it.
     */
    public static GameUrl imported(Game game, GameUrl settings) {
        GameUrl seated = game.plies().isEmpty() ? settings : settings.playing(Player.BOTH);
        return seated.from(written(game.start())).withMoves(TranscriptText.write(game));
    }

    /** A position from the parameter {@code name}. */
    public static Position position(String name, String text) {
        return ProblemException.reading(name, () -> PositionText.read(text));
    }

    /** The original game: the person's side, a hyphen, and the moves. */
    private static OriginalGame own(String text, Position start, Query query) {
        String[] parts = text.split("-", 2);
        if (parts.length < 2 || !SIDE.limit().contains(parts[0])) {
            throw OWN.refusal(query.words(), "play.own.form", Problem.excerpt(text));
        }
        Game game = moves(OWN.name(), parts[1], start);
        return new OriginalGame(
                Player.valueOf(parts[0].toUpperCase(Locale.ROOT)), TranscriptText.write(game));
    }

    private static Game moves(String name, String text, Position start) {
        return ProblemException.reading(name, () -> TranscriptText.read(text, start));
    }

    /** A start position as URLs spell it; empty for the standard one. */
    public static Optional<String> written(Position start) {
        return start.equals(Position.START)
                ? Optional.empty()
                : Optional.of(PositionText.write(start).replace(' ', '_'));
    }

    private static GameSettings settings(Query query) {
        return new GameSettings(
                SIDE.of(query),
                LEVEL.of(query),
                HINTS.of(query) == 1,
                PAUSE.of(query) == 1,
                FRESH.of(query) ? GameSettings.FRESH : SEED.of(query),
                FRIEND.of(query),
                GameCode.read(query));
    }
}
