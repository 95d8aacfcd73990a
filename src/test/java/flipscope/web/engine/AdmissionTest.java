package flipscope.web.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flipscope.engine.EngineBusyException;
import flipscope.engine.Level;
import flipscope.engine.ReversiTask;
import flipscope.engine.SearchResult;
import flipscope.engine.SearchTask;
import flipscope.rules.Position;
import flipscope.web.site.Forwarded;
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

    private static Admission before(EngineClient engine) {
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

    private CompletableFuture<SearchResult> ask(String client) {
        return two.of(owner(client)).submit(START);
    }

    @Test
    void aClientHasAFewSearchesAtOnceAndOthersHaveTheirs() {
        begin("greedy");
        begin("greedy");
        assertThatThrownBy(() -> ask("greedy")).isInstanceOf(EngineBusyException.class);
        assertThat(ask("modest")).isNotDone();
    }

    @Test
    void theEngineIsToldWhoseTurnItIs() {
        List<Owner> owners = new ArrayList<>();
        EngineClient line =
                new EngineClient() {
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
        CompletableFuture<SearchResult> second = ask("a");
        searches.get(0).complete(ANSWER);
        begin("a");
        second.cancel(false);
        begin("a");
        assertThatThrownBy(() -> ask("a")).isInstanceOf(EngineBusyException.class);
        assertThat(searches).hasSize(4);
    }

    @Test
    void clientsWithoutSearchesAreForgotten() {
        begin("a");
        ask("b").completeExceptionally(new IllegalStateException());
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
            assertThatThrownBy(() -> full.of(owner("a")).submit(START))
                    .isInstanceOf(EngineBusyException.class);
        }
        assertThat(full.clients()).isZero();
    }
}
