package flipscope.web.scorefour;

import flipscope.engine.scorefour.CubeLevel;
import flipscope.text.Messages;
import flipscope.web.address.NamedLink;
import flipscope.web.cube.CubeUrl;
import flipscope.web.game.GamePageView;
import flipscope.web.game.Player;
import flipscope.web.game.PlyLineView;
import flipscope.web.page.FieldView;
import flipscope.web.page.PageContext;
import flipscope.web.scorefour.CubeBoard.Links;
import java.util.List;
import java.util.Optional;

/**
 * The page of a game of score four.
 *
 * @param plain the frame without a refresh
 * @param fresh whether the last ball has just been dropped
 * @param busy whether the engine had no time for its reply
 * @param why why a column takes a ball or not, or why the game is won
 * @param threatening the lines that threaten, as bits
 * @param worth what each column is worth, if it was asked for
 */
public record CubeView(
        PageContext plain,
        CubeGame game,
        boolean fresh,
        boolean busy,
        Optional<CubeWhy> why,
        List<ThreatView> threatening,
        Optional<ColumnScores> worth)
        implements GamePageView {
    /** Below this level the engine replies too quickly to be watched. */
    private static final int FIRST_WATCHED = 6;

    @Override
    public int watched() {
        return FIRST_WATCHED;
    }

    /** The same page with what each column is worth. */
    CubeView telling(ColumnScores found) {
        return new CubeView(plain, game, false, busy, why, threatening, Optional.of(found));
    }

    /** The same page, on which it is said that the engine is busy. */
    CubeView busied() {
        return new CubeView(plain, game, fresh, true, why, threatening, worth);
    }

    private Messages words() {
        return plain.words();
    }

    private CubeWords cubeWords() {
        return new CubeWords(words());
    }

    public CubeBoard board() {
        boolean picture = why.isEmpty() && plain.isPicture();
        Links all = why.filter(CubeWhy::isChoosing).isPresent() ? Links.ASK : Links.PLAY;
        boolean linked = !picture && game.isPersonToMove();
        return new CubeBoard(
                words(), game, linked ? all : Links.NONE, fresh && !picture, game.marks());
    }

    /** Whose turn it is, or who has won. */
    public String title() {
        return cubeWords().status(game);
    }

    /** Whose turn it is, or who has won, without naming who plays. */
    public String told() {
        return cubeWords().standing(game);
    }

    /** What the game is about, who plays whom, how it ended, or that the engine is busy. */
    public String note() {
        return busy ? text("play.busy") : cubeWords().note(game);
    }

    /** What is said about the last balls, one line each. */
    public List<PlyLineView> lines() {
        return new BallLines(words(), game).all();
    }

    @Override
    public List<FieldView> sides() {
        return CubeUrl.PLAYERS.stream()
                .map(CubeUrl::word)
                .map(word -> new FieldView(word, text("four.side." + word)))
                .toList();
    }

    @Override
    public int strongest() {
        return CubeLevel.HIGHEST;
    }

    @Override
    public String description() {
        return text("four.rules") + " " + told() + ".";
    }

    @Override
    public String spoken() {
        return why.map(CubeWhy::spoken)
                .or(() -> worth.map(ColumnScores::spoken))
                .orElseGet(() -> cubeWords().spoken(game));
    }

    /** Shows or hides the threats. */
    public String threats() {
        return game.url().marking(!game.url().threats()).play();
    }

    /** At the end another game, in which the colours change; its name is as which one plays. */
    public Optional<NamedLink> again() {
        CubeUrl next = game.url().again();
        boolean both = next.player() == Player.BOTH;
        String as = both ? "" : text("four.again." + next.side());
        return Optional.of(new NamedLink("again", as, next.play()))
                .filter(link -> game.isOver() && !plain.isPicture());
    }

    /** Tells what each column is worth; empty where it is told, or where nobody is asked. */
    public Optional<String> asksWorth() {
        return Optional.of(game.url().link().with(CubeUrl.WORTH, true).toString())
                .filter(link -> game.isPersonToMove() && worth.isEmpty() && !plain.isPicture());
    }

    /** Asks about any column, or why the game is won. */
    public Optional<NamedLink> ask() {
        return CubeWhy.question(words(), game);
    }

    /** What can be stepped here. */
    public List<NamedLink> steps() {
        return new CubeSteps(words(), game).all();
    }

    /** The cube as plain text. */
    public String plainBoard() {
        return CubeText.of(game, words());
    }
}
