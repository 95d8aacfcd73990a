package flipscope.server;

import flipscope.web.address.Problem;
import flipscope.web.page.Errors;
import flipscope.work.FatalErrors;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.MethodNotAllowedResponse;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.io.EofException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What ends a request: its own fault, the server's refusals, and defects, which are logged. */
record Failures(Errors errors, Exchanges exchanges) {
    private static final Logger LOG = LoggerFactory.getLogger(Failures.class);

    void addTo(RoutesConfig routes) {
        routes.exception(MethodNotAllowedResponse.class, this::sendMethods);
        routes.exception(HttpResponseException.class, this::sendJavalins);
        routes.exception(Exception.class, this::send);
    }

    /** A client that leaves before it was read, or whose body cannot be read, is no defect. */
    private void send(Exception failure, Context ctx) {
        FatalErrors.endAfter(failure);
        if (isOver(ctx) || errors.answer(failure, exchanges.of(ctx))) {
            return;
        }
        boolean unreadable =
                Stream.<Throwable>iterate(failure, each -> each != null, Throwable::getCause)
                        .anyMatch(Failures::isOfTheClient);
        if (!unreadable) {
            LOG.error("{} {}", ctx.method(), ctx.path(), failure);
        }
        send(ctx, errors.of(unreadable ? 400 : 500));
    }

    /**
     * Whether the server has ended a request while work for it went on, as when its client leaves:
     * then nothing can be read from it, and nothing answered. Javalin would call a handler that
     * tries to again and again.
     */
    static boolean isOver(Context ctx) {
        try {
            return ctx.path() == null;
        } catch (NullPointerException | IllegalStateException ended) {
            return true;
        }
    }

    private static boolean isOfTheClient(Throwable cause) {
        return cause instanceof EofException
                || cause instanceof HttpException refused && refused.getCode() < 500;
    }

    private void sendJavalins(HttpResponseException exception, Context ctx) {
        errors.refuse(exchanges.of(ctx), exception.getStatus());
    }

    /** An address that is only asked about, as embeds are, is not there. */
    private void sendMethods(MethodNotAllowedResponse refused, Context ctx) {
        Set<String> methods = new TreeSet<>();
        refused.getDetails().values().forEach(each -> methods.addAll(List.of(each.split(", "))));
        if (methods.equals(Set.of("OPTIONS"))) {
            errors.refuse(exchanges.of(ctx), 404);
            return;
        }
        if (methods.contains("GET")) {
            methods.add("HEAD");
        }
        ctx.header("Allow", String.join(", ", methods));
        send(ctx, errors.of(405));
    }

    private void send(Context ctx, Problem problem) {
        errors.send(exchanges.of(ctx), problem);
    }
}
