package flipscope.core;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.testkit.Draw;
import flipscope.testkit.RandomBoards;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class StableDiscsTest implements RandomBoards {
    @Example
    void discsHeldByACornerAreStable() {
        long discs =
                Draw.set(
                        """
                        x x x . x x . .
                        x x x . . . . .
                        x x . . x . . .
                        x . . x x x . .
                        . . . . x . . .
                        . . . . . . . x
                        . . . . . . x x
                        . . . . . . x x
                        """);
        assertThat(Draw.set(StableDiscs.anchored(discs)))
                .isEqualTo(
                        """
                        x x x . . . . .
                        x x x . . . . .
                        x x . . . . . .
                        x . . . . . . .
                        . . . . . . . .
                        . . . . . . . x
                        . . . . . . x x
                        . . . . . . x x
                        """);
    }

    @Example
    void threeLinesAreNotEnough() {
        long discs =
                Draw.set(
                        """
                        x x . . . . x x
                        x x . . . . x x
                        . . . . . . . .
                        . . . . . . . .
                        . . . . . . . .
                        . . . . . . . .
                        x x . . . . x x
                        x x . . . . x x
                        """);
        assertThat(Draw.set(StableDiscs.anchored(discs)))
                .isEqualTo(
                        """
                        x x . . . . x x
                        x . . . . . . x
                        . . . . . . . .
                        . . . . . . . .
                        . . . . . . . .
                        . . . . . . . .
                        x . . . . . . x
                        x x . . . . x x
                        """);
    }

    @Example
    void withoutACornerNothingIsHeld() {
        assertThat(StableDiscs.anchored(~0x8100_0000_0000_0081L)).isZero();
    }

    @Example
    void aFullBoardIsHeld() {
        assertThat(StableDiscs.anchored(-1L)).isEqualTo(-1L);
    }

    @Property
    void noGameTurnsAStableDisc(@ForAll("crowded") Position at, @ForAll long seed) {
        long black = StableDiscs.anchored(at.black());
        long white = StableDiscs.anchored(at.white());
        Random random = new Random(seed);
        for (Position now = at; !now.isOver(); now = next(now, random)) {
            assertThat(Squares.names(black & ~now.black())).isEmpty();
            assertThat(Squares.names(white & ~now.white())).isEmpty();
        }
    }

    private static Position next(Position now, Random random) {
        if (now.mustPass()) {
            return now.passed();
        }
        List<Integer> moves = Squares.list(now.legalMoves());
        return now.play(moves.get(random.nextInt(moves.size())));
    }
}
