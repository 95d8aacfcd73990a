package flipscope.web.game;

import flipscope.notation.TranscriptText;
import flipscope.rules.Game;
import flipscope.web.address.Embedding;
import flipscope.web.address.Link;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A game as its URL describes it. The server keeps no state: everything is in the URL, and links
 * keep what they do not change.
 *
 * @param start the start position, as 64 characters, {@code _} and the side to move; empty for the
 *     standard one
 * @param moves the squares played, {@code f5d6}, without passes
 * @param ply how many moves are shown; empty for all
 * @param settings who plays, and how
 * @param embedding the embed options, if the page is an embed
 * @param own the original game, if this one tries another move
 */
public record GameUrl(
        Optional<String> start,
        String moves,
        Optional<Integer> ply,
        GameSettings settings,
        Optional<Embedding> embedding,
        Optional<OriginalGame> own)
        implements GameAddress {

    /** A new game in which the person plays Black. */
    public static final GameUrl NEW =
            new GameUrl(
                    Optional.empty(),
                    "",
                    Optional.empty(),
                    GameSettings.USUAL,
                    Optional.empty(),
                    Optional.empty());

    @Override
    public Player player() {
        return settings.player();
    }

    @Override
    public Link page() {
        return code().isPresent() ? Link.to("/play/own") : Link.to("/play");
    }

    @Override
    public int level() {
        return settings.level();
    }

    public int seed() {
        return settings.seed();
    }

    public boolean hints() {
        return settings.hints();
    }

    /** Whether a friend plays the other side. */
    public boolean friend() {
        return settings.isByLink();
    }

    /** The reader's code that it is played by. */
    public GameCode code() {
        return settings.code();
    }

    /** A copy played by other code. */
    public GameUrl by(GameCode other) {
        return with(
                new GameSettings(player(), level(), hints(), paused(), seed(), friend(), other));
    }

    /** Other pages about a game know nothing of code. */
    @Override
    public Link part(String name) {
        return Link.to("/play/" + name).with(by(GameCode.NONE).parameters());
    }

    boolean paused() {
        return settings.paused();
    }

    @Override
    public GameUrl atPly(int shown) {
        return at(Optional.of(shown).filter(n -> n < moves.length() / 2));
    }

    private GameUrl at(Optional<Integer> shown) {
        return new GameUrl(start, moves, shown, settings, embedding, own);
    }

    private GameUrl with(GameSettings others) {
        return new GameUrl(start, moves, ply, others, embedding, own);
    }

    private GameUrl with(Optional<OriginalGame> original) {
        return new GameUrl(start, moves, ply, settings, embedding, original);
    }

    /** The game with other moves. */
    public GameUrl withMoves(String played) {
        return new GameUrl(start, played, Optional.empty(), settings, embedding, own);
    }

    /** Another game from the same start, at its end. */
    public GameState showing(Game game) {
        int plies = game.plies().size();
        return new GameState(withMoves(TranscriptText.write(game)), game, plies);
    }

    /** A game with another start position and no moves. */
    public GameUrl from(Optional<String> position) {
        return new GameUrl(position, "", Optional.empty(), settings, embedding, Optional.empty());
    }

    /** A copy with another choice of sides for the person. */
    public GameUrl playing(Player side) {
        return with(new GameSettings(side, level(), hints(), paused(), seed(), friend(), code()));
    }

    /** A copy against a friend, or against the engine. */
    public GameUrl withFriend(boolean other) {
        int drawn = other ? 0 : seed();
        return with(new GameSettings(player(), level(), hints(), paused(), drawn, other, code()));
    }

    /** A copy against another level. */
    public GameUrl against(int level) {
        return with(new GameSettings(player(), level, hints(), paused(), seed(), friend(), code()));
    }

    /** A copy with another seed. */
    GameUrl seeded(int seed) {
        return with(new GameSettings(player(), level(), hints(), paused(), seed, friend(), code()));
    }

    /** A copy with or without the scores of legal moves. */
    public GameUrl hinting(boolean shown) {
        return with(new GameSettings(player(), level(), shown, paused(), seed(), friend(), code()));
    }

    /** A copy in which the engine, playing both sides, waits or goes on. */
    public GameUrl pausing(boolean waits) {
        return with(new GameSettings(player(), level(), hints(), waits, seed(), friend(), code()));
    }

    /**
     * A variation of this game that keeps a way back to it. The person plays both sides, so that
     * the engine does not reply at once.
     */
    public GameUrl trying(String played) {
        return withMoves(played)
                .playing(Player.BOTH)
                .with(own.or(() -> Optional.of(new OriginalGame(player(), moves))));
    }

    /** The original game of a variation, at the first move that differs. */
    public Optional<GameUrl> backToOwn() {
        return own.map(
                original ->
                        from(start)
                                .withMoves(original.moves())
                                .playing(original.player())
                                .atPly(original.firstDifference(moves)));
    }

    /** The same game in an embed. */
    GameUrl within(Embedding host) {
        return new GameUrl(start, moves, ply, settings, Optional.of(host), Optional.empty());
    }

    @Override
    public String play() {
        return url(page());
    }

    /**
     * Where a game from elsewhere opens: in its analysis; to be played if it has no moves yet or is
     * in a frame.
     */
    public String opened() {
        boolean plays = moves.isEmpty() || embedding.isPresent();
        return plays ? play() : part("analysis").toString();
    }

    @Override
    public String reply() {
        return url(Link.to("/play/reply"));
    }

    /**
     * The address of an algorithm's trace on this game.
     *
     * @param at how many moves had been played
     */
    public Link trace(String technique, int at) {
        return in(Link.to("/trace/" + technique))
                .with(by(GameCode.NONE).at(Optional.of(at)).parameters())
                .with(GameReader.BACK.name(), ply.map(String::valueOf).orElse(""));
    }

    /** The address of the trace of an algorithm that takes the move then played. */
    public Link trace(String technique, int at, String move) {
        return trace(technique, at).with("move", move);
    }

    @Override
    public Map<String, String> parameters() {
        Map<String, String> all = new LinkedHashMap<>();
        start.ifPresent(position -> all.put("start", position));
        all.put("moves", moves);
        ply.ifPresent(shown -> all.put("ply", String.valueOf(shown)));
        all.put("side", player().word());
        all.put("level", String.valueOf(level()));
        if (seed() == GameSettings.FRESH) {
            all.put(GameReader.FRESH.name(), "1");
        } else if (seed() != 0) {
            all.put(GameReader.SEED.name(), String.valueOf(seed()));
        }
        if (hints()) {
            all.put("hints", "1");
        }
        if (paused()) {
            all.put("pause", "1");
        }
        if (friend()) {
            all.put(GameReader.FRIEND.name(), "1");
        }
        all.putAll(code().parameters());
        own.ifPresent(original -> all.put(GameReader.OWN.name(), original.text()));
        embedding.ifPresent(host -> all.putAll(host.options()));
        return all;
    }

    private String url(Link page) {
        return in(page).holding(parameters()).toString();
    }
}
