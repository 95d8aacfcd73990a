package flipscope.web.draw;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.text.Messages;
import flipscope.trace.DisplayFormat;
import flipscope.trace.DisplayFormat.Shape;
import flipscope.trace.Word;
import flipscope.web.draw.GridView.LabelView;
import flipscope.web.draw.Grids.Picture;
import org.junit.jupiter.api.Test;

/** Small pictures leave out what could not be read there. */
class CropTest {
    private static final GridView BOARD = draw(Shape.BOARD, Word.of(0x0810L));

    private static GridView draw(Shape shape, Word word) {
        Picture plain = Picture.over(Discs.NONE, false, Messages.english());
        return Grids.draw(word, new DisplayFormat(shape, 0), "", plain);
    }

    @Test
    void aWholePictureHasItsHexDigits() {
        assertThat(Crop.WHOLE.labels(BOARD)).isEqualTo(BOARD.labels());
        assertThat(Crop.WHOLE.viewBox(BOARD)).isEqualTo("0 0 260 244");
        assertThat(Crop.WHOLE.css(BOARD)).isEqualTo("as-board");
    }

    @Test
    void aSmallerOneHasTheNamesOfItsSquares() {
        assertThat(Crop.NAMED.labels(BOARD))
                .hasSize(16)
                .extracting(LabelView::css)
                .doesNotContain("hex");
        assertThat(Crop.NAMED.viewBox(BOARD)).isEqualTo("4 12 220 212");
        assertThat(Crop.NAMED.css(BOARD)).isEqualTo("as-board named");
    }

    @Test
    void theSmallestIsCellsAlone() {
        assertThat(Crop.BARE.labels(BOARD)).isEmpty();
        assertThat(Crop.BARE.viewBox(BOARD)).isEqualTo("30 12 194 194");
    }

    @Test
    void halfABoardStandsWhereItStandsOnTheWholeOne() {
        assertThat(Crop.BARE.viewBox(draw(Shape.UPPER, Word.of(0x0810))))
                .isEqualTo(Crop.BARE.viewBox(draw(Shape.LOWER, Word.of(0x0810))));
    }

    @Test
    void numbersAndTheCubeStayWhole() {
        assertThat(Crop.BARE.viewBox(draw(Shape.NUMBER, Word.of(0x0810)))).isEqualTo("0 0 260 244");
        assertThat(Crop.NAMED.labels(draw(Shape.CUBE, Word.of(0x0810L))))
                .extracting(LabelView::css)
                .contains("layer");
    }
}
