package flipscope.web.page;

import flipscope.engine.EngineBusyException;
import flipscope.text.Members;
import flipscope.text.Messages;
import flipscope.trace.EvaluationException;
import flipscope.web.address.EmbedAddress;
import flipscope.web.address.Link;
import flipscope.web.address.MovedException;
import flipscope.web.address.Problem;
import flipscope.web.address.ProblemException;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Refusal;
import flipscope.web.exchange.Status;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * All error responses: pages that keep what was typed; {@code {"error": {"code", "message",
 * "where"}}} under {@code /api} and at {@code /oembed}; for figures one of these or plain text, as
 * requested.
 */
public final class Errors {
    private static final Page ERROR_PAGE = new Page("site/errorpage");
    private static final PagePart ERROR_PART = PagePart.of("site/error");

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

    /** Answers what ended a request by its own fault; whether that was so. */
    public boolean answer(Exception failure, Exchange exchange) {
        if (failure instanceof ProblemException refused) {
            send(exchange, refused.problem());
        } else if (failure instanceof EvaluationException stop) {
            send(exchange, stopped(stop));
        } else if (failure instanceof MovedException moved) {
            redirect(moved, exchange);
        } else if (failure instanceof Refusal refusal) {
            refuse(exchange, refusal.status());
        } else {
            return false;
        }
        return true;
    }

    /** The problem with a reader's code that is stopped on its inputs. */
    private Problem stopped(EvaluationException stop) {
        String file = stop.file().replaceFirst(".*/", "");
        int line = stop.span().line();
        return new Problem(
                400, "stopped", words.text("error.stopped", file, line, stop.getMessage()), "");
    }

    /** Readable from any origin: the address reveals nothing that the caller does not know. */
    private static void redirect(MovedException moved, Exchange exchange) {
        Assets.allowAnywhere(exchange);
        String asked = exchange.askedPath() + query(exchange);
        exchange.redirect(moved.address(asked), Status.MOVED_PERMANENTLY);
    }

    private Problem notFound(String path) {
        return Problem.notFound(words, "error.not-found", path).problem();
    }

    /**
     * The problem for a bare HTTP status; a status without a message of its own counts as 400 or
     * 500.
     */
    public Problem of(int status) {
        int known = CODES.containsKey(status) ? status : status < 500 ? 400 : 500;
        return new Problem(known, CODES.get(known), words.text("error.text." + known), "");
    }

    public static Set<Integer> statuses() {
        return CODES.keySet();
    }

    /** Answers with a bare status. */
    public void refuse(Exchange exchange, int status) {
        send(exchange, status == Status.NOT_FOUND ? notFound(exchange.path()) : of(status));
    }

    /** A figure request gets no error page, except when the figure is opened as a page. */
    public void send(Exchange exchange, Problem problem) {
        String path = Link.pathOf(exchange);
        boolean figure = path.startsWith("/figure/");
        exchange.status(problem.status());
        if (figure) {
            exchange.header("Vary", "Accept, Accept-Encoding");
        }
        if (problem.status() == 503 || problem.status() == 429) {
            exchange.header("Retry-After", String.valueOf(EngineBusyException.RETRY_AFTER_SECONDS));
        }
        String accepted = Objects.toString(exchange.header("Accept"), "");
        boolean bare = figure && !accepted.contains("text/html");
        if (isForPrograms(path) || bare && accepted.contains("application/json")) {
            Json.send(exchange, json(problem));
        } else if (bare) {
            exchange.type("text/plain; charset=utf-8").answer(text(problem));
        } else {
            sendPage(exchange, problem);
        }
    }

    public static boolean isForPrograms(String path) {
        return path.startsWith("/api/") || path.equals("/oembed");
    }

    private static String text(Problem problem) {
        String place = problem.where().isEmpty() ? "" : problem.where() + ": ";
        return place + problem.message() + "\n";
    }

    private void sendPage(Exchange exchange, Problem problem) {
        boolean part = Pages.wantsFragment(exchange);
        boolean inPlace = part && isPartOfPage(exchange.header("HX-Target"));
        if (part) {
            // Whatever the part was to be taken from.
            exchange.header("HX-Reselect", ".error");
        }
        if (inPlace) {
            // The rest of the page stands, and what was typed into it.
            exchange.header("HX-Reswap", "innerHTML ignoreTitle:true");
        } else if (part) {
            exchange.header("HX-Retarget", "#main")
                    .header("HX-Reswap", "innerHTML show:window:top");
            if (problem.status() != 414 && !EmbedAddress.isEmbed(Link.pathOf(exchange))) {
                // Two slashes would begin the name of another host.
                exchange.header(
                        "HX-Push-Url", exchange.path().replaceFirst("^/++", "/") + query(exchange));
            }
        }
        PageContext frame = pages.frame(title(problem));
        PageContext own =
                pages.embeds()
                        .leniently(exchange, words)
                        .map(embedding -> frame.within(embedding.view()))
                        .orElse(frame);
        pages.send(
                exchange,
                ERROR_PAGE,
                ERROR_PART,
                new ErrorView(
                        own,
                        problem,
                        fields(exchange, problem),
                        exchange.path(),
                        meant(exchange, problem),
                        inPlace));
    }

    private static boolean isPartOfPage(String target) {
        return target != null && !target.equals("main");
    }

    private static String meant(Exchange exchange, Problem problem) {
        String asked = exchange.askedPath() + query(exchange);
        return problem.meant()
                .map(each -> each.address(asked))
                .filter(address -> !address.equals(asked))
                .orElse("");
    }

    /** The response to a request that never reached a handler. */
    public byte[] bytes(Problem problem, String path) {
        if (isForPrograms(path)) {
            return Json.bytes(json(problem));
        }
        ErrorView view =
                new ErrorView(pages.frame(title(problem)), problem, List.of(), path, "", false);
        return pages.whole(ERROR_PAGE, view);
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

    private static String query(Exchange exchange) {
        return exchange.query() == null ? "" : "?" + exchange.query();
    }

    /** What was typed, if a parameter was wrong. */
    private static List<ErrorView.Field> fields(Exchange exchange, Problem problem) {
        if (problem.where().isEmpty()) {
            return List.of();
        }
        return exchange.parameters().entrySet().stream()
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
