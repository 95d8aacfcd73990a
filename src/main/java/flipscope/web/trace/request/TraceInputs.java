package flipscope.web.trace.request;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Technique.From;
import flipscope.notation.NotationException;
import flipscope.notation.PositionText;
import flipscope.notation.RandomText;
import flipscope.notation.SquareText;
import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.rules.Squares;
import flipscope.trace.Edit;
import flipscope.trace.Parameter;
import flipscope.web.game.GameReader;
import flipscope.web.game.GameState;
import flipscope.web.site.Link;
import flipscope.web.site.Problem;
import flipscope.web.site.ProblemException;
import flipscope.web.site.Query;
import flipscope.web.site.QueryParameter;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What an address says of the inputs and the code of an algorithm, before they are bound.
 *
 * @param technique the algorithm
 * @param position the position as typed; for a random one with its number of discs, if given
 * @param game the game that the position comes from; empty if a position is given
 * @param origin the game whose analysis led to a given position, for the way back
 * @param move the square of the move, if given
 * @param values other inputs as typed, by name
 * @param seed the seed that the position was found by, or empty
 * @param setup whether choosing a square changes its disc
 * @param edit the edit of the code, or empty
 */
public record TraceInputs(
        Technique technique,
        Optional<String> position,
        Optional<GameState> game,
        Optional<GameState> origin,
        Optional<Integer> move,
        Map<String, String> values,
        String seed,
        boolean setup,
        String edit) {
    private static final int LONGEST_WORD = 80;

    static final QueryParameter<Integer> DISCS =
            QueryParameter.number("discs", RandomPositions.MIN_DISCS, RandomPositions.MAX_DISCS);
    static final QueryParameter<String> MOVE = QueryParameter.text("move", LONGEST_WORD);

    /** The seed that a position was found by, kept beside the position itself. */
    public static final QueryParameter<String> SEED = QueryParameter.text("seed", LONGEST_WORD);

    /** Set-up mode: choosing a square changes its disc. */
    public static final QueryParameter<Boolean> SETUP = QueryParameter.flag("setup");

    /** Method name, token number and text have tighter limits of their own. */
    static final QueryParameter<String> EDIT = QueryParameter.text("edit", 200);

    /** Any other input of an algorithm, under its own name. */
    static final QueryParameter<String> INPUT = QueryParameter.text("INPUT", LONGEST_WORD);

    /** Reads the parameters. {@code position} takes precedence over a game. */
    public static TraceInputs read(Technique technique, Query query) {
        Optional<String> position = typed(query);
        Optional<GameState> game = game(technique, query);
        return new TraceInputs(
                technique,
                position,
                game.filter(state -> position.isEmpty()),
                game.filter(state -> position.isPresent()),
                MOVE.in(query).map(TraceInputs::square),
                values(technique, query),
                seed(query),
                technique.takes(From.POSITION) && SETUP.of(query),
                edit(query));
    }

    /**
     * Binds the inputs to the algorithm.
     *
     * @throws ProblemException if it does not take them
     */
    public TraceRequest request() {
        ChosenInputs chosen =
                new ChosenInputs(
                        game.map(GameState::turn).or(this::read),
                        move.or(() -> game.flatMap(GameState::next)),
                        values);
        Arguments arguments = TraceRequest.bind(technique, chosen);
        Link link = Link.to("/trace/" + technique.id());
        Map<String, String> from =
                origin.map(state -> state.url().stepping(Optional.empty()).parameters())
                        .orElse(Map.of());
        Link full =
                game.map(state -> link(link, state))
                        .orElseGet(() -> link.with(arguments.query()).with(from));
        Link changed =
                full.with(SEED.name(), seed)
                        .with(SETUP.name(), setup ? "1" : "")
                        .with(EDIT.name(), edit);
        return new TraceRequest(arguments, changed, game);
    }

    /** The same on a position that was found by a seed. */
    public TraceInputs at(Position found, long by) {
        return new TraceInputs(
                technique,
                Optional.of(PositionText.write(found)),
                Optional.empty(),
                Optional.empty(),
                move,
                values,
                Long.toString(by),
                setup,
                edit);
    }

    /** The random position that is asked for, if any. */
    public Optional<RandomText> random() {
        return position.flatMap(RandomText::of);
    }

    /** The position on a Reversi board; inputs of other sizes are bound as typed. */
    private Optional<Position> read() {
        return position.filter(written -> !technique.takes(From.BOARD))
                .map(written -> GameReader.position(GameReader.POSITION.name(), written));
    }

    private Link link(Link link, GameState state) {
        return link.with(state.url().stepping(Optional.empty()).parameters())
                .with(GameReader.PLY.name(), state.ply())
                .with(MOVE.name(), move.map(Squares::name).orElse(""));
    }

    private static Optional<String> typed(Query query) {
        Optional<Integer> discs = DISCS.in(query);
        return GameReader.POSITION
                .in(query)
                .map(text -> discs.isPresent() && isSeed(text) ? text + ":" + discs.get() : text);
    }

    private static boolean isSeed(String text) {
        return RandomText.of(text).filter(random -> random.discs().isEmpty()).isPresent();
    }

    private static String seed(Query query) {
        String seed = QueryParameter.text(SEED, query);
        if (!seed.isEmpty() && !isSeed("random:" + seed)) {
            throw SEED.refusal(query.words(), "inputs.error.seed", seed);
        }
        return seed;
    }

    /** The edit in the form of {@link Edit}, or an empty string. */
    private static String edit(Query query) {
        String written = QueryParameter.text(EDIT, query);
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

    private static Map<String, String> values(Technique technique, Query query) {
        Map<String, String> values = new HashMap<>();
        if (technique.takes(From.BOARD)) {
            put(values, GameReader.POSITION, query);
            put(values, GameReader.MOVES, query);
        }
        for (Parameter input : technique.inputs()) {
            if (Technique.from(input) == From.VALUE) {
                put(values, INPUT.named(input.name()), query);
            }
        }
        return values;
    }

    private static void put(
            Map<String, String> values, QueryParameter<String> parameter, Query query) {
        parameter.in(query).ifPresent(text -> values.put(parameter.name(), text));
    }

    private static int square(String text) {
        try {
            return SquareText.read(text);
        } catch (NotationException wrong) {
            throw ProblemException.parameter(MOVE.name(), wrong.getMessage());
        }
    }
}
