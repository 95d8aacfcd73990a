package flipscope.web.cube;

import flipscope.web.game.GameAddress;
import flipscope.web.site.Embedding;
import flipscope.web.site.Link;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A game of score four as its address describes it.
 *
 * @param moves the columns into which balls were dropped: {@code a1b2}
 * @param ply how many balls are shown; empty for all
 * @param seat which sides the person plays
 * @param level the engine's level
 * @param threats whether the cells that complete four are marked
 * @param embedding the options of the embed, if the page is one
 */
public record CubeUrl(
        String moves,
        Optional<Integer> ply,
        Seat seat,
        int level,
        boolean threats,
        Optional<Embedding> embedding)
        implements GameAddress {
    private static final int NAME = 2;

    @Override
    public Link page() {
        return Link.to("/score-four");
    }

    @Override
    public Map<String, String> parameters() {
        Map<String, String> all = new LinkedHashMap<>();
        all.put(CubeReader.MOVES.name(), moves);
        ply.ifPresent(shown -> all.put(CubeReader.PLY.name(), String.valueOf(shown)));
        all.put(CubeReader.SIDE.name(), seat.word());
        all.put(CubeReader.LEVEL.name(), String.valueOf(level));
        if (threats) {
            all.put(CubeReader.THREATS.name(), "1");
        }
        embedding.ifPresent(host -> all.putAll(host.options()));
        return all;
    }

    @Override
    public CubeUrl atPly(int shown) {
        Optional<Integer> earlier = Optional.of(shown).filter(n -> n < moves.length() / NAME);
        return new CubeUrl(moves, earlier, seat, level, threats, embedding);
    }

    /** The moves that are shown. */
    public String shownMoves() {
        return moves.substring(0, ply.map(balls -> balls * NAME).orElse(moves.length()));
    }

    /** A game with other moves, all shown. */
    public CubeUrl withMoves(String played) {
        return new CubeUrl(played, Optional.empty(), seat, level, threats, embedding);
    }

    /** The same game with the threats marked or not. */
    public CubeUrl marking(boolean shown) {
        return new CubeUrl(moves, ply, seat, level, shown, embedding);
    }

    /** The same game with other sides for the person. */
    public CubeUrl playing(Seat other) {
        return new CubeUrl(moves, ply, other, level, threats, embedding);
    }

    /** The same game in an embed. */
    public CubeUrl within(Embedding host) {
        return new CubeUrl(moves, ply, seat, level, threats, Optional.of(host));
    }
}
