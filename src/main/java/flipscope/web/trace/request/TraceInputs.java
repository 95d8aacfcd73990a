package flipscope.web.trace.request;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Technique.From;
import flipscope.notation.ChessPiece;
import flipscope.notation.PositionText;
import flipscope.notation.RandomText;
import flipscope.notation.SmallBoard;
import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.rules.Squares;
import flipscope.trace.Parameter;
import flipscope.trace.edit.Edit;
import flipscope.web.address.Link;
import flipscope.web.address.Problem;
import flipscope.web.address.ProblemException;
import flipscope.web.address.Query;
import flipscope.web.address.QueryParameter;
import flipscope.web.cube.CubeUrl;
import flipscope.web.game.GameReader;
import flipscope.web.game.GameState;
import flipscope.web.game.GameUrl;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What an address says of the inputs and the code of an algorithm, before they are bound.
 *
 * @param technique the algorithm
 * @param position the position as typed; for a random one with its number of discs, if given
 * @param game the game that the position comes from; empty if a position is given
 * @param back the page of a game that led here: its analysis if a position is given
 * @param values other inputs as typed, by name, the square of the move among them
 * @param seed the seed that the position was found by, or empty
 * @param setup whether choosing a square changes its disc
 * @param edit the edit of the code, or empty
 * @param options what is to be seen of the trace
 */
