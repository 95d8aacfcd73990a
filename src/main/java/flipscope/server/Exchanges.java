package flipscope.server;

import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Handler;
import flipscope.web.exchange.Routes;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.concurrent.ScheduledExecutorService;

/**
 * Shows the requests of the server to pages as {@link Exchange}s.
 *
 * @param clock sends the progress of work
 */
record Exchanges(Forwarded forwarded, ScheduledExecutorService clock) {
    Exchange of(Context ctx) {
        return new JavalinExchange(ctx, forwarded, clock);
    }

    private io.javalin.http.Handler served(Handler page) {
        return ctx -> page.handle(of(ctx));
    }

    /** Takes the routes of features for the server. */
    Routes into(RoutesConfig routes) {
        return new Routes() {
            @Override
            public void get(String path, Handler page) {
                routes.get(path, served(page));
            }

            @Override
            public void post(String path, Handler page) {
                routes.post(path, served(page));
            }

            @Override
            public void options(String path, Handler page) {
                routes.options(path, served(page));
            }

            @Override
            public void after(String path, Handler last) {
                routes.after(path, served(last));
            }
        };
    }
}
