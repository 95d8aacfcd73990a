package flipscope.trace;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Against sums worked out as at school, a column at a time. */
class RipplePropertyTest {
    @Property
    void aSumCarries(@ForAll long first, @ForAll long second) {
        verify(Ripple.sum(first, second, first + second), first, second, false);
    }

    @Property
    void aDifferenceBorrows(@ForAll long first, @ForAll long second) {
        verify(Ripple.difference(first, second, first - second), first, second, true);
    }

    private static void verify(Ripple ripple, long first, long second, boolean borrows) {
        int moving = 0;
        int start = -1;
        for (int bit = 0; bit < Long.SIZE; bit++) {
            assertThat(ripple.reaches(bit)).isEqualTo(moving == 1);
            if (moving == 1) {
                assertThat(ripple.start(bit)).isEqualTo(start);
            }
            int one = (int) (first >>> bit & 1);
            int other = (int) (second >>> bit & 1);
            boolean starts = borrows ? one < other : one + other == 2;
            assertThat(Word.has(ripple.starts(), bit)).isEqualTo(starts);
            moving = (borrows ? one - other - moving < 0 : one + other + moving > 1) ? 1 : 0;
            start = starts ? bit : start;
        }
    }
}
