package flipscope.web.home;

import flipscope.catalogue.Technique;
import flipscope.web.play.PlayView;
import flipscope.web.site.NamedLink;
import flipscope.web.site.Page;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PagePart;
import flipscope.web.site.Pages;
import flipscope.web.site.Query;
import flipscope.web.site.Section;
import flipscope.web.trace.TraceSite;
import flipscope.web.trace.head.LessonLinks;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;

/** {@code GET /}: a playable position, its black discs as bits, and how a legal move is found. */
public final class HomeRoutes {
    /** A technique that readers may be looking for. */
    private static final String FAMOUS = "reversi/mobility/carry";

    private final Pages pages;
    private final LeftTraces traces;
    private final LessonLinks lessons;
    private final Technique famous;

    public HomeRoutes(TraceSite site, LeftTraces traces) {
        this.pages = site.pages();
        this.traces = traces;
        this.lessons = site.lessons();
        this.famous = site.catalogue().find(FAMOUS).orElseThrow();
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/", this::show);
    }

    private void show(Context ctx) {
        HomeRequest request = HomeRequest.read(Query.of(ctx, pages.words()));
        PageFrame frame = pages.frame(ctx, "").in(Section.PLAY).withBoardAndStepper();
        PlayView game = PlayView.of(frame, request.game(), false);
        LeftTrace trace = traces.of(request.position());
        Optional<NamedLink> lesson = lessons.famous(famous);
        HomeView view = new HomeView(request, trace, game, lessons.first(), lesson);
        pages.send(ctx, Page.HOME, PagePart.HOME, view);
    }
}
