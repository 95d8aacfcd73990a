package flipscope.lesson.read;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.core.ScoreFourDrop;
import flipscope.core.ScoreFourGround;
import flipscope.core.ScoreFourReach;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** The search that the lesson on the cube steps: what it says of the branches, by a search here. */
class ThreatTreeTest {
    private static final String ROOT = "a4b1c3c3d1a4d2d1";

    /** The balls of the player to move, and those of the other. */
    private record Cube(long own, long opponent) {
        static Cube after(String moves) {
            Cube cube = new Cube(0, 0);
            for (int at = 0; at < moves.length(); at += 2) {
                int column = moves.charAt(at) - 'a' + 4 * (moves.charAt(at + 1) - '1');
                cube = cube.with(ScoreFourDrop.drop(cube.own, cube.opponent, column));
            }
            return cube;
        }

        Cube with(long ball) {
            return new Cube(opponent, own | ball);
        }

        /** The positions after a ball that makes a threat which must be answered. */
        LongStream threatening() {
            long ground = ScoreFourGround.ground(own, opponent);
            return LongStream.iterate(ground, rest -> rest != 0, rest -> rest & rest - 1)
                    .map(rest -> rest & -rest)
                    .filter(ball -> ScoreFourReach.reach(own | ball, opponent) != 0)
                    .filter(ball -> ScoreFourReach.reach(opponent, own | ball) == 0);
        }

        /** Whether a series of threats wins, each with one answer. */
        boolean wins() {
            return ScoreFourReach.reach(own, opponent) != 0
                    || threatening().anyMatch(ball -> with(ball).answered().wins());
        }

        private Cube answered() {
            return with(ScoreFourReach.reach(/* own= */ opponent, /* opponent= */ own));
        }
    }

    @Test
    void theBallOnB3WinsAndTheBranchOfA3DoesNot() {
        assertThat(Cube.after(ROOT).wins()).isTrue();
        assertThat(Cube.after(ROOT + "b3c2").wins()).isTrue();
        assertThat(Cube.after(ROOT + "b3c2a3d3").wins()).isFalse();
        assertThat(Cube.after(ROOT + "b3c2d3a3").wins()).isTrue();
        assertThat(Cube.after(ROOT + "b3c2d3d4").wins()).isTrue();
    }

    @Test
    void afterA2AndItsAnswerNoBallMakesAThreat() throws IOException {
        assertThat(Files.readString(Path.of("lessons/an-opponent-in-the-cube.md")))
                .contains("a1, and no ball makes a threat any more");
        assertThat(Cube.after(ROOT + "b3c2a3d3").threatening()).isNotEmpty();
        assertThat(Cube.after(ROOT + "b3c2a3d3a2a1").threatening()).isEmpty();
    }
}
