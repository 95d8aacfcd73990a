package flipscope.web;

import flipscope.engine.EnginePool;
import flipscope.engine.SearchTask;
import flipscope.server.JteTemplates;
import flipscope.testkit.Packaged;
import flipscope.text.Directory;
import flipscope.web.engine.EngineClient;
import flipscope.web.exchange.Later;
import flipscope.web.exchange.PlainExchange;
import flipscope.web.exchange.Upload;
import flipscope.web.figure.PaintedImages;
import flipscope.web.page.Declared;
import flipscope.web.page.Pages;
import flipscope.work.Owner;
import flipscope.work.WorkPool;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** The pages without a server: each request is a call. Nothing is painted or measured. */
public final class DirectSite {
    /** The site as it is. */
    public static final DirectSite PACKAGED = new DirectSite(Optional.empty());

    /** Where it would stand. */
    public static final String ORIGIN = "http://localhost";

    private final Declared declared = new Declared();
    private final WebSite site;
    private final Direct direct;

    /**
     * @param lessons the folder of an instructor's own
     */
    public DirectSite(Optional<Path> lessons) {
        this.site = new WebSite(Packaged.CATALOGUE, lessons.map(Directory::new), outside());
        this.direct = new Direct(site);
    }

    private Outside outside() {
        return new Outside(
                declared,
                name -> "/static/" + name + "?v=00000000",
                JteTemplates.of(false),
                new NoImages(),
                exchange -> new SearchedHere(),
                (techniques, patience) -> Optional.empty(),
                false,
                List.of());
    }

    /** What its features declare. */
    public Declared declared() {
        return declared;
    }

    public Pages pages() {
        return site.pages();
    }

    /** What is answered to a request. */
    public PlainExchange ask(
            String method,
            String url,
            Map<String, String> headers,
            String body,
            Optional<Upload> upload) {
        PlainExchange exchange = new PlainExchange(method, ORIGIN, url, headers, body, upload);
        direct.answer(exchange);
        return exchange;
    }

    private static final class NoImages implements PaintedImages {
        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public byte[] png(String svg, int width, int height) {
            throw new AssertionError("nobody paints here");
        }
    }

    /** Searches while one waits. */
    private static final class SearchedHere implements EngineClient {
        private static final EnginePool ENGINE = new EnginePool(new WorkPool());

        @Override
        public <R> Later<R> submit(SearchTask<R> task, Consumer<R> watcher) {
            return Later.of(ENGINE.submit(task, watcher, Owner.ANYONE).join());
        }
    }
}
