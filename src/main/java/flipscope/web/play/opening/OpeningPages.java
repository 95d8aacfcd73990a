package flipscope.web.play.opening;

import flipscope.engine.Level;
import flipscope.opening.OpeningTree;
import flipscope.opening.Openings;
import flipscope.web.engine.Admission;
import flipscope.web.engine.SearchAnswer;
import flipscope.web.game.GameReader;
import flipscope.web.game.GameState;
import flipscope.web.site.Page;
import flipscope.web.site.PageContext;
import flipscope.web.site.PagePart;
import flipscope.web.site.Pages;
import flipscope.web.site.Query;
import flipscope.web.site.Section;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/** The named openings, one level of their tree at a time. */
public record OpeningPages(Pages pages, Admission engine) {
    public void addTo(RoutesConfig routes) {
        routes.get("/play/openings", this::show);
    }

    private void show(Context ctx) {
        GameState game = read(Query.of(ctx, pages.words()));
        boolean known = OpeningTree.PACKAGED.contains(game.shown().position());
        SearchAnswer.when(
                ctx,
                OpeningMeasure.of(engine.of(ctx), game.shown(), known),
                found -> {
                    OpeningView view = new OpeningView(frame(ctx, game), game, found);
                    pages.send(ctx, Page.OPENINGS, PagePart.OPENINGS, view);
                });
    }

    /** A game that goes on from here is against the easiest level, unless another is requested. */
    private static GameState read(Query query) {
        GameState game = GameReader.read(query);
        return GameReader.LEVEL.isGiven(query) ? game : game.with(game.url().against(Level.LOWEST));
    }

    private PageContext frame(Context ctx, GameState game) {
        String unnamed = pages.words().text("openings.title");
        return pages.frame(ctx, Openings.of(game.shown()).orElse(unnamed))
                .standingAt(game.openings(game.transcript()))
                .in(Section.PLAY)
                .withBoardAndStepper()
                .with("play/openings.css");
    }
}
