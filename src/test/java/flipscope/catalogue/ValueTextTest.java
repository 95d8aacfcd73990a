package flipscope.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flipscope.trace.DisplayFormat;
import flipscope.trace.DisplayFormat.Shape;
import flipscope.trace.Domain;
import flipscope.trace.Parameter;
import flipscope.trace.Type;
import flipscope.trace.Word;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ValueTextTest {
    private static final Parameter BITS = new Parameter("bits", Type.LONG, DisplayFormat.BOARD);
    private static final Parameter X =
            new Parameter("x", Type.INT, DisplayFormat.NUMBER, Domain.range(0, 7));
    private static final Parameter RUN =
            new Parameter("run", Type.INT, new DisplayFormat(Shape.RANK, 0));
    private static final Parameter COUNT =
            new Parameter(
                    "count",
                    Type.INT,
                    DisplayFormat.NUMBER,
                    Domain.range(Integer.MIN_VALUE, Integer.MAX_VALUE));

    @ParameterizedTest
    @CsvSource({
        "0x0000000810000000, 34628173824",
        "0x8_1000_0000, 34628173824",
        "0000_0008_1000_0000, 34628173824",
        "0000000810000000, 34628173824",
        "0x0000000810000000L, 34628173824",
        "810000000, 810000000",
        "FF, 255",
        "10, 10",
        "0b1010, 10",
        "0xFFFFFFFFFFFFFFFF, -1",
        "18446744073709551615, -1",
        "-1, -1",
        "-9223372036854775808, -9223372036854775808",
        "' 7 ', 7"
    })
    void readsHexBinaryAndDecimal(String text, long value) {
        assertThat(ValueText.parse(BITS, text)).isEqualTo(Word.of(value));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "0x",
                "zebra",
                "1.5",
                "0b12",
                "0x1_",
                "_1",
                "1__2",
                "- 1",
                "0x10000000000000000",
            })
    void refusesWhatIsNoLong(String text) {
        assertThatThrownBy(() -> ValueText.parse(BITS, text))
                .isInstanceOf(InputException.class)
                .hasMessage(
                        "bits: \"%s\" is not a number from 0 to 0xffffffffffffffff, written as 0x1f, 0b11111 or 31",
                        text.strip());
    }

    @ParameterizedTest
    @ValueSource(strings = {"8", "-1", "x"})
    void refusesAFileThatIsNotOnTheBoard(String text) {
        assertThatThrownBy(() -> ValueText.parse(X, text))
                .isInstanceOf(InputException.class)
                .hasMessage("x: \"%s\" is not a whole number from 0 to 7", text);
    }

    @ParameterizedTest
    @CsvSource({"count, 63", "cell, 63", "square, 63", "column, 15", "x, 63"})
    void aNumberIsSmallUnlessItsRangeIsSaid(String name, int most) {
        Parameter input = new Parameter(name, Type.INT, DisplayFormat.NUMBER);
        assertThat(ValueText.parse(input, String.valueOf(most))).isEqualTo(Word.of(most));
        assertThatThrownBy(() -> ValueText.parse(input, String.valueOf(most + 1)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("is not a whole number from 0 to " + most);
    }

    @ParameterizedTest
    @CsvSource({"0x78, 120", "255, 255", "0, 0"})
    void readsARank(String text, int value) {
        assertThat(ValueText.parse(RUN, text)).isEqualTo(Word.of(value));
    }

    @ParameterizedTest
    @ValueSource(strings = {"256", "0x100", "-1"})
    void refusesMoreThanARank(String text) {
        assertThatThrownBy(() -> ValueText.parse(RUN, text)).hasMessageContaining("0 to 0xff");
    }

    @ParameterizedTest
    @CsvSource({
        "2147483647, 2147483647",
        "-2147483648, -2147483648",
        "0xffffffff, -1",
        "12345678, 12345678"
    })
    void readsAnInt(String text, int value) {
        assertThat(ValueText.parse(COUNT, text)).isEqualTo(Word.of(value));
    }

    @ParameterizedTest
    @ValueSource(strings = {"yes", "1", ""})
    void refusesWhatIsNoTruthValue(String text) {
        Parameter flag = new Parameter("flag", Type.BOOLEAN, DisplayFormat.FLAG);
        assertThat(ValueText.parse(flag, "True")).isEqualTo(Word.of(true));
        assertThatThrownBy(() -> ValueText.parse(flag, text))
                .hasMessage("flag: it must be true or false");
    }

    @Property
    void readsWhatItWrites(@ForAll long bits, @ForAll int count) {
        assertThat(ValueText.parse(BITS, ValueText.format(BITS, Word.of(bits))))
                .isEqualTo(Word.of(bits));
        assertThat(ValueText.parse(COUNT, ValueText.format(COUNT, Word.of(count))))
                .isEqualTo(Word.of(count));
    }

    @Property
    void neverThrowsAnythingElse(@ForAll String text) {
        try {
            assertThat(ValueText.parse(RUN, text).bits()).isBetween(0L, 255L);
        } catch (InputException refused) {
            assertThat(refused.parameter()).isEqualTo("run");
        }
    }
}
