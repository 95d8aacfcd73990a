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
import flipscope.text.Slug;
import flipscope.web.address.Link;
import flipscope.web.address.NamedLink;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameUrl;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongBinaryOperator;

/**
 * What a move changed, in things that can be counted, each with the step that counts it. They stand
 * beside the loss of a move and do not claim to be its cause.
 *
 * @param game the game after the move, for the way back; who plays it alone is called “you”
 */
record MoveFacts(Messages words, GameUrl game) {
    private static final long CORNERS = 0x8100_0000_0000_0081L;

    /** Earlier in the game nearly all empty squares are one region. */
    private static final int FEW_EMPTY = 24;

    List<NamedLink> of(Ply ply) {
        Position turn = seenBy(ply.before(), ply.side());
        Position reply = seenBy(ply.before(), ply.side().other());
        Position mine = seenBy(ply.after(), ply.side());
        Position theirs = seenBy(ply.after(), ply.side().other());
        List<NamedLink> facts = new ArrayList<>();
        for (Counted each : Counted.values()) {
            facts.addAll(counted(each, turn, mine));
            facts.addAll(counted(each, reply, theirs));
            facts.addAll(each == Counted.MOVES ? corners(reply, theirs) : List.of());
        }
        facts.addAll(regions(ply));
        return facts;
    }

    /** A position with this side to move, whichever is. */
    private static Position seenBy(Position at, Side side) {
        return Position.of(at.black(), at.white(), side);
    }

    /** What is counted for the side to move, and the technique that finds it. */
    private enum Counted {
        MOVES("reversi/mobility/core", MobilityCore::mobility),
        LATER("reversi/potential/core", PotentialMobility::squares),
        SAFE("reversi/stable/edges", StableEdges::edges);

        private final String technique;

        @SuppressWarnings("ImmutableEnumChecker") // Always a method without a state.
        private final LongBinaryOperator set;

        Counted(String technique, LongBinaryOperator set) {
            this.technique = technique;
            this.set = set;
        }

        int of(Position at) {
            return Long.bitCount(set.applyAsLong(at.own(), at.opponent()));
        }
    }

    /** A count that changed: {@code Your moves: 7 to 2}. */
    private List<NamedLink> counted(Counted fact, Position before, Position after) {
        int first = fact.of(before);
        int then = fact.of(after);
        String text = text("analysis.fact." + Slug.of(fact), after.toMove(), first, then);
        return first == then ? List.of() : List.of(fact(text, fact.technique, after));
    }

    private String text(String key, Side side, Object first, Object second) {
        return game.player().isAlone(side)
                ? words.text(key + ".yours", first, second)
                : words.text(key, GameBoards.side(words, side), first, second);
    }

    /** The corners that the other side could not take before. */
    private List<NamedLink> corners(Position before, Position after) {
        long open = after.legalMoves() & ~before.legalMoves() & CORNERS;
        return Squares.list(open).stream()
                .map(Squares::name)
                .map(name -> text("analysis.fact.corner", after.toMove(), name, ""))
                .map(text -> fact(text, Counted.MOVES.technique, after))
                .toList();
    }

    /** The regions of empty squares that the move borders on, and who can end there. */
    private List<NamedLink> regions(Ply ply) {
        Position after = ply.after();
        boolean few = Long.bitCount(after.empty()) <= FEW_EMPTY;
        long beside = few ? Neighbours.of(1L << ply.square()) & after.empty() : 0;
        List<NamedLink> facts = new ArrayList<>();
        while (beside != 0) {
            long region = OddRegions.region(after.empty(), beside & -beside);
            facts.add(region(after, region));
            beside &= ~region;
        }
        return facts;
    }

    private NamedLink region(Position after, long region) {
        int squares = Long.bitCount(region);
        String parity = squares % 2 == 0 ? "even" : "odd";
        String names = Squares.names(region);
        String text = words.text("analysis.fact.region." + parity, names, squares);
        return fact(text, "reversi/regions/odd", after);
    }

    /** A fact and the step that counts it, with the way back to the analysis of the game. */
    private NamedLink fact(String text, String technique, Position at) {
        Link step =
                Link.to("/trace/" + technique)
                        .with("position", PositionText.write(at))
                        .with(game.parameters())
                        .with("detail", "stage")
                        .with("at", "return");
        return new NamedLink("", text, step);
    }
}
