package flipscope.web;

import flipscope.web.address.Query;
import flipscope.web.exchange.PlainExchange;
import flipscope.web.exchange.Router;
import flipscope.web.exchange.Status;
import flipscope.web.page.Errors;
import flipscope.web.page.SecurityHeaders;

/** Carries requests to the site where no server does: in a browser, and in tests of pages. */
public final class Direct {
    private final WebSite site;
    private final Router router = new Router();

    public Direct(WebSite site) {
        this.site = site;
        site.addTo(router);
    }

    /**
     * Answers a request.
     *
     * @throws RuntimeException if there is a defect
     */
    public void answer(PlainExchange exchange) {
        SecurityHeaders.of(exchange.path(), exchange.header("Sec-Fetch-Dest"))
                .forEach(exchange::header);
        try {
            handle(exchange);
            router.finish(exchange);
        } catch (RuntimeException failure) {
            if (!site.errors().answer(failure, exchange)) {
                throw failure;
            }
            router.finish(exchange);
        }
    }

    private void handle(PlainExchange exchange) {
        Errors errors = site.errors();
        Query.of(exchange, site.pages().words());
        if (router.knows(exchange.method(), exchange.path())) {
            router.answer(exchange);
        } else if (router.methods(exchange.path()).isEmpty()) {
            errors.refuse(exchange, Status.NOT_FOUND);
        } else {
            errors.send(exchange, errors.of(Status.NOT_ALLOWED));
        }
    }
}
