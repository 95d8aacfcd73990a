package flipscope.web.play.puzzle;

import flipscope.puzzle.Puzzle;
import flipscope.puzzle.Puzzles;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.web.address.Link;
import flipscope.web.address.Query;
import flipscope.web.draw.BoardPicture;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Routes;
import flipscope.web.exchange.Status;
import flipscope.web.figure.Card;
import flipscope.web.figure.CardSource;
import flipscope.web.figure.Pictured;
import flipscope.web.game.GameBoards;
import flipscope.web.page.Page;
import flipscope.web.page.PageContext;
import flipscope.web.page.PagePart;
import flipscope.web.page.Pages;
import flipscope.web.page.Section;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Map;

/**
 * Positions in which one move wins. An address without a puzzle leads to that of the day, in UTC,
 * which is then in the address.
 */
public final class PuzzleRoutes implements Pictured {
    private static final Page PUZZLE_PAGE = new Page("play/puzzle/page");
    private static final PagePart PUZZLE_PART = PagePart.of("play/puzzle/part");

    private final Pages pages;
    private final Puzzles puzzles = new Puzzles();

    public PuzzleRoutes(Pages pages) {
        this.pages = pages;
    }

    @Override
    public void addTo(Routes routes) {
        routes.get("/play/puzzle", this::show);
    }

    @Override
    public Map<String, CardSource> cards() {
        return Map.of(Link.url("/play/puzzle"), (name, query) -> card(query));
    }

    /** They take much work to solve exactly. */
    @Override
    public boolean isHeavy(Exchange exchange) {
        return Link.pathOf(exchange).equals("/play/puzzle");
    }

    private void show(Exchange exchange) {
        Query query = Query.of(exchange, pages.words());
        PuzzleAddress asked = PuzzleAddress.read(query);
        if (asked.seed().isEmpty()) {
            exchange.header("Cache-Control", "no-store");
            exchange.redirect(
                    PuzzleAddress.page(today(), asked.strength()).toString(), Status.SEE_OTHER);
            return;
        }
        Puzzle puzzle = puzzles.of(asked.strength(), asked.seed().get());
        PuzzlePlay play = asked.played(puzzle, query);
        boolean moving = Pages.wantsFragment(exchange);
        PuzzleView view = new PuzzleView(frame(exchange, asked), asked, play, moving);
        pages.send(exchange, PUZZLE_PAGE, PUZZLE_PART, view);
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

    private PageContext frame(Exchange exchange, PuzzleAddress asked) {
        String title = PuzzleView.title(pages.words(), asked.day(), asked.seed().get());
        return pages.frame(exchange, title)
                .standingAt(asked.beginning())
                .in(Section.PLAY)
                .withBoardAndStepper()
                .with("play/record.js");
    }

    static LocalDate today() {
        return LocalDate.now(ZoneOffset.UTC);
    }
}
