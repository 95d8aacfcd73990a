package flipscope.web.step;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names that fit above a picture. */
class ShownNameTest {
    @Test
    void aLongCallLeavesOutItsArguments() {
        assertThat(ShownName.of("toHigherBits(own, opponent, RAYS[first + LEFT])").text())
                .isEqualTo("toHigherBits(…)");
        assertThat(ShownName.shortened("| up(own1, own0, rays(2), slanting0, 7)"))
                .isEqualTo("| up(…)");
        assertThat(ShownName.of("left(own, passable, 1)").text())
                .isEqualTo("left(own, passable, 1)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "halves >>> 32 & LOW_OF_64",
                "(straight | slanting) & empty",
                "left(own, free, 1) | right(own, free, 1)",
                "Long.bitCount(own) - Long.bitCount(opponent)"
            })
    void anythingElseIsWhole(String source) {
        assertThat(ShownName.of(source).text()).isEqualTo(source);
    }

    @Test
    void longerNamesAreSmaller() {
        assertThat(ShownName.of("twoRows & 8").size()).isNull();
        assertThat(ShownName.of("pairs & LOW_OF_4").size()).isEqualTo("long");
        assertThat(ShownName.of("run << 1 & passable").size()).isEqualTo("longer");
        assertThat(ShownName.of("halves >>> 32 & LOW_OF_64").size()).isEqualTo("longest");
    }
}
