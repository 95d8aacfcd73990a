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
 * The steps that were drawn last. A class goes through one example together, and every browser
 * fetches the next step ahead: the same few steps are asked for again and again. A step is a
 * function of its address and of the lessons that it leads to, so it is drawn once.
 */
public final class KeptSteps {
    /** Some five hundred steps. */
    private static final long MOST_BYTES = 32L << 20;

    /** What an answer is sent with; the rest is the same for every answer of the server. */
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

    public KeptSteps(SiteOrigin origin, LessonLinks lessons) {
        this.origin = origin;
        this.lessons = lessons;
    }

    /**
     * All that a fragment depends on.
     *
     * @param address path and query
     * @param target the part of the page that it is for
     * @param origin where the site stands, for the addresses that are passed on
     * @param lessons the edition of the lessons
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

    /** Answers with what was drawn before, or else draws. Pages and errors are always drawn. */
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

    /** What was drawn, if a browser may keep it too. */
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
