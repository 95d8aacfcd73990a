package flipscope.web.cube;

import flipscope.engine.scorefour.CubeLevel;
import flipscope.notation.ColumnText;
import flipscope.notation.NotationException;
import flipscope.rules.ScoreFour;
import flipscope.web.site.ProblemException;
import flipscope.web.site.Query;
import flipscope.web.site.QueryParameter;
import java.util.Optional;

/** Reads a game of score four from the parameters of a request. */
public final class CubeReader {
    /** 64 columns, with blanks between them. */
    private static final int LONGEST_GAME = 400;

    private static final int BALLS = 64;

    public static final QueryParameter<String> MOVES = QueryParameter.text("moves", LONGEST_GAME);
    static final QueryParameter<Integer> PLY =
            QueryParameter.number("ply", 0, BALLS).missing("all balls");
    public static final QueryParameter<Seat> SIDE =
            QueryParameter.choice("side", Seat.values(), Seat::word)
                    .or(Seat.FIRST, Seat.FIRST.word());
    public static final QueryParameter<Integer> LEVEL =
            QueryParameter.number("level", CubeLevel.LOWEST, CubeLevel.HIGHEST)
                    .or(CubeLevel.DEFAULT.number(), String.valueOf(CubeLevel.DEFAULT.number()));
    static final QueryParameter<Boolean> THREATS = QueryParameter.flag("reach");

    private CubeReader() {}

    /** The balls that {@code moves} writes. */
    public static ScoreFour balls(Query query) {
        try {
            return ColumnText.readGame(QueryParameter.text(MOVES, query));
        } catch (NotationException wrong) {
            throw ProblemException.parameter(MOVES.name(), wrong.getMessage());
        }
    }

    /**
     * Reads {@code moves}, {@code ply}, {@code side}, {@code level} and {@code reach}; the game is
     * in no frame.
     */
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
}
