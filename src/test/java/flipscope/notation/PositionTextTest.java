package flipscope.notation;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Position;
import flipscope.rules.Side;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The ways to write a position, each as it is met in the wild. */
class PositionTextTest {

    /** After f5, White to move: unlike the start it differs from itself turned round. */
    private static final String AFTER_F5 =
            "---------------------------OX------XXX-------------------------- O";

    private static final Position F5 =
            new Position(0x0000_0010_0000_0000L, 0x0000_0008_1C00_0000L, Side.WHITE);

    @Test
    void isWrittenAsSixtyFourSquaresABlankAndTheSideToMove() {
        assertThat(PositionText.write(Position.START))
                .isEqualTo("---------------------------OX------XO--------------------------- X");
        assertThat(PositionText.write(F5)).isEqualTo(AFTER_F5);
    }

    @Test
    void readsWhatItWrites() {
        assertThat(PositionText.read(AFTER_F5)).isEqualTo(F5);
    }

    @Nested
    class OnOneLine {

        @ParameterizedTest
        @DisplayName("the blank may be a tab, a line break, + or _ or %20, or missing")
        @ValueSource(strings = {"\t", "\n", "\r\n", "+", "_", "%20", "  ", "\u00A0", ""})
        void anyBlank(String blank) {
            assertThat(PositionText.read(AFTER_F5.replace(" ", blank))).isEqualTo(F5);
        }

        @ParameterizedTest
        @DisplayName("black is X, B or *, white O or W, empty - or ., in either case")
        @ValueSource(
                strings = {
                    "---------------------------ox------xxx-------------------------- o",
                    "...........................OX......XXX.......................... O",
                    "---------------------------O*------***-------------------------- O",
                    "---------------------------WB------BBB-------------------------- W",
                    "---------------------------wb------bbb-------------------------- w",
                    "---------------------------OX------XXX-------------------------- white",
                    "-------- -------- -------- ---OX--- ---XXX-- -------- -------- -------- O",
                })
        void anySymbol(String text) {
            assertThat(PositionText.read(text)).isEqualTo(F5);
        }

        @ParameterizedTest
        @DisplayName("a line of a problem collection may go on with scores and comments")
        @ValueSource(
                strings = {
                    ";",
                    "; D6:+0; F4:-2;",
                    " ; D6:+0;\n",
                    " +4;",
                    " -4;",
                    " % easy",
                    "; F6:+1; % 1\n\n% 2"
                })
        void objectFileLine(String rest) {
            assertThat(PositionText.read("% a comment\n\n" + AFTER_F5 + rest)).isEqualTo(F5);
        }
    }
}
