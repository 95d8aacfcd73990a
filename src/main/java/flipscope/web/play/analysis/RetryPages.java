package flipscope.web.play.analysis;

import flipscope.rules.Game;
import flipscope.rules.Ply;
import flipscope.web.address.Query;
import flipscope.web.engine.EngineClient;
import flipscope.web.engine.Engines;
import flipscope.web.engine.SearchAnswer;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Later;
import flipscope.web.exchange.Routes;
import flipscope.web.page.Feature;
import flipscope.web.page.Page;
import flipscope.web.page.PageContext;
import flipscope.web.page.PagePart;
import flipscope.web.page.Pages;
import flipscope.web.page.Section;
import flipscope.web.play.analysis.Review.Move;
import java.util.Optional;

/**
 * A second try at each mistake of a game: the reader looks for a better move and is told whether it
 * is one. It is judged as the review judges, so both say the same of every move.
 */
public record RetryPages(Pages pages, Engines engine) implements Feature {
    private static final Page AGAIN_PAGE = new Page("play/analysis/againpage");
    private static final PagePart AGAIN_PART = PagePart.of("play/analysis/again");

    @Override
    public void addTo(Routes routes) {
        routes.get("/play/again", this::show);
    }

    private void show(Exchange exchange) {
        RetryAddress asked = RetryAddress.read(Query.of(exchange, pages.words()));
        RetryView plain =
                new RetryView(frame(exchange, asked), asked, Optional.empty(), Optional.empty());
        if (asked.mistakes().isEmpty()) {
            Pages.leave(exchange, AnalysisAddress.of(asked.game().url()).toString());
        } else if (asked.isOver()) {
            send(exchange, plain);
        } else {
            SearchAnswer.when(
                    exchange,
                    judged(engine.of(exchange), plain),
                    found -> send(exchange, found.orElseGet(() -> busy(exchange, plain))));
        }
    }

    private static Later<RetryView> judged(EngineClient client, RetryView plain) {
        RetryAddress asked = plain.asked();
        return judged(client, asked.ply(), Optional.of(asked.ply().square()))
                .then(
                        played ->
                                judged(client, asked.ply(), asked.tried())
                                        .map(
                                                tried ->
                                                        new RetryView(
                                                                plain.frame(),
                                                                asked,
                                                                played,
                                                                tried)));
    }

    /** What the review says of a move in the place of one of the game. */
    private static Later<Optional<Move>> judged(
            EngineClient client, Ply ply, Optional<Integer> square) {
        return square.map(move -> Game.from(ply.before()).play(move))
                .map(alone -> new Reviews(client).of(alone, 1))
                .map(review -> review.map(found -> Optional.of(found.moves().get(0))))
                .orElse(Later.of(Optional.empty()));
    }

    private static RetryView busy(Exchange exchange, RetryView plain) {
        PageContext frame = plain.frame().refreshingTo(exchange.path() + "?" + exchange.query());
        return new RetryView(frame, plain.asked(), Optional.empty(), Optional.empty());
    }

    private void send(Exchange exchange, RetryView view) {
        pages.send(exchange, AGAIN_PAGE, AGAIN_PART, view);
    }

    private PageContext frame(Exchange exchange, RetryAddress asked) {
        return pages.frame(exchange, pages.words().text("again.title"))
                .standingAt(asked.link())
                .in(Section.PLAY)
                .with("play/play.css", "play/hints.css", "play/analysis/analysis.css")
                .with("play/board.js", "play/staying.js");
    }
}
