package flipscope.web.api;

import flipscope.engine.scorefour.CubeLevel;
import flipscope.engine.scorefour.CubeResult;
import flipscope.engine.scorefour.CubeTask;
import flipscope.notation.ColumnText;
import flipscope.rules.ScoreFour;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.web.cube.CubeUrl;
import flipscope.web.engine.SearchAnswer;
import flipscope.web.engine.Turnstile;
import flipscope.web.site.Json;
import flipscope.web.site.Query;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Games of score four as JSON, for programs. */
public final class ScoreFourApi {
    private final Turnstile engine;
    private final Messages words;

    public ScoreFourApi(Turnstile engine, Messages words) {
        this.engine = engine;
        this.words = words;
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/api/score-four/legal", this::legal);
        routes.get("/api/score-four/best", this::best);
    }

    private void legal(Context ctx) {
        ScoreFour game = CubeUrl.balls(Query.of(ctx, words));
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("legal", names(game.legal()));
        answer.put("gameOver", game.isOver());
        Json.send(ctx, answer);
    }

    private void best(Context ctx) {
        Query query = Query.of(ctx, words);
        CubeTask task = new CubeTask(CubeUrl.balls(query), new CubeLevel(CubeUrl.LEVEL.of(query)));
        SearchAnswer.found(ctx, engine.of(ctx), task, answer -> Json.send(ctx, json(answer)));
    }

    private static Map<String, Object> json(CubeResult answer) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("move", answer.gameOver() ? null : ColumnText.write(answer.column()));
        json.put("reason", Slug.of(answer.reason()));
        json.put("score", answer.score());
        json.put("forced", answer.forced());
        json.put("depth", answer.depth());
        json.put("nodes", answer.nodes());
        json.put("line", names(answer.line()));
        json.put("gameOver", answer.gameOver());
        return json;
    }

    private static List<String> names(List<Integer> columns) {
        return columns.stream().map(ColumnText::write).toList();
    }
}
