package flipscope.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.Share;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whatever is asked, the answer is one of a few, whole, and shows nothing that was sent. */
@WithSite(lessons = WithSite.TEACHING)
class FuzzTest {
    private static Site site;

    private static final int REQUESTS = Share.of(2_000, 5_000);

    @Test
    void everyAnswerIsOneThatWeMean() throws IOException {
        Fuzzer fuzzer = new Fuzzer();
        fuzzer.run(site.uri(""), site.routes(), 20261122, REQUESTS);
        assertThat(fuzzer.faults()).isEmpty();
        assertThat(fuzzer.statuses())
                .containsKeys(200, 204, 301, 303, 304, 400, 404, 405, 414, 431);
    }

    @Test
    void everyRouteWithAParameterHasAPathToBeAskedFor() {
        assertThat(site.routes().stream().filter(route -> route.matches(".*[<{].*")))
                .hasSizeGreaterThan(8)
                .allMatch(FuzzTest::isAskedFor);
    }

    private static boolean isAskedFor(String route) {
        String pattern = route.replaceAll("<\\w+>", ".+").replaceAll("\\{\\w+}", "[^/]+");
        return FuzzWords.PATHS.stream().anyMatch(path -> path.split("[?]", 2)[0].matches(pattern));
    }

    @Test
    void aSeedIsASeriesOfRequests() {
        assertThat(some(7)).isEqualTo(some(7)).isNotEqualTo(some(8));
    }

    private static List<String> some(long seed) {
        FuzzRequests requests = new FuzzRequests(seed, List.of());
        return Stream.generate(requests::next).limit(50).map(FuzzRequest::toString).toList();
    }
}
