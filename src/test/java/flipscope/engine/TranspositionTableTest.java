package flipscope.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TranspositionTableTest {
    private final TranspositionTable table = new TranspositionTable(1);

    @Test
    void whatIsUnknownSettlesNothing() {
        long entry = table.find(1, 2);
        assertThat(entry).isEqualTo(TranspositionTable.UNKNOWN);
        assertThat(TranspositionTable.settles(entry, 0, -7000)).isFalse();
        assertThat(TranspositionTable.settles(entry, 0, 7000)).isFalse();
        assertThat(TranspositionTable.square(entry)).isEqualTo(TranspositionTable.NO_SQUARE);
    }

    @Test
    void aValueInsideItsWindowIsExact() {
        table.store(1, 2, 5, -100, 100, -37, 63);
        long entry = table.find(1, 2);
        assertThat(TranspositionTable.lower(entry)).isEqualTo(-37);
        assertThat(TranspositionTable.upper(entry)).isEqualTo(-37);
        assertThat(TranspositionTable.depth(entry)).isEqualTo(5);
        assertThat(TranspositionTable.square(entry)).isEqualTo(63);
    }

    @Test
    void aValueOutsideItsWindowIsABound() {
        table.store(1, 2, 5, 10, 11, 8, 3);
        assertThat(TranspositionTable.settles(table.find(1, 2), 5, 8)).isTrue();
        assertThat(TranspositionTable.bound(table.find(1, 2), 8)).isEqualTo(8);
        assertThat(TranspositionTable.settles(table.find(1, 2), 5, 7)).isFalse();
        table.store(1, 2, 5, 10, 11, 20, 3);
        assertThat(TranspositionTable.settles(table.find(1, 2), 5, 19)).isTrue();
        assertThat(TranspositionTable.bound(table.find(1, 2), 19)).isEqualTo(20);
        assertThat(TranspositionTable.settles(table.find(1, 2), 5, 20)).isFalse();
    }

    @Test
    void aValueAtTheEdgeOfItsWindowIsABoundToo() {
        table.store(1, 2, 5, 10, 20, 10, 3);
        assertThat(TranspositionTable.settles(table.find(1, 2), 5, 10)).isTrue();
        assertThat(TranspositionTable.settles(table.find(1, 2), 5, 9)).isFalse();
        table.store(1, 2, 5, 10, 20, 20, 3);
        assertThat(TranspositionTable.settles(table.find(1, 2), 5, 19)).isTrue();
        assertThat(TranspositionTable.settles(table.find(1, 2), 5, 20)).isFalse();
    }

    @Test
    void halfAPositionIsNoHit() {
        table.store(1, 2, 5, -100, 100, 7, 3);
        assertThat(table.find(9, 2)).isEqualTo(TranspositionTable.UNKNOWN);
        assertThat(table.find(1, 9)).isEqualTo(TranspositionTable.UNKNOWN);
    }

    @Test
    void anotherDepthSettlesNothing() {
        table.store(1, 2, 5, -100, 100, 0, 3);
        assertThat(TranspositionTable.settles(table.find(1, 2), 4, 0)).isFalse();
        assertThat(TranspositionTable.settles(table.find(1, 2), 6, 0)).isFalse();
    }

    @Test
    void theDeepestAndTheLatestStay() {
        table.store(1, 2, 9, -100, 100, 1, 3);
        table.store(3, 4, 5, -100, 100, 2, 3);
        table.store(5, 6, 5, -100, 100, 3, 3);
        assertThat(TranspositionTable.lower(table.find(1, 2))).isEqualTo(1);
        assertThat(table.find(3, 4)).isEqualTo(TranspositionTable.UNKNOWN);
        assertThat(TranspositionTable.lower(table.find(5, 6))).isEqualTo(3);
    }

    @Test
    void theSidesAreNotExchanged() {
        table.store(1, 2, 5, -100, 100, 7, 3);
        assertThat(table.find(2, 1)).isEqualTo(TranspositionTable.UNKNOWN);
    }
}
