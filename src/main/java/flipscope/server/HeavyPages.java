package flipscope.server;

import flipscope.web.WebSite;
import io.javalin.http.Handler;
import io.javalin.router.Endpoint;
import io.javalin.router.HandlerWrapper;

/** Sends through {@link Admission} all that a feature calls heavy. */
record HeavyPages(Admission admission, Exchanges exchanges, WebSite site)
        implements HandlerWrapper {
    @Override
    public Handler wrap(Endpoint endpoint) {
        Handler page = StackOverflows.caught(endpoint.handler);
        if (!endpoint.method.isHttpMethod()) {
            return page;
        }
        return ctx -> {
            if (site.isHeavy(exchanges.of(ctx))) {
                admission.handle(ctx, page);
            } else {
                page.handle(ctx);
            }
        };
    }
}
