package flipscope.web.play.puzzle;

import flipscope.puzzle.Puzzle;
import flipscope.puzzle.Puzzles;
import flipscope.web.figure.Card;
import flipscope.web.site.Page;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PagePart;
import flipscope.web.site.Pages;
import flipscope.web.site.Query;
import flipscope.web.site.Section;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.LocalDate;
import java.time.ZoneOffset;

/** Positions in which one move wins. Today's has the number of the day since 1970, in UTC. */
public final class PuzzleRoutes {
    private final Pages pages;
    private final PuzzleViews views;
    private final Puzzles puzzles = Puzzles.load();

    public PuzzleRoutes(Pages pages) {
        this.pages = pages;
        this.views = new PuzzleViews(pages.words());
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/play/puzzle", this::show);
    }

    /** Whether this path shows puzzles, which take much work to solve exactly. */
    public static boolean isPuzzle(String path) {
        return path.equals("/play/puzzle");
    }

    /** Whether a card below those of games, by this name, is that of a puzzle. */
    public static boolean isCard(String name) {
        return name.equals("/puzzle");
    }

    private void show(Context ctx) {
        Query query = Query.of(ctx, pages.words());
        PuzzleRequest asked = PuzzleRequest.read(query);
        if (asked.seed().isEmpty()) {
            ctx.header("Cache-Control", "no-store");
            String url = PuzzleRequest.page(today(), asked.strength()).toString();
            ctx.redirect(url, HttpStatus.SEE_OTHER);
            return;
        }
        Puzzle puzzle = puzzles.of(asked.strength(), asked.seed().get());
        PuzzleView view = views.of(frame(ctx, asked), asked, played(puzzle, asked, query));
        pages.send(
                ctx, Page.PUZZLE, PagePart.PUZZLE, Pages.wantsFragment(ctx) ? view.moving() : view);
    }

    /** The preview card of the puzzle that an address says, before its first move. */
    public Card card(Query query) {
        PuzzleRequest asked = PuzzleRequest.read(query);
        int seed = asked.seed().orElseGet(PuzzleRoutes::today);
        return views.card(puzzles.of(asked.strength(), seed), seed);
    }

    private static PuzzlePlay played(Puzzle puzzle, PuzzleRequest asked, Query query) {
        try {
            return PuzzlePlay.of(puzzle).after(asked.squares());
        } catch (PuzzlePlay.IllegalMove wrong) {
            throw asked.refusal(wrong, query);
        }
    }

    private PageFrame frame(Context ctx, PuzzleRequest asked) {
        String title = pages.words().text("puzzle.title", asked.seed().get());
        return pages.frame(ctx, title)
                .standingAt(asked.beginning())
                .in(Section.PLAY)
                .withBoardAndStepper();
    }

    static int today() {
        return Math.toIntExact(LocalDate.now(ZoneOffset.UTC).toEpochDay());
    }
}
