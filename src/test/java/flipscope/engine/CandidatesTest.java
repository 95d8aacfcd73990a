package flipscope.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CandidatesTest {
    private final Candidates list = new Candidates();

    @Test
    void theHighestKeyComesFirstAndTiesKeepTheirOrder() {
        list.clear();
        list.add(1L << 5, 0b10, 1L << 5 - 1, 3);
        list.add(1L << 6, 0b100, 1L << 6 - 1, 7);
        list.add(1L << 7, 0b1000, 1L << 7 - 1, 3);
        list.add(1L << 8, 0b10000, 1L << 8 - 1, -2);
        assertThat(handedOut()).containsExactly(6, 5, 7, 8);
    }

    @Test
    void aMoveKeepsItsFlipsAndReplies() {
        list.clear();
        list.add(1L << 5, 0b10, 1L << 5 - 1, 3);
        list.add(1L << 6, 0b100, 1L << 6 - 1, 7);
        assertThat(list.advance()).isTrue();
        assertThat(list.first()).isTrue();
        assertThat(list.flipped()).isEqualTo(0b100);
        assertThat(list.replies()).isEqualTo(1L << 5);
        assertThat(list.advance()).isTrue();
        assertThat(list.first()).isFalse();
        assertThat(list.flipped()).isEqualTo(0b10);
        assertThat(list.replies()).isEqualTo(1L << 4);
        assertThat(list.advance()).isFalse();
    }

    @Test
    void clearingForgets() {
        list.add(1L << 5, 0b10, 1L << 5 - 1, 3);
        list.clear();
        assertThat(handedOut()).isEmpty();
    }

    private List<Integer> handedOut() {
        List<Integer> squares = new ArrayList<>();
        while (list.advance()) {
            squares.add(list.square());
        }
        return squares;
    }
}
