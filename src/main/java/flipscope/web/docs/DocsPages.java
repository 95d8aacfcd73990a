package flipscope.web.docs;

import static java.nio.charset.StandardCharsets.UTF_8;

import flipscope.web.site.Link;
import flipscope.web.site.Page;
import flipscope.web.site.PageContext;
import flipscope.web.site.PageView;
import flipscope.web.site.Pages;
import flipscope.web.site.Problem;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** {@code GET /docs/…}: help, each page of it a Markdown file of {@code src/docs}. */
public record DocsPages(Pages pages) {
    /** Their names, the most wanted first. */
    private static final List<String> NAMES =
            List.of("teachers", "server", "addresses", "api", "measured", "adding");

    public void addTo(RoutesConfig routes) {
        routes.get("/docs", ctx -> ctx.redirect(url(NAMES.get(0))));
        routes.get("/docs/{name}", this::show);
    }

    /** The address of a document, with the anchor in it if there is one. */
    static String url(String name) {
        return Link.url("/docs/" + name);
    }

    private void show(Context ctx) {
        Map<String, Document> documents = Documents.ALL;
        String name = ctx.pathParam("name");
        Document document = documents.get(name);
        if (document == null) {
            throw Problem.notFound(pages.words(), "docs.unknown", name);
        }
        PageContext frame =
                pages.frame(ctx, document.title()).with("site/prose.css", "docs/docs.css");
        pages.send(ctx, Page.HELP, new View(frame, name, document, documents));
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
