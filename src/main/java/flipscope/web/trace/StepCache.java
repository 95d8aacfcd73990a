package flipscope.web.trace;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import flipscope.web.site.Pages;
import flipscope.web.site.SiteOrigin;
import flipscope.web.trace.head.LessonLinks;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A cache of rendered steps. A class goes through one example together, and every browser
 * prefetches the next step, so the same few are requested again and again. A step depends only on
 * its address and the lessons that it links to.
 */
public final class StepCache {
    /** About five hundred steps. */
    private static final long MOST_BYTES = 32L << 20;

    /** The headers stored with an answer; all others are the same for every answer. */
    private static final List<String> HEADERS =
            List.of("Content-Type", "Cache-Control", "ETag", "Vary");

    private final SiteOrigin origin;
    private final LessonLinks lessons;
    private final Cache<Asked, Drawn> kept =
            Caffeine.newBuilder()
                    .maximumWeight(MOST_BYTES)
                    .weigher(
                            (Asked asked, Drawn drawn) ->
                                    drawn.html.length + asked.address().length())
                    .build();

    public StepCache(SiteOrigin origin, LessonLinks lessons) {
        this.origin = origin;
        this.lessons = lessons;
    }

    /**
     * The cache key: everything that a fragment depends on.
     *
     * @param address path and query
     * @param target the part of the page that htmx replaces
     * @param origin the site's own origin, used in the links to share
     * @param lessons the edition of the lessons; see {@link
     *     flipscope.web.trace.head.LessonLinks#edition}
     */
    private record Asked(String address, String target, String origin, Object lessons) {}

    private static final class Drawn {
        private final byte[] html;
        private final Map<String, String> headers;

        Drawn(byte[] html, Map<String, String> headers) {
            this.html = html;
            this.headers = headers;
        }
    }

    /** Answers from the cache, or calls {@code draw}. Full pages and errors are not cached. */
    public Handler or(Handler draw) {
        return ctx -> {
            if (!Pages.wantsFragment(ctx)) {
                draw.handle(ctx);
                return;
            }
            Asked asked = asked(ctx);
            Drawn known = kept.getIfPresent(asked);
            if (known != null) {
                known.headers.forEach(ctx::header);
                ctx.result(known.html);
                return;
            }
            draw.handle(ctx);
            drawn(ctx).ifPresent(each -> kept.put(asked, each));
        };
    }

    private Asked asked(Context ctx) {
        String target = ctx.header("HX-Target");
        return new Asked(
                ctx.path() + "?" + ctx.queryString(),
                target == null ? "" : target,
                origin.of(ctx),
                lessons.edition());
    }

    /** The answer just rendered; empty if a browser may not cache it. */
    private static Optional<Drawn> drawn(Context ctx) throws IOException {
        InputStream result = ctx.resultInputStream();
        boolean good = ctx.status() == HttpStatus.OK && Pages.isKept(ctx);
        if (!good || result == null) {
            return Optional.empty();
        }
        byte[] html = result.readAllBytes();
        ctx.result(html);
        return Optional.of(
                new Drawn(
                        html,
                        HEADERS.stream()
                                .filter(name -> ctx.res().getHeader(name) != null)
                                .collect(Collectors.toMap(name -> name, ctx.res()::getHeader))));
    }
}
