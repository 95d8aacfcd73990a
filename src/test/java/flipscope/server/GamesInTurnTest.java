package flipscope.server;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.SearchTask;
import flipscope.web.Site;
import flipscope.work.Owner;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Whose turn a search takes: that of its address, and there that of its game. */
class GamesInTurnTest {
    private final List<Owner> owners = new CopyOnWriteArrayList<>();
    private final Searches engine =
            new Searches() {
                @Override
                public <R> CompletableFuture<R> submit(
                        SearchTask<R> task, Consumer<R> watcher, Owner owner) {
                    owners.add(owner);
                    return CompletableFuture.completedFuture(
                            task.search(new AtomicBoolean(), watcher));
                }
            };

    @Test
    void twoGamesBehindOneAddressHaveATurnEach() {
        try (Site site = new Site(engine)) {
            site.get("/play/reply?level=1&moves=f5");
            site.get("/play/reply?level=1&moves=d3");
            site.get("/play/choice?level=1&moves=f5");
        }
        assertThat(owners).hasSize(3);
        assertThat(owners).extracting(Owner::client).containsOnly("127.0.0.1");
        assertThat(owners.get(0)).isEqualTo(owners.get(2)).isNotEqualTo(owners.get(1));
    }
}
