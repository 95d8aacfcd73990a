package flipscope.core;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.NaiveRules;
import flipscope.rules.Squares;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LastFlipsTest {
    @Test
    void theyAreAsManyAsTheNaiveRulesTurn() {
        Random random = new Random(7);
        for (int i = 0; i < 6400; i++) {
            int square = i % 64;
            long others = ~Squares.bit(square);
            long own = random.nextLong() & (i % 2 == 0 ? -1 : random.nextLong()) & others;
            for (long discs : new long[] {own, others & ~own, own & random.nextLong(), others}) {
                long turned = NaiveRules.flips(discs, others & ~discs, square);
                assertThat(LastFlips.count(discs, square)).isEqualTo(Squares.list(turned).size());
            }
        }
    }

    @Test
    void anEmptyHandTurnsNothing() {
        for (int square = 0; square < 64; square++) {
            assertThat(LastFlips.count(0, square)).isZero();
        }
    }
}
