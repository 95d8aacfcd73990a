package flipscope.web.site;

import static java.nio.charset.StandardCharsets.UTF_8;

import flipscope.engine.EngineBusyException;
import flipscope.text.Members;
import flipscope.text.Messages;
import flipscope.trace.EvaluationException;
import flipscope.work.FatalErrors;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import io.javalin.http.MethodNotAllowedResponse;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.io.EofException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * All error responses: pages that keep what was typed; {@code {"error": {"code", "message",
 * "where"}}} under {@code /api} and at {@code /oembed}; for figures one of these or plain text, as
 * requested.
 */
public final class Errors {
    private static final Logger LOG = LoggerFactory.getLogger(Errors.class);
    private static final Map<Integer, String> CODES =
            Map.ofEntries(
                    Map.entry(400, "bad-request"),
                    Map.entry(404, "not-found"),
                    Map.entry(405, "method-not-allowed"),
                    Map.entry(413, "content-too-large"),
                    Map.entry(414, "uri-too-long"),
                    Map.entry(429, "too-many-requests"),
                    Map.entry(431, "headers-too-large"),
                    Map.entry(500, "internal-error"),
                    Map.entry(501, "not-implemented"),
                    Map.entry(503, "busy"),
                    Map.entry(505, "version-not-supported"));

    /** Longer typed values are not kept for correction. */
    private static final int LONGEST_KEPT = 16_000;

    private final Pages pages;
    private final Messages words;

    public Errors(Pages pages) {
        this.pages = pages;
        this.words = pages.words();
    }

    /** Registers the exception and error handlers. */
    public void addTo(RoutesConfig routes) {
        routes.exception(ProblemException.class, (refused, ctx) -> send(ctx, refused.problem()));
        routes.exception(EvaluationException.class, (stop, ctx) -> send(ctx, stopped(stop)));
        routes.exception(MovedException.class, Errors::redirect);
        routes.exception(MethodNotAllowedResponse.class, this::sendMethods);
        routes.exception(HttpResponseException.class, this::sendJavalins);
        routes.exception(Exception.class, this::sendDefect);
    }

    /** The problem with a reader's code that is stopped on its inputs. */
    private Problem stopped(EvaluationException stop) {
        String file = stop.file().replaceFirst(".*/", "");
        int line = stop.span().line();
        return new Problem(
                400, "stopped", words.text("error.stopped", file, line, stop.getMessage()), "");
    }

