package flipscope.server;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.EngineBusyException;
import flipscope.engine.Level;
import flipscope.engine.ReversiTask;
import flipscope.engine.SearchResult;
import flipscope.engine.SearchTask;
import flipscope.rules.Position;
import flipscope.web.engine.SubstituteEngine;
import flipscope.web.exchange.Later;
import flipscope.work.Owner;
import flipscope.work.WorkPool;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class AdmissionTest {
    private static final SearchResult ANSWER = new SearchResult(44, 2, 3, false, 10, List.of(44));

    private static final ReversiTask START = new ReversiTask(Position.START, Level.DEFAULT);

    private final List<CompletableFuture<SearchResult>> searches = new ArrayList<>();
    private final SubstituteEngine engine = (at, level) -> search();

    /** A client alone has two of its places. */
    private final Admission two = before(engine);

    private static Admission before(Searches engine) {
        return new Admission(new WorkPool(1), engine, new Forwarded(false), 4);
    }

    private static Owner owner(String client) {
        return new Owner(client, "search", "");
    }

    private CompletableFuture<SearchResult> search() {
        searches.add(new CompletableFuture<>());
        return searches.get(searches.size() - 1);
    }

    private void begin(String client) {
        var unused = ask(client);
    }

    private Later<SearchResult> ask(String client) {
        return two.of(owner(client)).submit(START);
    }

    private static void assertIsRefused(Later<?> search) {
        List<Throwable> why = new ArrayList<>();
        search.watch((found, failure) -> why.add(failure));
        assertThat(why).hasSize(1).first().isInstanceOf(EngineBusyException.class);
    }

    @Test
    void aClientHasAFewSearchesAtOnceAndOthersHaveTheirs() {
        begin("greedy");
        begin("greedy");
        assertIsRefused(ask("greedy"));
        assertThat(ask("modest").isEnded()).isFalse();
    }

    @Test
    void theEngineIsToldWhoseTurnItIs() {
        List<Owner> owners = new ArrayList<>();
        Searches line =
                new Searches() {
                    @Override
                    public <R> CompletableFuture<R> submit(
                            SearchTask<R> task, Consumer<R> watcher, Owner owner) {
                        owners.add(owner);
                        return new CompletableFuture<>();
                    }
                };
        Admission admission = before(line);
        var unused = admission.of(owner("a")).submit(START);
        assertThat(owners).containsExactly(owner("a"));
    }

    @Test
    void whatIsFoundOrCancelledMakesRoom() {
        begin("a");
        Later<SearchResult> second = ask("a");
        searches.get(0).complete(ANSWER);
        begin("a");
        second.drop();
        begin("a");
        assertIsRefused(ask("a"));
        assertThat(searches).hasSize(4);
    }

    @Test
    void clientsWithoutSearchesAreForgotten() {
        begin("a");
        begin("b");
        searches.get(1).completeExceptionally(new IllegalStateException());
        assertThat(two.clients()).isEqualTo(1);
        searches.get(0).complete(ANSWER);
        assertThat(two.clients()).isZero();
    }

    @Test
    void whoIsRefusedByTheEngineHoldsNoPlace() {
        SubstituteEngine busy =
                (at, level) -> {
                    throw new EngineBusyException();
                };
        Admission full = before(busy);
        for (int i = 0; i < 3; i++) {
            assertIsRefused(full.of(owner("a")).submit(START));
        }
        assertThat(full.clients()).isZero();
    }
}
