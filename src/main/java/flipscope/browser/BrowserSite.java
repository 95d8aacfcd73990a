package flipscope.browser;

import static java.nio.charset.StandardCharsets.UTF_8;

import flipscope.browser.instead.Resources;
import flipscope.catalogue.Catalogue;
import flipscope.text.Messages;
import flipscope.text.OpenFolder;
import flipscope.web.Direct;
import flipscope.web.Outside;
import flipscope.web.WebSite;
import flipscope.web.address.Problem;
import flipscope.web.engine.EngineClient;
import flipscope.web.exchange.PlainExchange;
import flipscope.web.exchange.Upload;
import flipscope.web.figure.PaintedImages;
import flipscope.web.lesson.bench.Benches;
import flipscope.web.lesson.bench.Measured;
import flipscope.web.page.Declared;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** The site in a browser: the features that the server starts, each request a call. */
final class BrowserSite {
    /** The names of static files with the hashes of what is in them. */
    private static final String ASSETS = "assets.txt";

    /** What algorithms cost on the machine that wrote the files. */
    private static final String MEASURED = "measured.txt";

    /** Nothing is painted here, and a browser draws the SVG of the same picture. */
    private static final Pattern PNG = Pattern.compile("^(/figure/[^?]*)\\.png(\\?.*|)$");

    private static final String OWN = "own/";

    private final String base;
    private final String origin;
    private final Map<String, String> assets = new HashMap<>();
    private final Direct direct;

    /**
     * @param base where the static files are, such as {@code /course}; empty at the root of a host
     * @param origin what addresses that are sent to others begin with
     */
    BrowserSite(String base, String origin) {
        this.base = base;
        this.origin = origin;
        byte[] names = Resources.bytes(ASSETS);
        if (names != null) {
            for (String line : new String(names, UTF_8).split("\n")) {
                String[] words = line.split(" ");
                assets.put(words[0], words[1]);
            }
        }
        OpenFolder own = new InstructorFolder(OWN);
        Catalogue catalogue = Catalogue.load(present(own.below("algorithms")));
        this.direct = new Direct(new WebSite(catalogue, present(own), outside()));
    }

    private static Optional<OpenFolder> present(OpenFolder folder) {
        return Optional.of(folder).filter(each -> !each.names().isEmpty());
    }

    private Outside outside() {
        // One for all requests: what was told while it was sought is there for the reply.
        EngineClient engine = new SearchedHere();
        return new Outside(
                new Declared(),
                this::asset,
                new Templates(),
                new NoImages(),
                exchange -> engine,
                measured(),
                false,
                List.of());
    }

    private static Benches measured() {
        byte[] text = Resources.bytes(MEASURED);
        return text == null
                ? (techniques, patience) -> Optional.empty()
                : Measured.of(new String(text, UTF_8));
    }

    private String asset(String name) {
        String hash = assets.getOrDefault(name, "");
        return base + "/static/" + name + (hash.isEmpty() ? "" : "?v=" + hash);
    }

    /** Answers a request; told are sentences about work that takes long. */
    PlainExchange answer(
            String method,
            String address,
            String headers,
            String body,
            Optional<Upload> file,
            Consumer<String> told) {
        Map<String, String> all = new LinkedHashMap<>();
        for (String line : headers.split("\n")) {
            int colon = line.indexOf(':');
            if (colon > 0) {
                all.put(line.substring(0, colon), line.substring(colon + 1).strip());
            }
        }
        String drawn = PNG.matcher(address).replaceFirst("$1.svg$2");
        PlainExchange exchange = new PlainExchange(method, origin, drawn, all, body, file);
        exchange.listen(told);
        direct.answer(exchange);
        return exchange;
    }

    /** A browser paints the SVG itself. */
    private static final class NoImages implements PaintedImages {
        @Override
        public boolean isOpen() {
            return false;
        }

        @Override
        public byte[] png(String svg, int width, int height) {
            throw Problem.notFound(Messages.english(), "share.none", "");
        }
    }
}
