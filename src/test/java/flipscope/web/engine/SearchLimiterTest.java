package flipscope.web.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flipscope.engine.EngineBusyException;
import flipscope.engine.Level;
import flipscope.engine.Progress;
import flipscope.engine.SearchResult;
import flipscope.engine.SearchTask;
import flipscope.rules.Position;
import flipscope.web.site.Forwarded;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class SearchLimiterTest {
    private static final Forwarded NO_PROXY = new Forwarded(false);
    private static final SearchResult ANSWER = new SearchResult(44, 2, 3, false, 10, List.of(44));

    private final List<CompletableFuture<SearchResult>> searches = new ArrayList<>();
    private final SubstituteEngine engine = (at, level) -> search();
    private final SearchLimiter two = new SearchLimiter(engine, NO_PROXY, 2);

    private CompletableFuture<SearchResult> search() {
        searches.add(new CompletableFuture<>());
        return searches.get(searches.size() - 1);
    }

    private void begin(String client) {
        var unused = ask(client);
    }

    private CompletableFuture<SearchResult> ask(String client) {
        return two.of(client).submit(Position.START, Level.DEFAULT);
    }

    @Test
    void aClientHasAFewSearchesAtOnceAndOthersHaveTheirs() {
        begin("greedy");
        begin("greedy");
        assertThatThrownBy(() -> ask("greedy")).isInstanceOf(EngineBusyException.class);
        assertThat(ask("modest")).isNotDone();
    }

    @Test
    void whoAsksForMoreStandsFurtherBack() {
        List<Integer> turns = new ArrayList<>();
        EngineClient line =
                new EngineClient() {
                    @Override
                    public <R> CompletableFuture<R> submit(
                            SearchTask<R> task, Progress<R> watcher, int turn) {
                        turns.add(turn);
                        return new CompletableFuture<>();
                    }
                };
        SearchLimiter three = new SearchLimiter(line, NO_PROXY, 3);
        for (String client : List.of("greedy", "greedy", "greedy", "modest")) {
            var unused = three.of(client).submit(Position.START, Level.DEFAULT);
        }
        assertThat(turns).containsExactly(0, 1, 2, 0);
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
        SearchLimiter full = new SearchLimiter(busy, NO_PROXY, 1);
        for (int i = 0; i < 3; i++) {
            assertThatThrownBy(() -> full.of("a").submit(Position.START, Level.DEFAULT))
                    .isInstanceOf(EngineBusyException.class);
        }
        assertThat(full.clients()).isZero();
    }
}
