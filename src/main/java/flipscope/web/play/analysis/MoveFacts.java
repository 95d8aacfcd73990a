package flipscope.web.play.analysis;

import flipscope.core.MobilityCore;
import flipscope.core.Neighbours;
import flipscope.core.OddRegions;
import flipscope.core.PotentialMobility;
import flipscope.core.StableEdges;
import flipscope.notation.PositionText;
import flipscope.rules.Ply;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameUrl;
import flipscope.web.play.analysis.ReviewView.FactView;
import flipscope.web.site.Link;
import java.util.ArrayList;
import java.util.List;

/**
 * What a move changed, in things that can be counted, each with the step that counts it. They stand
 * beside the loss of a move and do not claim to be its cause.
 */
final class MoveFacts {
    private static final long CORNERS = 0x8100_0000_0000_0081L;

    /** Earlier in the game nearly all empty squares are one region. */
    private static final int FEW_EMPTY = 24;

    private final Messages words;
    private final GameUrl game;

    /**
     * @param game the game after the move, for the way back; who plays it alone is called “you”
     */
    MoveFacts(Messages words, GameUrl game) {
        this.words = words;
        this.game = game;
    }

    List<FactView> of(Ply ply) {
        Position before = ply.before();
        Position after = ply.after();
        Position mine = seenBy(after, ply.side());
        Position theirs = seenBy(after, ply.side().other());
        List<FactView> facts = new ArrayList<>();
        facts.addAll(counted("moves", Counted.MOVES, seenBy(before, ply.side()), mine));
        Position reply = seenBy(before, ply.side().other());
        facts.addAll(counted("moves", Counted.MOVES, reply, theirs));
        facts.addAll(corners(reply, theirs));
        facts.addAll(counted("later", Counted.LATER, seenBy(before, ply.side()), mine));
        facts.addAll(counted("later", Counted.LATER, reply, theirs));
        facts.addAll(counted("safe", Counted.SAFE, seenBy(before, ply.side()), mine));
        facts.addAll(counted("safe", Counted.SAFE, reply, theirs));
        facts.addAll(regions(ply));
        return facts;
    }

    /** The same discs with this side to move, whoever is. */
    private static Position seenBy(Position at, Side side) {
        return Position.of(at.black(), at.white(), side);
    }

    /** What is counted for the side to move, and the technique that finds it. */
    private enum Counted {
        MOVES("reversi/mobility/core") {
            @Override
            long set(Position at) {
                return MobilityCore.mobility(at.own(), at.opponent());
            }
        },
        LATER("reversi/potential/core") {
            @Override
            long set(Position at) {
                return PotentialMobility.squares(at.own(), at.opponent());
            }
        },
        SAFE("reversi/stable/edges") {
            @Override
            long set(Position at) {
                return StableEdges.edges(at.own(), at.opponent());
            }
        };

        private final String technique;

        Counted(String technique) {
            this.technique = technique;
        }

        abstract long set(Position at);
    }

    /** A count that changed: {@code Your moves: 7 to 2}. */
    private List<FactView> counted(String what, Counted fact, Position before, Position after) {
        int first = Long.bitCount(fact.set(before));
        int then = Long.bitCount(fact.set(after));
        if (first == then) {
            return List.of();
        }
        String text = text("analysis.fact." + what, after.toMove(), first, then);
        return List.of(new FactView(text, step(fact.technique, after)));
    }

    private String text(String key, Side side, Object first, Object second) {
        return game.player().isAlone(side)
                ? words.text(key + ".yours", first, second)
                : words.text(key, GameBoards.side(words, side), first, second);
    }

    /** The corners that the other side could not take before. */
    private List<FactView> corners(Position before, Position after) {
        long open = after.legalMoves() & ~before.legalMoves() & CORNERS;
        return Squares.list(open).stream()
                .map(
                        corner ->
                                new FactView(
                                        text(
                                                "analysis.fact.corner",
                                                after.toMove(),
                                                Squares.name(corner),
                                                ""),
                                        step(Counted.MOVES.technique, after)))
                .toList();
    }

    /** The regions of empty squares that the move borders on, and who can end there. */
    private List<FactView> regionsNextTo(Ply ply) {
        Position after = ply.after();
        long beside = Neighbours.of(1L << ply.square()) & after.empty();
        List<FactView> facts = new ArrayList<>();
        while (beside != 0) {
            long region = OddRegions.region(after.empty(), beside & -beside);
            facts.add(region(after, region));
            beside &= ~region;
        }
        return facts;
    }

    private List<FactView> regions(Ply ply) {
        boolean few = Long.bitCount(ply.after().empty()) <= FEW_EMPTY;
        return few ? regionsNextTo(ply) : List.of();
    }

    private FactView region(Position after, long region) {
        int squares = Long.bitCount(region);
        String parity = squares % 2 == 0 ? "even" : "odd";
        String names = Squares.names(region);
        return new FactView(
                words.text("analysis.fact.region." + parity, names, squares),
                step("reversi/regions/odd", after));
    }

    /** The step that counts, with the way back to the analysis of the game. */
    private String step(String technique, Position at) {
        return Link.to("/trace/" + technique)
                .with("position", PositionText.write(at))
                .with(game.parameters())
                .with("detail", "stage")
                .with("at", "return")
                .toString();
    }
}
