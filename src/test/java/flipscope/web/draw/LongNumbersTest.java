package flipscope.web.draw;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.text.Messages;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Type;
import flipscope.trace.Word;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A number is as wide as its picture, however long it is. */
class LongNumbersTest {
    private static final double OF_A_DIGIT = 0.61;

    @ParameterizedTest
    @CsvSource({
        "7, 7",
        "999999, 999999",
        "2147483648, 0x80000000",
        "4294967295, 0xffffffff",
        "4294967296, 0x0000000100000000",
        "-9223372036854775808, 0x8000000000000000",
    })
    void itsDigitsHaveRoom(long number, String written) {
        Word word = new Word(Type.LONG, number);
        GridView drawn =
                Grids.draw(
                        word,
                        DisplayFormat.NUMBER,
                        "",
                        Grids.Picture.over(Discs.NONE, false, Messages.english()));
        assertThat(drawn.big()).isEqualTo(written);
        Ink ink = written.length() > 10 ? Ink.LONG : Ink.BIG;
        assertThat(written.length() * OF_A_DIGIT * size(ink)).isLessThanOrEqualTo(drawn.width());
    }

    private static int size(Ink ink) {
        return Integer.parseInt(ink.look().replaceFirst(".*font-size=(\\d++).*", "$1"));
    }
}
