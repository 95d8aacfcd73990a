package flipscope.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class FatalErrorsTest {
    private final List<Integer> codes = new ArrayList<>();
    private final IntConsumer before = FatalErrors.ending(codes::add);

    @AfterEach
    void restore() {
        FatalErrors.ending(before);
    }

    @Test
    void theProcessEndsAfterAnErrorAndAfterWhatItCaused() {
        FatalErrors.endAfter(new OutOfMemoryError("meant"));
        FatalErrors.endAfter(new CompletionException(new NoClassDefFoundError("meant")));
        assertThat(codes).containsExactly(FatalErrors.CODE, FatalErrors.CODE);
    }

    @Test
    void itGoesOnAfterAnException() {
        FatalErrors.endAfter(new IllegalStateException(new RuntimeException("meant")));
        assertThat(codes).isEmpty();
    }
}
