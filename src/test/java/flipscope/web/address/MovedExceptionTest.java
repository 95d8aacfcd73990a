package flipscope.web.address;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Site;
import flipscope.web.WithSite;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An algorithm that was withdrawn: every address that named it leads to what stands there now. */
@WithSite(overHttp = true)
class MovedExceptionTest {
    private static Site site;

    @ParameterizedTest
    @CsvSource({
        "/trace/clinic/legal-shift, /trace/scorefour/legal",
        "/trace/clinic/legal-shift?moves=a1b2&at=top, /trace/scorefour/legal?moves=a1b2&at=top",
        "/embed/trace/clinic/legal-shift?theme=dark, /embed/trace/scorefour/legal?theme=dark",
        "/figure/trace/clinic/legal-shift.svg, /figure/trace/scorefour/legal.svg",
        "/figure/trace/clinic/legal-shift.txt?at=0, /figure/trace/scorefour/legal.txt?at=0",
        "/embed/figure/trace/clinic/legal-shift, /embed/figure/trace/scorefour/legal",
        "/figure/card/600/trace/clinic/legal-shift.png, /figure/card/600/trace/scorefour/legal.png",
        "/api/trace/clinic/legal-shift, /api/trace/scorefour/legal",
        "/compare?left=clinic/legal-shift, /compare?left=scorefour/legal",
        "/compare?left=clinic%2Flegal-shift&at=2, /compare?left=scorefour%2Flegal&at=2",
        "/compare?right=clinic/legal-shift, /compare?right=scorefour/legal",
        "/embed/compare?right=clinic/legal-shift, /embed/compare?right=scorefour/legal",
    })
    void leadsToWhatStandsThereNow(String withdrawn, String now) {
        HttpResponse<String> answer = site.get(withdrawn);
        assertThat(answer.statusCode()).isEqualTo(301);
        assertThat(Site.location(answer)).isEqualTo(now);
        assertThat(site.bytes(now).statusCode()).isEqualTo(200);
    }

    /** A slip beside its right form: what is left stands beside its best partner. */
    @ParameterizedTest
    @CsvSource({
        "/compare?left=clinic/legal-shift&right=scorefour/legal&at=top,"
                + " /compare?left=scorefour/legal&at=top",
        "/compare?right=scorefour%2Flegal&left=clinic/legal-shift,"
                + " /compare?left=scorefour/legal",
        "/embed/compare?left=scorefour/legal&right=clinic%2Flegal-shift,"
                + " /embed/compare?left=scorefour/legal"
    })
    void aComparisonOfBothIsOneOfWhatIsLeft(String both, String now) {
        HttpResponse<String> answer = site.get(both);
        assertThat(answer.statusCode()).isEqualTo(301);
        assertThat(Site.location(answer)).isEqualTo(now);
        assertThat(site.body(Site.location(answer))).contains("What went wrong");
    }

    @Test
    void anOEmbedOfItIsThatOfWhatStandsThereNow() {
        String withdrawn = site.uri("/trace/clinic/legal-shift").toString().replace("/", "%2F");
        HttpResponse<String> answer = site.get("/oembed?url=" + withdrawn);
        assertThat(answer.statusCode()).isEqualTo(301);
        assertThat(site.get(Site.location(answer)).body()).contains("Columns with room");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/api/trace/clinic/legal-shift", "/figure/trace/clinic/legal-shift.svg"})
    void pagesElsewhereMayFollow(String withdrawn) {
        assertThat(site.get(withdrawn).headers().map())
                .containsEntry("access-control-allow-origin", List.of("*"))
                .containsEntry("cross-origin-resource-policy", List.of("cross-origin"));
    }
}