public record TraceInputs(
        Technique technique,
        Optional<String> position,
        Optional<GameState> game,
        Optional<Link> back,
        Map<String, String> values,
        String seed,
        boolean setup,
        String edit,
        TraceOptions options) {
    private static final int LONGEST_WORD = 80;

    static final QueryParameter<Integer> DISCS =
            QueryParameter.number("discs", RandomPositions.MIN_DISCS, RandomPositions.MAX_DISCS);
    static final QueryParameter<String> MOVE = QueryParameter.text("move", LONGEST_WORD);

    /** The seed that a position was found by, kept beside the position itself. */
    public static final QueryParameter<String> SEED = QueryParameter.text("seed", LONGEST_WORD);

    /** Set-up mode: choosing a square changes its disc. */
    public static final QueryParameter<Boolean> SETUP = QueryParameter.flag("setup");

    /** The piece of chess that the next press puts down, as its letter in a FEN. */
    public static final QueryParameter<String> PIECE =
            QueryParameter.text("piece", LONGEST_WORD).or("p");

    /** Method name, token number and text have tighter limits of their own. */
    public static final QueryParameter<String> EDIT = QueryParameter.text("edit", 200);

    /** Any other input of an algorithm, under its own name. */
    static final QueryParameter<String> INPUT = QueryParameter.text("INPUT", LONGEST_WORD);

    /** Reads the parameters. {@code position} takes precedence over a game. */
    public static TraceInputs read(Technique technique, Query query) {
        TraceOptions options = TraceOptions.read(query);
        Optional<String> position = typed(query);
        Optional<GameState> game = game(technique, query);
        Optional<CubeUrl> cube = cube(technique, query);
        refuseBoards(technique, query, game.isPresent());
        refuseLetters(query);
        return new TraceInputs(
                technique,
                position,
                game.filter(state -> position.isEmpty()),
                cube.map(CubeUrl::link).or(() -> game.map(state -> back(state, position, query))),
                values(technique, query, cube),
                seed(query),
                technique.takes(From.POSITION) && SETUP.of(query),
                edit(query),
                options);
    }

    /**
     * Binds the inputs to the algorithm.
     *
     * @throws ProblemException if it does not take them
     */
    public TraceRequest request() {
        Map<String, String> chosen = new LinkedHashMap<>(values);
        game.flatMap(GameState::next)
                .ifPresent(next -> chosen.putIfAbsent(MOVE.name(), Squares.name(next)));
        Arguments arguments =
                TraceRequest.bind(
                        technique,
                        new ChosenInputs(game.map(GameState::turn).or(this::read), chosen));
        Link link = Link.to("/trace/" + technique.id());
        Link bound = link.with(arguments.query());
        Link full =
                game.map(state -> link(link, state, arguments))
                        .orElseGet(() -> back.map(bound::with).orElse(bound));
        Link changed = full.with(SEED, seed).with(SETUP, setup).with(EDIT, edit);
        return new TraceRequest(arguments, changed, game, back, options);
    }

    /**
     * These inputs with everything random, and its seed, replaced by the fixed ones of this number.
     */
    public TraceInputs turned(int turn) {
        Map<String, String> others = new LinkedHashMap<>(values);
        others.replaceAll(
                (name, text) ->
                        RandomText.seed(text).map(random -> random.turned(turn)).orElse(text));
        return new TraceInputs(
                technique,
                randomPosition()
                        .map(random -> PositionText.write(random.position(turn)))
                        .or(() -> position),
                game,
                back,
                others,
                random().map(RandomText::word).orElse(seed),
                setup,
                edit,
                options);
    }

    /** The first random input, if any. */
    public Optional<RandomText> random() {
        return randomPosition()
                .or(
                        () ->
                                values.values().stream()
                                        .flatMap(text -> RandomText.seed(text).stream())
                                        .findFirst());
    }

    /** The random position on a Reversi board that is asked for, if any. */
    public Optional<RandomText> randomPosition() {
        return position.filter(text -> technique.takes(From.POSITION)).flatMap(RandomText::of);
    }

    /** The position on a Reversi board; inputs of other sizes are bound as typed. */
    private Optional<Position> read() {
        return position.filter(written -> !technique.takes(From.BOARD))
                .map(written -> GameReader.position(GameReader.POSITION.name(), written));
    }

    private Link link(Link link, GameState state, Arguments arguments) {
        boolean chosen = values.containsKey(MOVE.name());
        return link.with(state.url().parameters())
                .with(GameReader.PLY, state.ply())
                .with(MOVE, chosen ? arguments.query().get(MOVE.name()) : "")
                .with(GameReader.BACK.name(), back.orElseThrow().get(GameReader.PLY));
    }

    private static Optional<String> typed(Query query) {
        Optional<Integer> discs = DISCS.in(query);
        return GameReader.POSITION
                .in(query)
                .map(text -> discs.isPresent() && isSeed(text) ? text + ":" + discs.get() : text);
    }

    private static boolean isSeed(String text) {
        return RandomText.seed(text).isPresent();
    }

    private static String seed(Query query) {
        String seed = SEED.of(query);
        if (!seed.isEmpty() && !isSeed("random:" + seed)) {
            throw SEED.refusal(query.words(), "inputs.error.seed", seed);
        }
        return seed;
    }

    /** The edit in the form of {@link Edit}, or an empty string. */
    private static String edit(Query query) {
        String written = EDIT.of(query);
        if (!written.isEmpty() && Edit.read(written).isEmpty()) {
            throw EDIT.refusal(query.words(), "change.error.form", Problem.excerpt(written));
        }
        return written;
    }

    /**
     * The game of the request. A game without moves is recognised by its ply. An algorithm that
     * takes a move gets the position before that move.
     */
    private static Optional<GameState> game(Technique technique, Query query) {
        boolean given =
                GameReader.MOVES.isGiven(query)
                        || GameReader.START.isGiven(query)
                        || GameReader.PLY.isGiven(query);
        if (!given || !technique.takes(From.POSITION)) {
            return Optional.empty();
        }
        GameState game = GameReader.read(query);
        return Optional.of(technique.takes(From.MOVE) ? game.beforeMove() : game);
    }

    /** The page to return to: where a position is given, the analysis that gave it. */
    private static Link back(GameState game, Optional<String> position, Query query) {
        GameUrl url = game.url();
        return position.isPresent()
                ? url.part("analysis")
                : url.atPly(GameReader.shown(game, query)).link();
    }

    private static Optional<CubeUrl> cube(Technique technique, Query query) {
        boolean given = CubeUrl.MOVES.isGiven(query) || CubeUrl.SIDE.isGiven(query);
        return technique
                .board()
                .filter(board -> given && board == SmallBoard.CUBE)
                .map(board -> CubeUrl.read(query));
    }

    private static Map<String, String> values(
            Technique technique, Query query, Optional<CubeUrl> cube) {
        Map<String, String> values = new LinkedHashMap<>();
        for (String name : technique.parameters()) {
            value(technique, name, query, cube).ifPresent(text -> values.put(name, text));
        }
        return values;
    }

    /** As it is typed; a position on a Reversi board is read apart. */
    private static Optional<String> value(
            Technique technique, String name, Query query, Optional<CubeUrl> cube) {
        return switch (name) {
            case Technique.POSITION ->
                    technique.takes(From.BOARD) ? GameReader.POSITION.in(query) : Optional.empty();
            case Technique.MOVES ->
                    cube.filter(game -> !game.moves().isEmpty()).map(CubeUrl::shownMoves);
            case Technique.MOVE -> MOVE.in(query);
            default -> INPUT.named(name).in(query);
        };
    }

    /**
     * Refuses inputs that come from the board under their own names; {@code own} may be the game
     * that a given one varies.
     */
    private static void refuseBoards(Technique technique, Query query, boolean game) {
        for (Parameter input : technique.inputs()) {
            From from = Technique.from(input);
            QueryParameter<String> named = INPUT.named(input.name());
            boolean isGame = game && input.name().equals(GameReader.OWN.name());
            if ((from == From.POSITION || from == From.BOARD) && named.isGiven(query) && !isGame) {
                throw named.refusal(query.words(), "inputs.error.board", input.name());
            }
        }
    }

    private static void refuseLetters(Query query) {
        String piece = PIECE.of(query);
        if (!ChessPiece.isLetter(piece)) {
            throw PIECE.refusal(query.words(), "inputs.error.piece", Problem.excerpt(piece));
        }
    }
}
