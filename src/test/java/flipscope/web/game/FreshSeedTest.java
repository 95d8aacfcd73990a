package flipscope.web.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FreshSeedTest {
    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

    @Test
    void itHoldsForAMinuteAndComesBackAfterYears() {
        assertThat(FreshSeed.at(NOON)).isEqualTo(FreshSeed.at(NOON.plusSeconds(59)));
        long different =
                IntStream.range(0, 10_000)
                        .map(minute -> FreshSeed.at(NOON.plusSeconds(60L * minute)))
                        .peek(seed -> assertThat(seed).isBetween(100_000, 999_999))
                        .distinct()
                        .count();
        assertThat(different).isEqualTo(10_000);
    }

    @Test
    void theNextGameHasAnother() {
        GameUrl game = GameUrl.NEW;
        for (int number = 0; number < 10_000; number++) {
            int next = FreshSeed.after(game);
            assertThat(next).isBetween(100_000, 999_999).isNotEqualTo(game.seed());
            game = game.seeded(next);
        }
    }
}
