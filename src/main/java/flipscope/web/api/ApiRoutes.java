package flipscope.web.api;

import flipscope.catalogue.Technique;
import flipscope.engine.Level;
import flipscope.engine.ReversiTask;
import flipscope.engine.SearchResult;
import flipscope.engine.scorefour.CubeLevel;
import flipscope.engine.scorefour.CubeResult;
import flipscope.engine.scorefour.CubeTask;
import flipscope.notation.ColumnText;
import flipscope.rules.Position;
import flipscope.rules.ScoreFour;
import flipscope.rules.Squares;
import flipscope.story.Narrator;
import flipscope.text.Members;
import flipscope.text.Slug;
import flipscope.web.address.Query;
import flipscope.web.cube.CubeUrl;
import flipscope.web.engine.Engines;
import flipscope.web.engine.SearchAnswer;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Routes;
import flipscope.web.game.GameReader;
import flipscope.web.page.Feature;
import flipscope.web.page.Json;
import flipscope.web.step.TracedRuns;
import flipscope.web.trace.predict.FairPositions;
import flipscope.web.trace.request.KnownTechniques;
import flipscope.web.trace.request.NamedSteps;
import flipscope.web.trace.request.TraceInputs;
import flipscope.web.trace.request.TraceRequest;
import java.util.List;
import java.util.Map;

/** Positions of both games, algorithms and their traces as JSON, for programs. */
public record ApiRoutes(Engines engine, KnownTechniques techniques, TracedRuns runs)
        implements Feature {
    /** What is sent depends on the address alone, until there is another edition of this site. */
    private static final String KEPT = "public, max-age=600";

    @Override
    public void addTo(Routes routes) {
        routes.get("/api/legal", this::legal);
        routes.get("/api/best", this::best);
        routes.get("/api/score-four/legal", this::legalColumns);
        routes.get("/api/score-four/best", this::bestColumn);
        routes.get("/api/algorithms", this::techniques);
        routes.get("/api/trace/<algorithm>", this::trace);
    }

    private void legal(Exchange exchange) {
        Position position = position(query(exchange));
        Map<String, Object> flips = Members.of();
        for (int square : Squares.list(position.legalMoves())) {
            flips.put(Squares.name(square), names(Squares.list(position.flips(square))));
        }
        Json.send(
                exchange,
                Members.of(
                        "legal", flips.keySet(),
                        "flips", flips,
                        "mustPass", position.mustPass(),
                        "gameOver", position.isOver()));
    }

    private void best(Exchange exchange) {
        Query query = query(exchange);
        Position position = position(query);
        Level level = new Level(GameReader.LEVEL.of(query));
        ReversiTask task = new ReversiTask(position, level, GameReader.SEED.of(query));
        SearchAnswer.found(
                exchange, engine.of(exchange), task, answer -> Json.send(exchange, json(answer)));
    }

    private static Map<String, Object> json(SearchResult answer) {
        boolean none = answer.square() == SearchResult.NO_MOVE;
        return Members.of(
                "move", none ? null : Squares.name(answer.square()),
                "score", answer.score(),
                "depth", answer.depth(),
                "exact", answer.exact(),
                "nodes", answer.nodes(),
                "line", names(answer.line()),
                "mustPass", answer.mustPass(),
                "gameOver", answer.gameOver());
    }

    /** The position given, or else the one after the moves of a game. */
    private Position position(Query query) {
        return GameReader.POSITION
                .in(query)
                .map(text -> GameReader.position(GameReader.POSITION.name(), text))
                .orElseGet(() -> after(query));
    }

    private Position after(Query query) {
        if (GameReader.MOVES.in(query).isEmpty() && GameReader.START.in(query).isEmpty()) {
            throw GameReader.POSITION.refusal(query.words(), "error.position.missing");
        }
        return GameReader.read(query).shown().position();
    }

    private void legalColumns(Exchange exchange) {
        ScoreFour game = CubeUrl.balls(query(exchange));
        Json.send(exchange, Members.of("legal", columns(game.legal()), "gameOver", game.isOver()));
    }

    private void bestColumn(Exchange exchange) {
        Query query = query(exchange);
        CubeTask task = new CubeTask(CubeUrl.balls(query), new CubeLevel(CubeUrl.LEVEL.of(query)));
        SearchAnswer.found(
                exchange, engine.of(exchange), task, answer -> Json.send(exchange, json(answer)));
    }

    private static Map<String, Object> json(CubeResult answer) {
        return Members.of(
                "move", answer.gameOver() ? null : ColumnText.write(answer.column()),
                "reason", Slug.of(answer.reason()),
                "score", answer.score(),
                "forced", answer.forced(),
                "depth", answer.depth(),
                "nodes", answer.nodes(),
                "line", columns(answer.line()),
                "gameOver", answer.gameOver());
    }

    /** Lists every algorithm with its inputs. */
    private void techniques(Exchange exchange) {
        String base = exchange.base();
        Json.stream(exchange, json -> TraceJson.techniques(json, techniques.catalogue(), base));
    }

    /** Sends a whole trace. */
    private void trace(Exchange exchange) {
        Query query = query(exchange);
        Technique technique = techniques.find(exchange.inPath("algorithm"));
        TraceRequest request =
                new FairPositions(runs).of(TraceInputs.read(technique, query)).request();
        Narrator narrator = runs.of(request.arguments(), request.edit()).narrator();
        NamedSteps.step(request.options().at(), narrator.trace(), query.words());
        exchange.header("Cache-Control", KEPT);
        Json.stream(exchange, json -> TraceJson.trace(json, technique, narrator));
    }

    private Query query(Exchange exchange) {
        return Query.of(exchange, runs.words());
    }

    private static List<String> names(List<Integer> squares) {
        return squares.stream().map(Squares::name).toList();
    }

    private static List<String> columns(List<Integer> columns) {
        return columns.stream().map(ColumnText::write).toList();
    }
}
