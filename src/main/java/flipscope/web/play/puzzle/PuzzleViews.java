package flipscope.web.play.puzzle;

import flipscope.notation.TranscriptText;
import flipscope.puzzle.Puzzle;
import flipscope.puzzle.Strength;
import flipscope.rules.Position;
import flipscope.rules.Score;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.web.draw.StillBoard;
import flipscope.web.figure.Card;
import flipscope.web.game.BoardView;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameState;
import flipscope.web.game.GameUrl;
import flipscope.web.game.Player;
import flipscope.web.play.puzzle.PuzzleView.StrengthView;
import flipscope.web.site.NamedLink;
import flipscope.web.site.PageFrame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Builds the page of a puzzle. */
final class PuzzleViews {
    /** After this many misses the reader can see the move. */
    private static final int PATIENCE = 2;

    /** Has no common divisor with the number of puzzles, so that all of them come in turn. */
    private static final int STRIDE = 97;

    private static final int SEEDS = 1_000_000;

    private final Messages words;
    private final GameBoards boards;

    PuzzleViews(Messages words) {
        this.words = words;
        this.boards = new GameBoards(words);
    }

    PuzzleView of(PageFrame frame, PuzzleRequest asked, PuzzlePlay play) {
        return new PuzzleView(
                frame,
                board(asked, play),
                Slug.of(play.side()),
                task(asked, play),
                said(play),
                mood(play),
                ways(asked, play),
                Arrays.stream(Strength.values()).map(each -> strength(asked, each)).toList(),
                play.isSolved() ? result(frame, asked) : "",
                game(play).url().play());
    }

    /** The preview card: the board and the task. */
    Card card(Puzzle puzzle, int seed) {
        PuzzlePlay play = PuzzlePlay.of(puzzle);
        Position at = play.game().turn();
        return Card.of(
                words.text("puzzle.title", seed),
                "",
                words.text("puzzle.task", side(play)) + ".",
                new Card.Position(
                        StillBoard.of(
                                at, at.legalMoves(), Squares.bit(play.game().last().square()))));
    }

    private static GameState game(PuzzlePlay play) {
        GameUrl url = GameUrl.NEW.playing(Player.BOTH).withMoves(TranscriptText.write(play.game()));
        return new GameState(url, play.game(), play.game().plies().size());
    }

    private BoardView board(PuzzleRequest asked, PuzzlePlay play) {
        boolean ended = play.isWrong() || play.isSolved();
        return ended
                ? boards.still(game(play))
                : boards.of(game(play), false).linking(name -> asked.after(name).toString());
    }

    private String side(PuzzlePlay play) {
        return GameBoards.side(words, play.side());
    }

    private String task(PuzzleRequest asked, PuzzlePlay play) {
        if (!play.isSolved()) {
            return words.text("puzzle.task", side(play));
        }
        int won = Score.onBoard(play.game().position()).official().lead(play.side());
        String tries = words.text("puzzle.missed", asked.missed());
        return words.text("puzzle.solved", side(play), won) + " " + tries;
    }

    /** Whether the last move was the winning one, and how it was answered. */
    private String said(PuzzlePlay play) {
        if (!play.isBegun()) {
            return words.text("puzzle.one", side(play));
        }
        String move = Squares.name(play.tried());
        String verdict = play.lead() > 0 ? "correct" : play.lead() == 0 ? "draws" : "loses";
        String said = words.text("puzzle." + verdict, move, Math.abs(play.lead()));
        return play.answers().isEmpty() ? said : said + " " + answers(play);
    }

    private String answers(PuzzlePlay play) {
        String names =
                play.answers().stream()
                        .map(Squares::name)
                        .collect(Collectors.joining(words.text("story.list.comma")));
        return words.text("puzzle.answer", GameBoards.side(words, play.side().other()), names);
    }

    private static String mood(PuzzlePlay play) {
        if (!play.isBegun()) {
            return "";
        }
        return play.isWrong() ? "wrong" : play.isSolved() ? "solved" : "correct";
    }

    private List<NamedLink> ways(PuzzleRequest asked, PuzzlePlay play) {
        List<NamedLink> ways = new ArrayList<>();
        if (play.isWrong()) {
            ways.add(new NamedLink("again", words.text("puzzle.again"), asked.again().toString()));
        } else if (!play.isSolved() && asked.missed() >= PATIENCE) {
            String best = asked.shown(Squares.name(play.best())).toString();
            ways.add(new NamedLink("show", words.text("puzzle.show"), best));
        }
        int seed = (asked.seed().orElseThrow() + STRIDE) % SEEDS;
        String next = PuzzleRequest.page(seed, asked.strength()).toString();
        ways.add(new NamedLink("next-puzzle", words.text("puzzle.next"), next));
        return ways;
    }

    private StrengthView strength(PuzzleRequest asked, Strength each) {
        return new StrengthView(
                each.number(),
                "★".repeat(each.number()),
                words.text("puzzle.strength." + each.number()),
                words.text("puzzle.strength.empty", each.empties()),
                PuzzleRequest.page(asked.seed().orElseThrow(), each).toString(),
                each == asked.strength());
    }

    /** The link to share: it does not give the moves away. */
    private String result(PageFrame frame, PuzzleRequest asked) {
        int number = asked.strength().number();
        String stars = "★".repeat(number) + "☆".repeat(Strength.values().length - number);
        String url = frame.origin() + asked.beginning();
        String tries = words.text("puzzle.result.missed", asked.missed());
        return words.text("puzzle.result", String.valueOf(asked.seed().get()), stars, tries, url);
    }
}
