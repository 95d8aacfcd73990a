package flipscope.web.share;

import flipscope.web.address.Link;
import flipscope.web.address.Problem;
import flipscope.web.address.ProblemException;
import flipscope.web.address.Query;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Routes;
import flipscope.web.figure.Card;
import flipscope.web.page.Page;
import flipscope.web.page.PageContext;
import flipscope.web.page.PagePart;
import java.net.URI;
import java.util.Optional;

/**
 * {@code GET /share?url=…}: the panel that creates an embed of a page, with a preview, options and
 * snippets. htmx opens it within the page.
 */
record SharePages(ShareSite share) {
    private static final Page SHARE_PAGE = new Page("share/page");
    private static final PagePart PANEL_PART = PagePart.of("share/panel");

    void addTo(Routes routes) {
        routes.get("/share", this::show);
    }

    /** Sends the panel. */
    private void show(Exchange exchange) {
        Query query = Query.of(exchange, share.words);
        String url = OEmbed.url(query);
        PageContext frame = frame(exchange);
        SharedPage plain = share.page(url, frame.origin());
        EmbedOptions options = EmbedOptions.read(plain.kind(), query);
        SharedPage wanted = plain.with(options.typed());
        Card card = share.card(plain);
        Optional<Problem> problem = problem(wanted);
        SharedPage shown = problem.isPresent() ? plain : wanted;
        String message = problem.map(Problem::message).orElse("");
        EmbedPanelView view = new EmbedPanelView(frame, card, shown, options, message);
        problem.ifPresent(wrong -> exchange.status(wrong.status()));
        // On a page of its own the address becomes that of the panel; elsewhere it stays.
        if (isAlone(exchange)) {
            exchange.header("HX-Replace-Url", exchange.path() + "?" + exchange.query());
        }
        share.pages.send(exchange, SHARE_PAGE, PANEL_PART, view);
    }

    private PageContext frame(Exchange exchange) {
        return share.pages
                .frame(exchange, share.words.text("share.panel.title"))
                .standingAt("")
                .with("share/share.css", "share/share.js", "embed-host.js");
    }

    /** The error in the options; the page itself was checked before. */
    private Optional<Problem> problem(SharedPage wanted) {
        try {
            share.card(wanted.embed().path(), wanted.query(share.words));
            return Optional.empty();
        } catch (ProblemException wrong) {
            return Optional.of(wrong.problem());
        }
    }

    private static boolean isAlone(Exchange exchange) {
        try {
            String current = Optional.ofNullable(exchange.header("HX-Current-URL")).orElse("");
            return URI.create(current).getPath().equals(exchange.base() + Link.url("/share"));
        } catch (IllegalArgumentException unreadable) {
            return false;
        }
    }
}
