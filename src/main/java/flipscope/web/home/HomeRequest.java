package flipscope.web.home;

import flipscope.engine.Level;
import flipscope.notation.PositionText;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.web.game.GameReader;
import flipscope.web.game.GameState;
import flipscope.web.site.Link;
import flipscope.web.site.Query;
import flipscope.web.site.QueryParameter;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The state of the home page.
 *
 * @param game the position, without an engine that moves by itself
 * @param press how many of the presses are done
 * @param bits whether a narrow screen shows bits rather than discs
 * @param refused the square of a white disc that was pressed, if any
 * @param address the address with everything but the refusal
 */
record HomeRequest(
        GameState game, int press, boolean bits, Optional<String> refused, Link address) {
    private static final String DISCS = "discs";
    private static final String BITS = "bits";

    static final QueryParameter<Integer> PRESS =
            QueryParameter.number("press", 0, LeftTrace.PRESSES).or(0, "0");
    static final QueryParameter<String> SHOW =
            QueryParameter.word("show", DISCS, BITS).or(DISCS, DISCS);
    static final QueryParameter<String> REFUSED = QueryParameter.text("refused", 2);

    private static final List<String> OF_GAMES =
            List.of(
                    GameReader.START.name(),
                    GameReader.MOVES.name(),
                    GameReader.PLY.name(),
                    PRESS.name());

    /** Longer than the longest parameter of a game. */
    private static final int LONGEST = 1_000;

    static HomeRequest read(Query query) {
        String easiest = String.valueOf(Level.LOWEST);
        Query kindly = query.or(Map.of(GameReader.LEVEL.name(), easiest));
        GameState game = waiting(GameReader.fresh(GameReader.read(kindly), query));
        return new HomeRequest(
                game,
                PRESS.of(query),
                SHOW.of(query).equals(BITS),
                REFUSED.in(query).map(name -> white(name, game, query.words())),
                Link.to("/").with(query.all(LONGEST)).with(REFUSED.name(), ""));
    }

    private static String white(String name, GameState game, Messages words) {
        List<String> all = Squares.list(game.turn().white()).stream().map(Squares::name).toList();
        if (!all.contains(name)) {
            throw REFUSED.refusal(words, "home.refused.wrong", name);
        }
        return name;
    }

    /** On this page the engine does not move by itself: whoever is to move is moved by hand. */
    private static GameState waiting(GameState game) {
        return game.isThinking() ? game.freely() : game;
    }

    Position position() {
        return game.turn();
    }

    /** The page after a press, which narrow screens show on the bits. */
    Link pressed(int number) {
        return address.with(PRESS.name(), number).with(SHOW.name(), BITS);
    }

    /** The page with Black's disc on a square set or cleared, before any press. */
    Link toggled(int square) {
        long black = position().black() ^ Squares.bit(square);
        Position changed = Position.of(black, position().white(), Side.BLACK);
        boolean isStart = changed.equals(Position.START);
        return beginning()
                .with(SHOW.name(), BITS)
                .with(
                        GameReader.START.name(),
                        isStart ? "" : PositionText.write(changed).replace(' ', '_'));
    }

    /** The page as it was when a visitor arrived. */
    Link beginning() {
        return address.without(OF_GAMES);
    }

    /** Whether there is anything to go back from. */
    boolean isBegun() {
        return press > 0 || !position().equals(Position.START);
    }

    /** The page with the bits, or the discs, on narrow screens. */
    Link showing(boolean bitsInstead) {
        return address.with(SHOW.name(), bitsInstead ? BITS : "");
    }

    /** The page that says why White's disc stays. */
    Link refusing(int square) {
        return address.with(SHOW.name(), BITS).with(REFUSED.name(), Squares.name(square));
    }
}
