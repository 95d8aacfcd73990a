package flipscope.web.game;

import flipscope.web.site.EmbedAddress;
import flipscope.web.site.Embedding;
import flipscope.web.site.Link;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game as its URL has it, and the way from one URL to the next. The server keeps nothing: all
 * that a page is lies in here, and what a link does not mean to change it keeps.
 *
 * @param start where the game began, as 64 characters, {@code _} and the side to move; empty for
 *     the usual start
 * @param moves the squares played, {@code f5d6}, without passes
 * @param ply how many of the moves are shown; empty for all
 * @param player whom the person plays
 * @param level how well the engine plays, 1 to 10
 * @param hints whether every legal move shows its score
 * @param paused whether the engine, playing itself, waits to be asked for each move
 * @param stepper the open stepper, if one is
 * @param embedding that the pages stand inside somebody else's, if they do
 * @param own the game that another move was tried in, if this is such a try
 */
public record GameUrl(
        Optional<String> start,
        String moves,
        Optional<Integer> ply,
        Player player,
        int level,
        boolean hints,
        boolean paused,
        Optional<Stepper> stepper,
        Optional<Embedding> embedding,
        Optional<OwnGame> own) {

    /** The level when nobody chooses one. */
    static final int DEFAULT_LEVEL = 3;

    /** A new game: the person plays Black. */
    public static final GameUrl NEW =
            new GameUrl(
                    Optional.empty(),
                    "",
                    Optional.empty(),
                    Player.BLACK,
                    DEFAULT_LEVEL,
                    false,
                    false,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());

    /**
     * The stepper beside a board.
     *
     * @param algorithm its id
     * @param at the step; empty for the storyboard
     * @param detail the level of detail; empty for the usual one
     */
    public record Stepper(String algorithm, Optional<String> at, Optional<String> detail) {
        /** The storyboard of an algorithm. */
        public static Stepper of(String algorithm) {
            return new Stepper(algorithm, Optional.empty(), Optional.empty());
        }
    }

    /** The same game, shown as it was after some of its moves; the rest stays for redo. */
    public GameUrl atPly(int shown) {
        Optional<Integer> earlier = Optional.of(shown).filter(n -> n < moves.length() / 2);
        return new GameUrl(
                start, moves, earlier, player, level, hints, paused, stepper, embedding, own);
    }

    /**
     * The game with these moves and no others. Another position has another trace: its step goes.
     */
    public GameUrl withMoves(String played) {
        Optional<Stepper> opened =
                stepper.map(s -> new Stepper(s.algorithm(), Optional.empty(), s.detail()));
        return new GameUrl(
                start,
                played,
                Optional.empty(),
                player,
                level,
                hints,
                paused,
                opened,
                embedding,
                own);
    }

    /** A game that begins elsewhere, without moves. */
    public GameUrl from(Optional<String> position) {
        return new GameUrl(
                        position,
                        "",
                        Optional.empty(),
                        player,
                        level,
                        hints,
                        paused,
                        stepper,
                        embedding,
                        Optional.empty())
                .withMoves("");
    }

    /** The same game with the person on another side. */
    public GameUrl playing(Player side) {
        return new GameUrl(start, moves, ply, side, level, hints, paused, stepper, embedding, own);
    }

    /** The same game with or without the score of every legal move. */
    public GameUrl hinting(boolean shown) {
        return new GameUrl(
                start, moves, ply, player, level, shown, paused, stepper, embedding, own);
    }

    /** The same game, in which the engine, playing itself, waits or goes on. */
    public GameUrl pausing(boolean waits) {
        return new GameUrl(start, moves, ply, player, level, hints, waits, stepper, embedding, own);
    }

    /** The same game with or without a stepper. */
    public GameUrl stepping(Optional<Stepper> opened) {
        return new GameUrl(start, moves, ply, player, level, hints, paused, opened, embedding, own);
    }

    /**
     * Another way for a game to go on, from which a link leads back to this one. The person plays
     * both sides there, so that nobody answers before it has been looked at.
     */
    public GameUrl trying(String played) {
        GameUrl there = withMoves(played).playing(Player.BOTH);
        return new GameUrl(
                start,
                there.moves,
                there.ply,
                there.player,
                level,
                hints,
                paused,
                there.stepper,
                embedding,
                own.or(() -> Optional.of(new OwnGame(player, moves))));
    }

    /** The page of the game with an algorithm stepped beside it. */
    public Link beside(String algorithm) {
        return Link.to("/play").with(stepping(Optional.of(Stepper.of(algorithm))).parameters());
    }

    /** The game that this is a try in, at the first move that was another one there. */
    public Optional<GameUrl> backToOwn() {
        return own.map(
                game ->
                        new GameUrl(
                                        start,
                                        game.moves(),
                                        Optional.empty(),
                                        game.player(),
                                        level,
                                        hints,
                                        paused,
                                        Optional.empty(),
                                        embedding,
                                        Optional.empty())
                                .atPly(game.parting(moves)));
    }

    /** The same game inside somebody else's page, where no stepper is open beside it. */
    GameUrl within(Embedding host) {
        return new GameUrl(
                start,
                moves,
                ply,
                player,
                level,
                hints,
                paused,
                Optional.empty(),
                Optional.of(host),
                Optional.empty());
    }

    /** The page of the game. */
    public String play() {
        return url("/play", parameters());
    }

    /** The same, as a link to add to. */
    public Link link() {
        return Link.to(path("/play")).with(parameters());
    }

    /** Where the engine's reply comes from. */
    public String reply() {
        return url("/play/reply", parameters());
    }

    /** Where a page stands: inside the frame that the game is in. */
    public String path(String page) {
        return embedding.isPresent() ? EmbedAddress.of(Link.to(page)).path() : page;
    }

    /**
     * How an algorithm worked on this game after some of its moves.
     *
     * @param at how many moves had been played
     * @param move the square that was played then, for algorithms that take one
     */
    public String trace(String algorithm, int at, Optional<String> move) {
        GameUrl then =
                new GameUrl(
                        start,
                        moves,
                        Optional.of(at),
                        player,
                        level,
                        hints,
                        paused,
                        Optional.empty(),
                        embedding,
                        own);
        Map<String, String> parameters = then.parameters();
        move.ifPresent(square -> parameters.put("move", square));
        return url("/trace/" + algorithm, parameters);
    }

    /** The parameters of the page in their order, for links and for the hidden fields of forms. */
    public Map<String, String> parameters() {
        Map<String, String> all = new LinkedHashMap<>();
        start.ifPresent(position -> all.put("start", position));
        all.put("moves", moves);
        ply.ifPresent(shown -> all.put("ply", String.valueOf(shown)));
        all.put("side", player.word());
        all.put("level", String.valueOf(level));
        if (hints) {
            all.put("hints", "1");
        }
        if (paused) {
            all.put("pause", "1");
        }
        stepper.ifPresent(
                opened -> {
                    all.put("trace", opened.algorithm());
                    opened.at().ifPresent(step -> all.put("at", step));
                    opened.detail().ifPresent(detail -> all.put("detail", detail));
                });
        own.ifPresent(game -> all.put(OwnGame.PARAMETER, game.text()));
        embedding.ifPresent(host -> all.putAll(host.options()));
        return all;
    }

    private String url(String page, Map<String, String> parameters) {
        List<String> pairs = new ArrayList<>();
        parameters.forEach((name, value) -> pairs.add(name + "=" + encoded(value)));
        return path(page) + "?" + String.join("&", pairs);
    }

    /** Ids of algorithms keep their slashes: a query may have them, and people read them. */
    private static String encoded(String value) {
        return URLEncoder.encode(value, StandardCharsets.UTF_8).replace("%2F", "/");
    }
}
