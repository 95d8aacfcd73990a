package flipscope.web.play;

import flipscope.engine.Level;
import flipscope.opening.Openings;
import flipscope.text.Messages;
import flipscope.web.address.Link;
import flipscope.web.address.NamedLink;
import flipscope.web.game.GameState;
import flipscope.web.game.GameUrl;
import flipscope.web.game.Player;
import java.util.Optional;

/** Where a game leads: to its review, to openings, to other games. */
public record GameLinks(Messages words, GameState game) {

    /** The address of the review, which embeds have not; empty before the first move. */
    public Optional<String> analysis() {
        return Optional.of(game.url().part("analysis"))
                .filter(url -> game.plies() > 0 && game.url().embedding().isEmpty())
                .map(Link::toString);
    }

    /** The name of the opening, with its place among the openings. */
    public Optional<NamedLink> openings() {
        return Openings.named(game.shown())
                .map(
                        part ->
                                new NamedLink(
                                        "opening",
                                        words.text("play.opening", Openings.of(part).orElseThrow()),
                                        game.openings(game.transcript(part.plies().size()))));
    }

    /** A new game by the same code, to be sent to a friend. */
    public String challenge() {
        return game.again().by(game.url().code().letting(0)).play();
    }

    /** The same game again with the colours swapped. */
    public NamedLink rematch() {
        return new NamedLink("rematch", words.text(rematchKey()), otherSide());
    }

    public String rematchKey() {
        return "play.rematch." + other().word();
    }

    String sideKey() {
        return "play.act." + other().word();
    }

    /** A new game in which the person plays the other side; Black, if it was not one of them. */
    public String otherSide() {
        return game.again().playing(other()).play();
    }

    private Player other() {
        return game.url().player() == Player.BLACK ? Player.WHITE : Player.BLACK;
    }

    /** A new game between the same. */
    public String anew() {
        return game.again().play();
    }

    public String twoPlayers() {
        return game.again().playing(Player.BOTH).withFriend(false).play();
    }

    /** This game, or a new one, with a friend: whoever opens the address plays the other side. */
    public String friend() {
        GameUrl url = game.isOver() ? game.again() : game.fromHere();
        boolean alone = url.player() == Player.BLACK || url.player() == Player.WHITE;
        return (alone ? url : url.playing(Player.BLACK)).withFriend(true).play();
    }

    public String engineAlone() {
        return game.again().playing(Player.NONE).play();
    }

    /** A new game from a random even opening. */
    public String fair() {
        GameUrl settings = game.again();
        return settings.in(Link.to("/play/opening")).holding(settings.parameters()).toString();
    }

    /** Against a level: this game goes on; where it is over, or not begun, another begins. */
    public String against(int level) {
        boolean goesOn = game.plies() > 0 && !game.isOver();
        GameUrl url = goesOn ? game.url() : game.again();
        boolean both = url.player() == Player.BOTH;
        return (both ? url.playing(Player.BLACK) : url).withFriend(false).against(level).play();
    }

    /** Whether the engine plays at a level. */
    public boolean isAgainst(int level) {
        boolean engine = game.url().player() != Player.BOTH && !game.url().friend();
        return engine && game.url().level() == level;
    }

    /** At the end a game at the level above or below, as this one went. */
    public Optional<NamedLink> otherLevel() {
        int won = game.isOver() ? outcome() : 0;
        int level = game.url().level() + won;
        if (won == 0 || level < Level.LOWEST || level > Level.HIGHEST) {
            return Optional.empty();
        }
        String id = won > 0 ? "harder" : "easier";
        return Optional.of(
                new NamedLink(
                        id,
                        words.text("play.rematch." + id, level),
                        game.again().against(level).play()));
    }

    /** 1 if the person has won, -1 if the engine has; 0 for a draw, or if these two do not play. */
    private int outcome() {
        GameWords told = new GameWords(words, game);
        return told.person().isEmpty() || game.url().friend() ? 0 : Integer.signum(told.lead());
    }

    /** Whether the person has beaten the engine from the usual start. */
    boolean isWon() {
        return game.isOver() && game.url().start().isEmpty() && outcome() > 0;
    }

    /** The link from a variation back to the original game. */
    public Optional<NamedLink> own() {
        GameUrl url = game.url();
        return url.own()
                .map(original -> original.firstDifference(url.moves()))
                .map(move -> words.text("play.own", move))
                .map(text -> new NamedLink("own-game", text, url.backToOwn().orElseThrow().play()));
    }

    /** Whether the engine plays alone, and can be paused. */
    public boolean isAuto() {
        return game.isEngineToMove() && game.url().player() == Player.NONE;
    }

    /** Pauses or resumes such a game. */
    public String pause() {
        return game.url().pausing(!game.isPaused()).play();
    }

    /** Plays one move, then waits. */
    public String oneMove() {
        return game.url().pausing(true).reply();
    }
}
