package flipscope.web.scorefour;

import flipscope.notation.ColumnText;
import flipscope.web.cube.CubeReader;
import flipscope.web.site.Embedding;
import flipscope.web.site.Problem;
import flipscope.web.site.Query;
import flipscope.web.site.QueryParameter;
import java.util.Optional;

/**
 * What the address of a game of score four says.
 *
 * @param game the game
 * @param why the column to explain, or {@link #ANY} to choose one, and for a won game what won it
 */
public record CubeRequest(CubeGame game, Optional<String> why) {
    /** In place of a column: the reader chooses one on the board. */
    static final String ANY = "1";

    static final QueryParameter<String> WHY = QueryParameter.text("why", 10);

    static CubeRequest read(Query query, Optional<Embedding> embedding) {
        CubeGame game = game(query);
        return new CubeRequest(
                embedding.map(game::within).orElse(game),
                WHY.in(query).map(text -> column(text, query)));
    }

    /** The game alone. */
    public static CubeGame game(Query query) {
        return CubeGame.of(CubeReader.read(query));
    }

    private static String column(String text, Query query) {
        if (!text.equals(ANY) && !ColumnText.isName(text)) {
            throw WHY.refusal(query.words(), "four.why.wrong", Problem.excerpt(text));
        }
        return text.equals(ANY) ? text : ColumnText.write(ColumnText.read(text));
    }
}
