package flipscope.web.draw;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.draw.CubePicture.NameView;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The cube as it is turned: the same one from another side. */
class CubePictureTest {
    private static final CubePicture STILL =
            new CubePicture(new CubeMarks(1, 2, 0, List.of(), 0, 0, 0));

    private static CubePicture turned(int steps) {
        return CubePicture.turned(1, 2, steps);
    }

    private static List<String> places(CubePicture cube) {
        return IntStream.range(0, 64).mapToObj(cell -> cube.x(cell) + "," + cube.y(cell)).toList();
    }

    @Test
    void itBeginsAsOneKnowsItFromTheGame() {
        assertThat(places(turned(0))).isEqualTo(places(STILL)).startsWith("121,204", "241,212");
        assertThat(turned(0).floor())
                .isEqualTo(STILL.floor())
                .isEqualTo("110,192 510,218 402,348 2,322");
        assertThat(turned(0).names()).isEqualTo(STILL.names());
        assertThat(STILL.columns()).isSorted();
    }

    @Test
    void aWholeTurnLeadsBackToIt() {
        assertThat(places(turned(12))).isEqualTo(places(turned(-12))).isNotEqualTo(places(STILL));
        assertThat(places(turned(24))).isEqualTo(places(STILL));
    }

    @Test
    void halfATurnBringsTheFarthestNext() {
        List<Integer> back = turned(12).columns();
        assertThat(back.get(0)).isEqualTo(15);
        assertThat(back.get(15)).isZero();
        assertThat(turned(12).names())
                .as("files below the first row, rows beside file a")
                .extracting(NameView::text)
                .containsExactly("a", "b", "c", "d", "1", "2", "3", "4");
        assertThat(turned(12).names().get(0).x()).isEqualTo(turned(12).x(0));
    }

    @ParameterizedTest
    @ValueSource(ints = {-11, -9, -7, -5, -4, -3, -1, 1, 2, 3, 4, 6, 8, 10, 12})
    void allOfItIsSeenAndTheNearerIsOverTheFarther(int steps) {
        CubePicture cube = turned(steps);
        String[] box = cube.box().split(" ");
        int left = Integer.parseInt(box[0]);
        int top = Integer.parseInt(box[1]);
        int right = left + Integer.parseInt(box[2]);
        int bottom = top + Integer.parseInt(box[3]);
        for (int column = 0; column < 16; column++) {
            assertThat(cube.x(column)).isBetween(left + 20, right - 20);
            assertThat(cube.tip(column)).isGreaterThan(top);
            assertThat(cube.foot(column)).isLessThan(bottom);
        }
        assertThat(cube.names())
                .allSatisfy(
                        name -> {
                            assertThat(name.x()).isBetween(left + 6, right - 6);
                            assertThat(name.y()).isBetween(top + 12, bottom - 4);
                        });
        assertThat(cube.columns().stream().map(cube::y).toList()).isSorted();
    }
}
