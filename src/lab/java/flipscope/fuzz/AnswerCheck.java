package flipscope.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.zip.CRC32C;
import java.util.zip.GZIPInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.xml.sax.SAXException;

/** Says what is wrong with an answer, whatever the request was. */
final class AnswerCheck {
    private static final Set<Integer> MEANT =
            Set.of(200, 204, 301, 302, 303, 304, 400, 404, 405, 408, 413, 414, 417, 431, 503, 505);

    /** What oEmbed wants for a format that there is not. */
    private static final int NO_SUCH_FORMAT = 501;

    private static final List<String> HEADERS =
            List.of(
                    "Content-Security-Policy",
                    "X-Content-Type-Options",
                    "Referrer-Policy",
                    "Permissions-Policy",
                    "Vary");
    private static final List<String> INSIDES =
            List.of("Exception", "\tat ", "java.base", "org.eclipse.jetty");

    /** What was parsed before: many answers are the same. */
    private final Set<Long> known = new HashSet<>();

    Optional<String> fault(FuzzRequest request, FuzzAnswer answer) {
        boolean meant =
                MEANT.contains(answer.status())
                        || answer.status() == NO_SUCH_FORMAT && request.url().contains("/oembed");
        return head(answer, meant).or(() -> body(request, answer));
    }

    private static Optional<String> head(FuzzAnswer answer, boolean meant) {
        if (!meant) {
            return Optional.of("status " + answer.status() + ": " + answer.text());
        }
        if (answer.status() == 405 && answer.header("Allow").isEmpty()) {
            return Optional.of("405 without Allow");
        }
        if (!answer.header("Set-Cookie").isEmpty()) {
            return Optional.of("a cookie");
        }
        return HEADERS.stream()
                .filter(name -> answer.header(name).isEmpty())
                .findFirst()
                .map(name -> answer.status() + " without " + name);
    }

    private Optional<String> body(FuzzRequest request, FuzzAnswer answer) {
        if (answer.body().length == 0) {
            return Optional.empty();
        }
        String text = text(answer);
        if (!answer.header("Content-Type").startsWith("text/css")) {
            Optional<String> shown = INSIDES.stream().filter(text::contains).findFirst();
            if (shown.isPresent() && !request.url().contains(shown.get().strip())) {
                return shown.map(inside -> "shows " + inside);
            }
        }
        boolean json = text.startsWith("{\"") || text.startsWith("[{");
        if (json != answer.type().equals("application/json")) {
            return Optional.of("typed " + answer.type() + ": " + start(text));
        }
        return isNew(text) ? markup(answer.type(), text) : Optional.empty();
    }

    private boolean isNew(String text) {
        CRC32C sum = new CRC32C();
        sum.update(text.getBytes(UTF_8));
        return known.add(sum.getValue() << 32 | text.length());
    }

    private static String text(FuzzAnswer answer) {
        if (!answer.header("Content-Encoding").equals("gzip")) {
            return answer.text();
        }
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(answer.body()))) {
            return new String(in.readAllBytes(), UTF_8);
        } catch (IOException e) {
            return "broken gzip: " + e;
        }
    }

    private static Optional<String> markup(String type, String text) {
        return switch (type) {
            case "text/html" -> html(text);
            case "image/svg+xml" -> svg(text);
            default -> Optional.empty();
        };
    }

    private static Optional<String> html(String text) {
        if (text.contains(FuzzRequests.MARK)) {
            return Optional.of("reflects what was sent: " + around(text));
        }
        Parser parser = Parser.htmlParser().setTrackErrors(1);
        boolean whole = text.startsWith("<!doctype");
        if (whole) {
            parser.parseInput(text, "");
        } else {
            parser.parseFragmentInput(text, new Element("body"), "");
        }
        return parser.getErrors().isEmpty()
                ? Optional.empty()
                : Optional.of(parser.getErrors().get(0) + ": " + start(text));
    }

    private static Optional<String> svg(String text) {
        try {
            DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new ByteArrayInputStream(text.getBytes(UTF_8)));
            return text.contains(FuzzRequests.MARK)
                    ? Optional.of("reflects what was sent: " + around(text))
                    : Optional.empty();
        } catch (SAXException | IOException | ParserConfigurationException e) {
            return Optional.of(e.getMessage() + ": " + start(text));
        }
    }

    private static String around(String text) {
        int at = text.indexOf(FuzzRequests.MARK);
        return text.substring(Math.max(0, at - 100), Math.min(text.length(), at + 60));
    }

    private static String start(String text) {
        return text.substring(0, Math.min(200, text.length()));
    }
}
