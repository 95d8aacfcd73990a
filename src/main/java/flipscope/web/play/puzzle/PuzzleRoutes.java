package flipscope.web.play.puzzle;

import flipscope.puzzle.Puzzle;
import flipscope.puzzle.Puzzles;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.web.draw.BoardPicture;
import flipscope.web.figure.Card;
import flipscope.web.game.GameBoards;
import flipscope.web.site.Page;
import flipscope.web.site.PageContext;
import flipscope.web.site.PagePart;
import flipscope.web.site.Pages;
import flipscope.web.site.Query;
import flipscope.web.site.Section;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.LocalDate;
import java.time.ZoneOffset;

/**
 * Positions in which one move wins. An address without a puzzle leads to that of the day, in UTC,
 * which is then in the address.
 */
public final class PuzzleRoutes {
    private final Pages pages;
    private final Puzzles puzzles = new Puzzles();

    public PuzzleRoutes(Pages pages) {
        this.pages = pages;
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
        PuzzleAddress asked = PuzzleAddress.read(query);
        if (asked.seed().isEmpty()) {
            ctx.header("Cache-Control", "no-store");
            ctx.redirect(
                    PuzzleAddress.page(today(), asked.strength()).toString(), HttpStatus.SEE_OTHER);
            return;
        }
        Puzzle puzzle = puzzles.of(asked.strength(), asked.seed().get());
        PuzzlePlay play = asked.played(puzzle, query);
        boolean moving = Pages.wantsFragment(ctx);
        PuzzleView view = new PuzzleView(frame(ctx, asked), asked, play, moving);
        pages.send(ctx, Page.PUZZLE, PagePart.PUZZLE, view);
    }

    /** The preview card of the puzzle that an address says: its board, and the task. */
    public Card card(Query query) {
        PuzzleAddress asked = PuzzleAddress.read(query);
        int seed = asked.seed().orElseGet(() -> PuzzleAddress.seed(today()));
        Game game = puzzles.of(asked.strength(), seed).game();
        Position at = game.turn();
        String side = GameBoards.side(pages.words(), at.toMove());
        return Card.of(
                PuzzleView.title(pages.words(), asked.day(), seed),
                "",
                pages.words().text("puzzle.task", side) + ".",
                BoardPicture.played(at, Squares.bit(game.last().square())));
    }

    private PageContext frame(Context ctx, PuzzleAddress asked) {
        String title = PuzzleView.title(pages.words(), asked.day(), asked.seed().get());
        return pages.frame(ctx, title)
                .standingAt(asked.beginning())
                .in(Section.PLAY)
                .withBoardAndStepper()
                .with("play/record.js");
    }

    static LocalDate today() {
        return LocalDate.now(ZoneOffset.UTC);
    }
}
