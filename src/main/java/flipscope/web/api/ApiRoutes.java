package flipscope.web.api;

import flipscope.engine.Level;
import flipscope.engine.ReversiTask;
import flipscope.engine.SearchResult;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.web.engine.SearchAnswer;
import flipscope.web.engine.Turnstile;
import flipscope.web.game.GameReader;
import flipscope.web.site.Json;
import flipscope.web.site.Query;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Positions as JSON, for programs. */
public final class ApiRoutes {
    private final Turnstile engine;
    private final Messages words;

    public ApiRoutes(Turnstile engine, Messages words) {
        this.engine = engine;
        this.words = words;
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/api/legal", this::legal);
        routes.get("/api/best", this::best);
    }

    private void legal(Context ctx) {
        Position position = position(ctx);
        Map<String, List<String>> flips = new LinkedHashMap<>();
        for (int square : Squares.list(position.legalMoves())) {
            flips.put(Squares.name(square), names(Squares.list(position.flips(square))));
        }
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("legal", List.copyOf(flips.keySet()));
        answer.put("flips", flips);
        answer.put("mustPass", position.mustPass());
        answer.put("gameOver", position.isOver());
        Json.send(ctx, answer);
    }

    private void best(Context ctx) {
        Position position = position(ctx);
        Level level = new Level(GameReader.LEVEL.of(query(ctx)));
        ReversiTask task = new ReversiTask(position, level, GameReader.SEED.of(query(ctx)));
        SearchAnswer.found(ctx, engine.of(ctx), task, answer -> Json.send(ctx, json(answer)));
    }

    private static Map<String, Object> json(SearchResult answer) {
        boolean none = answer.square() == SearchResult.NO_MOVE;
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("move", none ? null : Squares.name(answer.square()));
        json.put("score", answer.score());
        json.put("depth", answer.depth());
        json.put("exact", answer.exact());
        json.put("nodes", answer.nodes());
        json.put("line", names(answer.line()));
        json.put("mustPass", answer.mustPass());
        json.put("gameOver", answer.gameOver());
        return json;
    }

    private Position position(Context ctx) {
        String text =
                GameReader.POSITION
                        .in(query(ctx))
                        .orElseThrow(
                                () -> GameReader.POSITION.refusal(words, "error.position.missing"));
        return GameReader.position(GameReader.POSITION.name(), text);
    }

    private Query query(Context ctx) {
        return Query.of(ctx, words);
    }

    private static List<String> names(List<Integer> squares) {
        return squares.stream().map(Squares::name).toList();
    }
}
