package flipscope.core;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.NaiveRules;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.testkit.Draw;
import flipscope.testkit.MobilityTechnique;
import flipscope.testkit.RandomBoards;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class MobilityPropertyTest implements RandomBoards {
    @Property(tries = 10_000)
    void everyTechniqueAgreesWithTheNaiveRulesInRandomGames(@ForAll("reachable") Position at) {
        everyTechniqueAgrees(at);
    }

    @Property(tries = 10_000)
    void everyTechniqueAgreesWithTheNaiveRulesOnCrowdedBoards(@ForAll("crowded") Position at) {
        everyTechniqueAgrees(at);
    }

    private static void everyTechniqueAgrees(Position at) {
        long legal = NaiveRules.mobility(at.own(), at.opponent());
        for (MobilityTechnique technique : MobilityTechnique.values()) {
            assertThat(Draw.set(technique.mobility(at)))
                    .as("%s on%n%s", technique, Draw.position(at))
                    .isEqualTo(Draw.set(legal));
        }
        leftAgrees(at);
    }

    /** A move found by shifting left outflanks discs to its right. */
    private static void leftAgrees(Position at) {
        long legal = 0;
        for (int square : Squares.list(at.empty())) {
            boolean flips = NaiveRules.flips(at.own(), at.opponent(), square, 1, 0) != 0;
            legal |= flips ? Squares.bit(square) : 0;
        }
        assertThat(Draw.set(Mobility.left(at.own(), at.opponent())))
                .as("left on%n%s", Draw.position(at))
                .isEqualTo(Draw.set(legal));
    }
}
