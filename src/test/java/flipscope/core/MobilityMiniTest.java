package flipscope.core;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class MobilityMiniTest {

    @Test
    void theArticlesBoard() {
        assertThat(
                        legal(
                                """
                                . O O X
                                . O X X
                                . O X O
                                . X O X
                                """))
                .isEqualTo(
                        """
                        x . . .
                        x . . .
                        x . . .
                        . . . .
                        """);
    }

    @Test
    void aRunDoesNotGoOnInTheRowAbove() {
        assertThat(
                        legal(
                                """
                                . . . O
                                X . O O
                                X . . .
                                O X . .
                                """))
                .isEqualTo(
                        """
                        . . . .
                        . . . .
                        . . . .
                        . . . .
                        """);
    }

    @Property(tries = 50_000)
    void agreesWithAWalkAlongEachRow(
            @ForAll @IntRange(max = 0xFFFF) int a, @ForAll @IntRange(max = 0xFFFF) int b) {
        int own = a & ~b;
        int opponent = b;
        assertThat(draw(MobilityMini.left(own, opponent)))
                .as("own%n%sopponent%n%s", draw(own), draw(opponent))
                .isEqualTo(draw(walk(own, opponent)));
    }

    /** From every empty square: opposing discs to its right, at least one, and then one of ours. */
    private static int walk(int own, int opponent) {
        int legal = 0;
        for (int row = 0; row < 4; row++) {
            for (int file = 0; file < 4; file++) {
                int end = file + 1;
                while (end < 4 && has(opponent, end, row)) {
                    end++;
                }
                boolean closed = end > file + 1 && end < 4 && has(own, end, row);
                boolean empty = !has(own | opponent, file, row);
                legal |= empty && closed ? bit(file, row) : 0;
            }
        }
        return legal;
    }

    private static String legal(String picture) {
        return draw(MobilityMini.left(read(picture, 'X'), read(picture, 'O')));
    }

    private static int read(String picture, char wanted) {
        String cells = picture.replaceAll("\\s", "");
        int set = 0;
        for (int place = 0; place < 16; place++) {
            set |= cells.charAt(place) == wanted ? bit(place % 4, place / 4) : 0;
        }
        return set;
    }

    /** All 32 bits must be accounted for, so what is not on the board is drawn too. */
    private static String draw(int set) {
        StringBuilder picture = new StringBuilder();
        for (int row = 0; row < 4; row++) {
            for (int file = 0; file < 4; file++) {
                picture.append(has(set, file, row) ? "x" : ".").append(file < 3 ? " " : "\n");
            }
        }
        int outside = set >>> 16;
        return outside == 0 ? picture.toString() : picture + "outside: " + outside;
    }

    private static boolean has(int set, int file, int row) {
        return (set & bit(file, row)) != 0;
    }

    private static int bit(int file, int row) {
        return 1 << 15 - 4 * row - file;
    }
}
