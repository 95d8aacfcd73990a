package flipscope.web.play.analysis;

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
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The analysis of a game: board, graph, moves and scores. The first request looks at every
 * position, each later one checks a few more moves than the one before, the worst suspects first,
 * and the page requests the next part by itself; so nobody waits long, and no work is done after
 * the reader leaves. Another position of the game, or a branch, is fetched without the review.
 */
public record AnalysisPages(Pages pages, Engines engine) implements Feature {
    private static final Page ANALYSIS_PAGE = new Page("play/analysis/page");
    private static final PagePart ANALYSIS_PART = PagePart.of("play/analysis/review");
    private static final PagePart POSITION_PART = PagePart.of("play/analysis/fragment");
    private static final PagePart GROWING_PART = PagePart.of("play/analysis/growing");

    private static final String SCORES = "scores";

    /** The elements that are fetched without the review. */
    private static final Set<String> POSITION = Set.of("position", SCORES);

    @Override
    public void addTo(Routes routes) {
        routes.get("/play/analysis", this::show);
    }

    private void show(Exchange exchange) {
        AnalysisAddress asked = AnalysisAddress.read(Query.of(exchange, pages.words()));
        EngineClient client = engine.of(exchange);
        if (Pages.wantsFragment(exchange) && POSITION.contains(target(exchange))) {
            Later<KnownScores> scores = KnownScores.of(client, asked);
            SearchAnswer.when(exchange, scores, known -> position(exchange, asked, known));
        } else {
            Later<AnalysisView> view =
                    new Reviews(client)
                            .of(asked.line().whole(), asked.reach())
                            .then(review -> whole(exchange, client, asked, review));
            SearchAnswer.when(
                    exchange,
                    view,
                    found ->
                            found.ifPresentOrElse(
                                    whole -> send(exchange, ANALYSIS_PART, whole),
                                    () -> tryAgain(exchange, asked)));
        }
    }

    private static String target(Exchange exchange) {
        return Objects.toString(exchange.header("HX-Target"), "");
    }

    /** The position alone: the address bar then shows the game and nothing else. */
    private void position(Exchange exchange, AnalysisAddress asked, Optional<KnownScores> known) {
        boolean later = target(exchange).equals(SCORES);
        if (!later) {
            String kept = asked.isBranch() ? "HX-Push-Url" : "HX-Replace-Url";
            exchange.header(kept, AnalysisAddress.of(asked.game().url()).toString());
        }
        KnownScores scores = known.orElse(KnownScores.BUSY);
        send(
                exchange,
                POSITION_PART,
                new AnalysisView(frame(exchange, asked), asked, scores, Optional.empty(), later));
    }

    private Later<AnalysisView> whole(
            Exchange exchange, EngineClient client, AnalysisAddress asked, Review found) {
        AnalysisAddress reached = asked.reaching(found.reached());
        ReviewView review = new ReviewView(pages.words(), reached, Optional.of(found));
        return KnownScores.of(client, asked).map(known -> view(exchange, asked, known, review));
    }

    private AnalysisView view(
            Exchange exchange, AnalysisAddress asked, KnownScores known, ReviewView review) {
        PageContext frame = frame(exchange, asked);
        return new AnalysisView(
                review.next().map(frame::refreshingTo).orElse(frame),
                asked,
                known,
                Optional.of(review),
                false);
    }

    /** If a part had to wait, only the line below the graph changes: the rest stays. */
    private void tryAgain(Exchange exchange, AnalysisAddress asked) {
        exchange.header("HX-Retarget", "#growing").header("HX-Reswap", "outerHTML");
        ReviewView review = new ReviewView(pages.words(), asked, Optional.empty());
        send(exchange, GROWING_PART, view(exchange, asked, KnownScores.NOTHING, review));
    }

    private void send(Exchange exchange, PagePart part, AnalysisView view) {
        pages.send(exchange, ANALYSIS_PAGE, part, view);
    }

    private PageContext frame(Exchange exchange, AnalysisAddress asked) {
        return pages.frame(exchange, pages.words().text("analysis.title"))
                .standingAt(AnalysisAddress.of(asked.game().url()))
                .in(Section.PLAY)
                .with("play/play.css", "play/hints.css", "play/analysis/analysis.css")
                .with("play/board.js", "play/staying.js", "play/analysis/graph.js");
    }
}
