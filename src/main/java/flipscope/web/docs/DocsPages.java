package flipscope.web.docs;

import static java.nio.charset.StandardCharsets.UTF_8;

import flipscope.web.address.Link;
import flipscope.web.address.Problem;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Routes;
import flipscope.web.exchange.Status;
import flipscope.web.page.Feature;
import flipscope.web.page.Page;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import flipscope.web.page.Pages;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** {@code GET /docs/…}: help, each page of it a Markdown file of {@code src/docs}. */
public record DocsPages(Pages pages) implements Feature {
    private static final Page HELP_PAGE = new Page("docs/page");

    /** Their names, the most wanted first. */
    private static final List<String> NAMES =
            List.of("teachers", "anywhere", "server", "addresses", "api", "measured", "adding");

    @Override
    public void addTo(Routes routes) {
        routes.get("/docs", exchange -> exchange.redirect(url(NAMES.get(0)), Status.FOUND));
        routes.get("/docs/{name}", this::show);
    }

    /** The address of a document, with the anchor in it if there is one. */
    static String url(String name) {
        return Link.url("/docs/" + name);
    }

    private void show(Exchange exchange) {
        Map<String, Document> documents = Documents.ALL;
        String name = exchange.inPath("name");
        Document document = documents.get(name);
        if (document == null) {
            throw Problem.notFound(pages.words(), "docs.unknown", name);
        }
        PageContext frame =
                pages.frame(exchange, document.title()).with("site/prose.css", "docs/docs.css");
        pages.send(exchange, HELP_PAGE, new View(frame, name, document, documents));
    }

    /** Read when the first one is asked for. */
    private static final class Documents {
        static final Map<String, Document> ALL = all();

        private static Map<String, Document> all() {
            Map<String, Document> all = new LinkedHashMap<>();
            NAMES.forEach(each -> all.put(each, read(each)));
            return all;
        }
    }

    private static Document read(String name) {
        try (InputStream file = DocsPages.class.getResourceAsStream("/docs/" + name + ".md")) {
            return Document.of(new String(Objects.requireNonNull(file).readAllBytes(), UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * One document beside the list of all.
     *
     * @param all every document by its name
     */
    public record View(PageContext frame, String name, Document document, Map<String, Document> all)
            implements PageView {
        @Override
        public String description() {
            return document.title();
        }

        public String html() {
            return document.html();
        }

        /** The titles by address. */
        public Map<String, String> titles() {
            Map<String, String> titles = new LinkedHashMap<>();
            all.forEach((each, text) -> titles.put(url(each), text.title()));
            return titles;
        }

        /** The chapters by their anchors. */
        public Map<String, String> chapters() {
            return document.chapters();
        }

        public boolean isHere(String url) {
            return url.equals(url(name));
        }
    }
}
