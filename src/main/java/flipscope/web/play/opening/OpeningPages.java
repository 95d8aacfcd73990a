package flipscope.web.play.opening;

import flipscope.engine.Level;
import flipscope.opening.OpeningTree;
import flipscope.opening.Openings;
import flipscope.web.address.Query;
import flipscope.web.engine.Engines;
import flipscope.web.engine.SearchAnswer;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Routes;
import flipscope.web.game.GameReader;
import flipscope.web.game.GameState;
import flipscope.web.page.Feature;
import flipscope.web.page.Page;
import flipscope.web.page.PageContext;
import flipscope.web.page.PagePart;
import flipscope.web.page.Pages;
import flipscope.web.page.Section;

/** The named openings, one level of their tree at a time. */
public record OpeningPages(Pages pages, Engines engine) implements Feature {
    private static final Page OPENINGS_PAGE = new Page("play/opening/page");
    private static final PagePart OPENINGS_PART = PagePart.of("play/opening/part");

    @Override
    public void addTo(Routes routes) {
        routes.get("/play/openings", this::show);
    }

    private void show(Exchange exchange) {
        GameState game = read(Query.of(exchange, pages.words()));
        boolean known = OpeningTree.PACKAGED.contains(game.shown().position());
        SearchAnswer.when(
                exchange,
                OpeningMeasure.of(engine.of(exchange), game.shown(), known),
                found -> {
                    OpeningView view =
                            new OpeningBuilder(frame(exchange, game), game, found).view();
                    pages.send(exchange, OPENINGS_PAGE, OPENINGS_PART, view);
                });
    }

    /** A game that goes on from here is against the easiest level, unless another is requested. */
    private static GameState read(Query query) {
        GameState game = GameReader.read(query);
        return GameReader.LEVEL.isGiven(query) ? game : game.with(game.url().against(Level.LOWEST));
    }

    private PageContext frame(Exchange exchange, GameState game) {
        String unnamed = pages.words().text("openings.title");
        return pages.frame(exchange, Openings.of(game.shown()).orElse(unnamed))
                .standingAt(game.openings(game.transcript()))
                .in(Section.PLAY)
                .withBoardAndStepper()
                .with("play/openings.css");
    }
}
