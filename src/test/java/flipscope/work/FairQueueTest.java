package flipscope.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FairQueueTest {
    private final FairQueue<String> queue = new FairQueue<>();

    private void add(String client, String game, String... items) {
        for (String item : items) {
            queue.add(List.of(client, game), item);
        }
    }

    private List<String> all() {
        List<String> all = new ArrayList<>();
        for (Optional<String> item = next(); item.isPresent(); item = next()) {
            all.add(item.get());
        }
        return all;
    }

    private Optional<String> next() {
        return queue.poll(client -> true);
    }

    @Test
    void clientsAreServedInTurn() {
        add("a", "", "a1", "a2", "a3");
        add("b", "", "b1");
        add("c", "", "c1", "c2");
        assertThat(all()).containsExactly("a1", "b1", "c1", "a2", "c2", "a3");
    }

    @Test
    void gamesOfOneClientAreServedInTurnAndTakeNothingFromOthers() {
        add("class", "first", "f1", "f2", "f3");
        add("class", "second", "s1");
        add("guest", "", "g1", "g2", "g3");
        assertThat(all()).containsExactly("f1", "g1", "s1", "g2", "f2", "g3", "f3");
    }

    @Test
    void whoComesLaterWaitsForOneOfEachOther() {
        add("a", "", "a1", "a2");
        add("b", "", "b1", "b2");
        assertThat(next()).contains("a1");
        add("c", "", "c1");
        assertThat(all()).containsExactly("b1", "a2", "c1", "b2");
    }

    @Test
    void aClientThatMayNotBeServedKeepsItsTurn() {
        add("a", "", "a1");
        add("b", "", "b1", "b2");
        assertThat(queue.poll(client -> client.equals("b"))).contains("b1");
        assertThat(queue.poll(client -> client.equals("c"))).isEmpty();
        assertThat(all()).containsExactly("a1", "b2");
    }

    @Test
    void whatIsRemovedIsNotServedAndItsBranchIsForgotten() {
        add("a", "", "a1", "a2");
        assertThat(queue.remove(List.of("a", ""), "a1")).isTrue();
        assertThat(queue.remove(List.of("a", ""), "a1")).isFalse();
        assertThat(queue.remove(List.of("b", ""), "a2")).isFalse();
        assertThat(queue.remove(List.of("a", ""), "a2")).isTrue();
        assertThat(queue.isEmpty()).isTrue();
        assertThat(next()).isEmpty();
    }
}
