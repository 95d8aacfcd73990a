package flipscope.web.cube;

import flipscope.engine.scorefour.CubeLevel;
import flipscope.notation.ColumnText;
import flipscope.rules.ScoreFour;
import flipscope.web.address.Embedding;
import flipscope.web.address.Link;
import flipscope.web.address.ProblemException;
import flipscope.web.address.Query;
import flipscope.web.address.QueryParameter;
import flipscope.web.game.GameAddress;
import flipscope.web.game.Player;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The address of a game of score four. Like that of the other game it is all that there is of it:
 * no server keeps any.
 *
 * @param moves the columns into which balls were dropped: {@code a1b2}
 * @param ply how many balls are shown; empty for all
 * @param player which sides the person plays; Black begins
 * @param level the engine's level
 * @param threats whether the cells that complete four are marked
 * @param embedding the options of the embed, if the page is one
 */
public record CubeUrl(
        String moves,
        Optional<Integer> ply,
        Player player,
        int level,
        boolean threats,
        Optional<Embedding> embedding)
        implements GameAddress {
    /** 64 columns, with blanks between them. */
    private static final int LONGEST_GAME = 400;

    private static final int BALLS = 64;
    private static final int NAME = 2;

    public static final QueryParameter<String> MOVES = QueryParameter.text("moves", LONGEST_GAME);
    static final QueryParameter<Integer> PLY =
            QueryParameter.number("ply", 0, BALLS).missing("all balls");

    /** The choices of sides, as their words in the address follow each other. */
    public static final List<Player> PLAYERS = List.of(Player.BLACK, Player.WHITE, Player.BOTH);

    public static final QueryParameter<Player> SIDE =
            QueryParameter.choice("side", PLAYERS.toArray(Player[]::new), CubeUrl::word)
                    .or(Player.BLACK, word(Player.BLACK));
    public static final QueryParameter<Integer> LEVEL =
            QueryParameter.number("level", CubeLevel.LOWEST, CubeLevel.HIGHEST)
                    .or(CubeLevel.DEFAULT.number());

    /** Whether it is told what each column is worth; links to other positions leave it out. */
    public static final QueryParameter<Boolean> WORTH = QueryParameter.flag("worth");

    static final QueryParameter<Boolean> THREATS = QueryParameter.flag("reach");

    /** The game of a request, in no frame. */
    public static CubeUrl read(Query query) {
        ScoreFour whole = balls(query);
        int all = whole.columns().size();
        return new CubeUrl(
                ColumnText.writeGame(whole),
                QueryParameter.upTo(all, PLY, query).filter(shown -> shown < all),
                SIDE.of(query),
                LEVEL.of(query),
                THREATS.of(query),
                Optional.empty());
    }

    /** Whether an address asks what each column is worth. */
    public static boolean asksWorth(Query query) {
        return WORTH.of(query);
    }

    /** The balls that {@code moves} writes. */
    public static ScoreFour balls(Query query) {
        String text = MOVES.of(query);
        return ProblemException.reading(MOVES.name(), () -> ColumnText.readGame(text));
    }

    /** The value of {@code side}: who drops the first ball, the second, or both. */
    public static String word(Player player) {
        return switch (player) {
            case BLACK -> "first";
            case WHITE -> "second";
            default -> player.word();
        };
    }

    @Override
    public String side() {
        return word(player);
    }

    @Override
    public Link page() {
        return Link.to("/score-four");
    }

    @Override
    public Map<String, String> parameters() {
        Map<String, String> all = new LinkedHashMap<>();
        all.put(MOVES.name(), moves);
        ply.ifPresent(shown -> all.put(PLY.name(), String.valueOf(shown)));
        all.put(SIDE.name(), side());
        all.put(LEVEL.name(), String.valueOf(level));
        if (threats) {
            all.put(THREATS.name(), "1");
        }
        embedding.ifPresent(host -> all.putAll(host.options()));
        return all;
    }

    @Override
    public CubeUrl atPly(int shown) {
        Optional<Integer> earlier = Optional.of(shown).filter(n -> n < moves.length() / NAME);
        return new CubeUrl(moves, earlier, player, level, threats, embedding);
    }

    /** The moves that are shown. */
    public String shownMoves() {
        return moves.substring(0, ply.map(balls -> balls * NAME).orElse(moves.length()));
    }

    /** A game with other moves, all shown. */
    public CubeUrl withMoves(String played) {
        return new CubeUrl(played, Optional.empty(), player, level, threats, embedding);
    }

    /** The same game with the threats marked or not. */
    public CubeUrl marking(boolean shown) {
        return new CubeUrl(moves, ply, player, level, shown, embedding);
    }

    /** The same game, both sides played by the person. */
    public CubeUrl freely() {
        return new CubeUrl(moves, ply, Player.BOTH, level, threats, embedding);
    }

    /** Another game: whoever played one colour against the engine plays the other one. */
    public CubeUrl again() {
        Player next =
                switch (player) {
                    case BLACK -> Player.WHITE;
                    case WHITE -> Player.BLACK;
                    default -> player;
                };
        return new CubeUrl("", Optional.empty(), next, level, threats, embedding);
    }

    /** The same game in an embed. */
    public CubeUrl within(Embedding host) {
        return new CubeUrl(moves, ply, player, level, threats, Optional.of(host));
    }
}
