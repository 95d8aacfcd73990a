package flipscope.web.play.puzzle;

import flipscope.puzzle.Strength;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.web.address.Link;
import flipscope.web.address.NamedLink;
import flipscope.web.game.BoardView;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameState;
import flipscope.web.game.GameUrl;
import flipscope.web.game.Player;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A puzzle.
 *
 * @param moving whether the last moves are seen to be played
 */
public record PuzzleView(PageContext frame, PuzzleAddress asked, PuzzlePlay play, boolean moving)
        implements PageView {
    /** After this many misses the reader can see the move. */
    private static final int PATIENCE = 2;

    /** Has no common divisor with the number of puzzles, so that all of them come in turn. */
    private static final int STRIDE = 97;

    private static final int SEEDS = 1_000_000;

    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("d MMMM yyyy", Locale.ENGLISH);

    /** {@code Puzzle of the day, 1 December 2026}, or the number of another one. */
    static String title(Messages words, Optional<LocalDate> day, int seed) {
        return day.map(each -> words.text("puzzle.title.day", DATE.format(each)))
                .orElse(words.text("puzzle.title", seed));
    }

    /** Which puzzle it is. */
    public String title() {
        return frame.title();
    }

    /** The name of the puzzle on the reader's device: {@code 20788.1}. */
    public String name(Strength strength) {
        return asked.seed().orElseThrow() + "." + strength.number();
    }

    /** The name of this one. */
    public String name() {
        return name(asked.strength());
    }

    @Override
    public String description() {
        return task();
    }

    @Override
    public String spoken() {
        return said();
    }

    /** The game that it comes from. */
    public GameState game() {
        return GameUrl.NEW.playing(Player.BOTH).showing(play.game());
    }

    public BoardView board() {
        GameBoards boards = new GameBoards(frame.words());
        BoardView board =
                play.isWrong() || play.isSolved()
                        ? boards.still(game())
                        : boards.of(game(), false).linking(name -> asked.after(name).toString());
        return moving ? board.moving() : board;
    }

    private String side(Side side) {
        return GameBoards.side(frame.words(), side);
    }

    /** What is to be done, or that it is done. */
    public String task() {
        if (!play.isSolved()) {
            return text("puzzle.task", side(play.side()));
        }
        int won = play.game().score().official().lead(play.side());
        String tries = text("puzzle.missed", asked.missed());
        return text("puzzle.solved", side(play.side()), won) + " " + tries;
    }

    /** Whether the last move was the winning one, and how it was answered. */
    public String said() {
        if (!play.isBegun()) {
            return text("puzzle.one", side(play.side()));
        }
        String move = Squares.name(play.tried());
        String verdict = play.lead() > 0 ? "correct" : play.lead() == 0 ? "draws" : "loses";
        String said = text("puzzle." + verdict, move, Math.abs(play.lead()));
        String answered = play.answers().isEmpty() ? said : said + " " + answers();
        return mood().equals("correct") ? answered + " " + onward() : answered;
    }

    /** That one plays on against the best defence. */
    private String onward() {
        return text("puzzle.on", side(play.side().other()));
    }

    private String answers() {
        String names = Squares.names(play.answers(), text("story.list.comma"));
        return text("puzzle.answer", side(play.side().other()), names);
    }

    /** {@code wrong}, {@code correct} or {@code solved}; empty before the first move. */
    public String mood() {
        if (!play.isBegun()) {
            return "";
        }
        return play.isWrong() ? "wrong" : play.isSolved() ? "solved" : "correct";
    }

    /** What can be done now, the first first. */
    public List<NamedLink> ways() {
        List<NamedLink> ways = new ArrayList<>();
        if (play.isWrong()) {
            ways.add(way("again", asked.again()));
        } else if (!play.isSolved() && asked.missed() >= PATIENCE) {
            ways.add(way("show", asked.shown(Squares.name(play.best()))));
        }
        int seed = (asked.seed().orElseThrow() + STRIDE) % SEEDS;
        Link next = PuzzleAddress.page(seed, asked.strength());
        ways.add(new NamedLink("next-puzzle", text("puzzle.next"), next));
        return ways;
    }

    private NamedLink way(String id, Link link) {
        return new NamedLink(id, text("puzzle." + id), link);
    }

    /** The line of text to share, once it is solved. Its link does not give the moves away. */
    public String result() {
        int number = asked.strength().number();
        String stars = "★".repeat(number) + "☆".repeat(Strength.values().length - number);
        String url = frame.origin() + asked.beginning();
        String tries = text("puzzle.result.missed", asked.missed());
        return text("puzzle.result", frame.title(), stars, tries, url);
    }
}
