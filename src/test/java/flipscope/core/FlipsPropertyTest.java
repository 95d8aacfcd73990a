package flipscope.core;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.NaiveRules;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.testkit.Draw;
import flipscope.testkit.FlipsTechnique;
import flipscope.testkit.RandomBoards;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Every empty square is tried, legal or not: an illegal move flips nothing. */
class FlipsPropertyTest implements RandomBoards {
    @Property(tries = 10_000)
    void everyTechniqueAgreesWithTheNaiveRulesInRandomGames(@ForAll("reachable") Position at) {
        everyTechniqueAgrees(at);
        playingAgrees(at);
    }

    @Property(tries = 10_000)
    void everyTechniqueAgreesWithTheNaiveRulesOnCrowdedBoards(@ForAll("crowded") Position at) {
        everyTechniqueAgrees(at);
    }

    private static void everyTechniqueAgrees(Position at) {
        for (int square : Squares.list(at.empty())) {
            long flips = NaiveRules.flips(at.own(), at.opponent(), square);
            for (FlipsTechnique technique : FlipsTechnique.values()) {
                if (technique.flips(at, square) != flips) {
                    disagree(at, square, technique, flips);
                }
            }
        }
    }

    private static void playingAgrees(Position at) {
        for (int square : Squares.list(at.legalMoves())) {
            Position after = at.play(square);
            long[] sides = MoveApply.apply(at.own(), at.opponent(), Squares.bit(square));
            assertThat(new Position(sides[1], sides[0], at.toMove().other()))
                    .as("%s on%n%s", Squares.name(square), Draw.position(at))
                    .isEqualTo(after);
        }
    }

    private static void disagree(Position at, int square, FlipsTechnique technique, long flips) {
        assertThat(Draw.set(technique.flips(at, square)))
                .as("%s, move %s on%n%s", technique, Squares.name(square), Draw.position(at))
                .isEqualTo(Draw.set(flips));
    }
}
