package flipscope.engine;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Position;
import flipscope.testkit.Positions;
import flipscope.testkit.Resources;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PerftTest {

    /** Deeper counts are known too; they are left to the command line. */
    private static final int DEEPEST = 10;

    /** A known count: the column in which a pass is a ply and a finished game stays one leaf. */
    private record Known(int depth, long leaves) {
        static Known of(String line) {
            String[] columns = line.split(" ");
            return new Known(Integer.parseInt(columns[0]), Long.parseLong(columns[1]));
        }
    }

    @ParameterizedTest
    @MethodSource("known")
    void countsTheLeavesThatAreKnown(Known known) {
        assertThat(leaves(Position.START, known.depth)).isEqualTo(known.leaves);
    }

    @Test
    void noPlyIsThePositionItself() {
        assertThat(leaves(Position.START, 0)).isEqualTo(1);
    }

    @Test
    void aPassIsAPly() {
        Position stuck =
                Positions.parse(
                        "X-O------O------OOXX-------XX------XXX-------------------------- X");
        assertThat(leaves(stuck, 1)).isEqualTo(1);
        for (int depth = 2; depth < 6; depth++) {
            assertThat(leaves(stuck, depth)).isEqualTo(leaves(stuck.passed(), depth - 1));
        }
    }

    @Test
    void aFinishedGameStaysOneLeaf() {
        Position over =
                Positions.parse(
                        "----X------X-----XXXX------XXX-----XX------X-------X------------ O");
        for (int depth = 0; depth < 6; depth++) {
            assertThat(leaves(over, depth)).isEqualTo(1);
        }
    }

    static Stream<Known> known() {
        return Resources.lines("perft.txt").stream()
                .map(Known::of)
                .filter(known -> known.depth <= DEEPEST);
    }

    private static long leaves(Position from, int depth) {
        return Perft.leaves(from.own(), from.opponent(), depth);
    }
}