    /** A client that leaves before it was read, or whose body cannot be read, is no defect. */
    private void sendDefect(Exception defect, Context ctx) {
        FatalErrors.endAfter(defect);
        if (isOver(ctx)) {
            return;
        }
        boolean unreadable =
                Stream.<Throwable>iterate(defect, each -> each != null, Throwable::getCause)
                        .anyMatch(Errors::isOfTheClient);
        if (!unreadable) {
            LOG.error("{} {}", ctx.method(), ctx.path(), defect);
        }
        send(ctx, of(unreadable ? 400 : 500));
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

    /** Readable from any origin: the address reveals nothing that the caller does not know. */
    private static void redirect(MovedException moved, Context ctx) {
        Assets.allowAnywhere(ctx);
        String asked = ctx.req().getRequestURI() + query(ctx);
        ctx.redirect(moved.address(asked), HttpStatus.MOVED_PERMANENTLY);
    }

    private Problem notFound(String path) {
        return Problem.notFound(words, "error.not-found", path).problem();
    }

    /**
     * The problem for a bare HTTP status; a status without a message of its own counts as 400 or
     * 500.
     */
    Problem of(int status) {
        int known = CODES.containsKey(status) ? status : status < 500 ? 400 : 500;
        return new Problem(known, CODES.get(known), words.text("error.text." + known), "");
    }

    public static Set<Integer> statuses() {
        return CODES.keySet();
    }

    private void sendJavalins(HttpResponseException exception, Context ctx) {
        int status = exception.getStatus();
        send(ctx, status == 404 ? notFound(ctx.path()) : of(status));
    }

    /** An address that is only asked about, as embeds are, is not there. */
    private void sendMethods(MethodNotAllowedResponse refused, Context ctx) {
        Set<String> methods = new TreeSet<>();
        refused.getDetails().values().forEach(each -> methods.addAll(List.of(each.split(", "))));
        if (methods.equals(Set.of("OPTIONS"))) {
            send(ctx, notFound(ctx.path()));
            return;
        }
        if (methods.contains("GET")) {
            methods.add("HEAD");
        }
        ctx.header("Allow", String.join(", ", methods));
        send(ctx, of(405));
    }

    /** A figure request gets no error page, except when the figure is opened as a page. */
    void send(Context ctx, Problem problem) {
        String path = Link.pathOf(ctx);
        boolean figure = path.startsWith("/figure/");
        ctx.status(problem.status());
        if (figure) {
            ctx.header("Vary", "Accept, Accept-Encoding");
        }
        if (problem.status() == 503 || problem.status() == 429) {
            ctx.header("Retry-After", String.valueOf(EngineBusyException.RETRY_AFTER_SECONDS));
        }
        String accepted = Objects.toString(ctx.header("Accept"), "");
        boolean bare = figure && !accepted.contains("text/html");
        if (isForPrograms(path) || bare && accepted.contains("application/json")) {
            Json.send(ctx, json(problem));
        } else if (bare) {
            ctx.contentType("text/plain; charset=utf-8").result(text(problem));
        } else {
            sendPage(ctx, problem);
        }
    }

    static boolean isForPrograms(String path) {
        return path.startsWith("/api/") || path.equals("/oembed");
    }

    private static String text(Problem problem) {
        String place = problem.where().isEmpty() ? "" : problem.where() + ": ";
        return place + problem.message() + "\n";
    }

    private void sendPage(Context ctx, Problem problem) {
        boolean part = Pages.wantsFragment(ctx);
        boolean inPlace = part && isPartOfPage(ctx.header("HX-Target"));
        if (part) {
            // Whatever the part was to be taken from.
            ctx.header("HX-Reselect", ".error");
        }
        if (inPlace) {
            // The rest of the page stands, and what was typed into it.
            ctx.header("HX-Reswap", "innerHTML ignoreTitle:true");
        } else if (part) {
            ctx.header("HX-Retarget", "#main").header("HX-Reswap", "innerHTML show:window:top");
            if (problem.status() != 414 && !EmbedAddress.isEmbed(Link.pathOf(ctx))) {
                // Two slashes would begin the name of another host.
                ctx.header("HX-Push-Url", ctx.path().replaceFirst("^/++", "/") + query(ctx));
            }
        }
        PageContext frame = pages.frame(title(problem));
        PageContext own =
                Embedding.leniently(ctx, words)
                        .map(embedding -> frame.within(embedding.view()))
                        .orElse(frame);
        pages.send(
                ctx,
                Page.ERROR,
                PagePart.ERROR,
                new ErrorView(
                        own,
                        problem,
                        fields(ctx, problem),
                        ctx.path(),
                        meant(ctx, problem),
                        inPlace));
    }

    private static boolean isPartOfPage(String target) {
        return target != null && !target.equals("main");
    }

    private static String meant(Context ctx, Problem problem) {
        String asked = ctx.req().getRequestURI() + query(ctx);
        return problem.meant()
                .map(each -> each.address(asked))
                .filter(address -> !address.equals(asked))
                .orElse("");
    }

    /** The response to a request that never reached a handler. */
    byte[] bytes(Problem problem, String path, String base) {
        if (isForPrograms(path)) {
            return Json.bytes(json(problem));
        }
        ErrorView view =
                new ErrorView(pages.frame(title(problem)), problem, List.of(), path, "", false);
        String html = new String(pages.whole(Page.ERROR, view), UTF_8);
        return BasePathRewriter.of(html, base).getBytes(UTF_8);
    }

    private static Map<String, Object> json(Problem problem) {
        return Members.of(
                "error",
                Members.of(
                        "code", problem.code(),
                        "message", problem.message(),
                        "where", problem.where()));
    }

    private String title(Problem problem) {
        return words.text("error.title." + problem.status());
    }

    private static String query(Context ctx) {
        return ctx.queryString() == null ? "" : "?" + ctx.queryString();
    }

    /** What was typed, if a parameter was wrong. */
    private static List<ErrorView.Field> fields(Context ctx, Problem problem) {
        if (problem.where().isEmpty()) {
            return List.of();
        }
        return ctx.queryParamMap().entrySet().stream()
                .filter(entry -> !entry.getValue().isEmpty())
                .map(entry -> field(entry.getKey(), entry.getValue().get(0), problem.where()))
                .filter(field -> field.value().length() <= LONGEST_KEPT)
                .toList();
    }

    private static ErrorView.Field field(String name, String value, String wrong) {
        return new ErrorView.Field(
                Problem.printable(name), Problem.printable(value), name.equals(wrong));
    }
}
