package flipscope.story;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.trace.DisplayFormat;
import flipscope.trace.DisplayFormat.Shape;
import flipscope.trace.Marks;
import flipscope.trace.Word;
import java.util.List;
import org.junit.jupiter.api.Test;

class GridTextTest {
    private static List<String> text(Word word, Shape shape, int lanes, Marks marks) {
        return GridText.of(
                word, new DisplayFormat(shape, lanes), marks, layer -> "/" + (layer + 1));
    }

    @Test
    void namesOfTwoCharactersTouchNothing() {
        assertThat(text(Word.of(0x8000_0001), Shape.WORD, 0, Marks.NONE))
                .containsExactly(
                        "   +7 +6 +5 +4 +3 +2 +1 +0",
                        "24 1  .  .  .  .  .  .  .",
                        "16 .  .  .  .  .  .  .  .",
                        "8  .  .  .  .  .  .  .  .",
                        "0  .  .  .  .  .  .  .  1");
    }

    @Test
    void aMarkFollowsItsCellAndWidensEveryColumn() {
        Marks marks = new Marks(1L << 63, 1L << 62, 0, 0, 1L << 61);
        assertThat(text(Word.of(1L << 63), Shape.BOARD, 0, marks).subList(0, 3))
                .containsExactly(
                        "  a  b  c  d  e  f  g  h",
                        "1 1+ .- .^ .  .  .  .  .",
                        "2 .  .  .  .  .  .  .  .");
    }

    @Test
    void layersOfTheCubeStandTwoByTwo() {
        assertThat(text(Word.of(1L << 63 | 1), Shape.CUBE, 0, Marks.NONE))
                .containsExactly(
                        "  a b c d   a b c d",
                        "    /1        /2",
                        "1 1 . . .   . . . .",
                        "2 . . . .   . . . .",
                        "3 . . . .   . . . .",
                        "4 . . . .   . . . .",
                        "",
                        "    /3        /4",
                        "1 . . . .   . . . .",
                        "2 . . . .   . . . .",
                        "3 . . . .   . . . .",
                        "4 . . . .   . . . 1");
    }

    @Test
    void lanesAreNumbersInTheRowsOfTheirPicture() {
        assertThat(text(Word.of(0x0A00_0001), Shape.LANES, 4, Marks.NONE))
                .containsExactly(" 0 10", " 0  0", " 0  0", " 0  1");
    }
}
