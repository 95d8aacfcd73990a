package flipscope.web.trace;

import static flipscope.web.Page.href;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** Questions of one's own: what {@code random:SEED} is where a question is asked. */
@WithSite
class OwnQuestionPagesTest {
    private static Site site;

    /** For number 1 the second round comes to what the first one did: it is no question. */
    @ParameterizedTest
    @ValueSource(strings = {"", "/embed"})
    void aQuestionOfOnesOwnHasAnAnswerThatIsNotGivenAndItsLinksKeepPositionAndSeed(String frame) {
        String query = "/trace/reversi/mobility/left?position=random:1&at=run.2&detail=statement";
        String page = site.body(frame + query + "&predict=1");
        String shown = href(page, "show");

        assertThat(shown).contains("&seed=1&").doesNotContain("random");
        assertThat(page).contains("name=\"seed\" value=\"1\"");
        assertThat(Page.of(page).attribute("[name=position]", "value")).matches("[-XO]{64} [XO]");
        String next = site.body(shown);
        assertThat(href(next, "to-step")).contains("seed=1", positionOf(shown));
        assertThat(site.body(shown.replace("show=1", "check=1") + "&answer=" + runs(shown, "run")))
                .contains("Not yet.");
        assertThat(
                        site.body(
                                shown.replace("show=1", "check=1")
                                        + "&answer="
                                        + runs(shown, "run.2")))
                .contains("Correct.");
        assertThat(href(site.body(query), "predict"))
                .as("elsewhere")
                .doesNotContain(positionOf(shown));
    }

    private static String positionOf(String link) {
        int start = link.indexOf("position=");
        return link.substring(start, link.indexOf('&', start));
    }

    /** What a variable has at a step of the API, in hex. */
    private static String runs(String link, String at) {
        String trace = site.body("/api/trace/reversi/mobility/left?" + positionOf(link));
        List<String> all =
                JsonMapper.shared()
                        .readTree(trace)
                        .get("steps")
                        .valueStream()
                        .filter(step -> step.path("assigns").asString("").equals("run"))
                        .map(step -> step.get("assigned").get("value").asString())
                        .toList();
        return all.get(at.equals("run") ? 0 : 1);
    }

    @Test
    void theApiAndThePictureAnswerForTheBoardOfTheQuestion() {
        for (int seed = 1; seed <= 20; seed++) {
            String asked = "reversi/mobility/left%s?position=random:%d&predict=1&at=run.2";
            String page = site.body("/trace/" + asked.formatted("", seed));
            String found = Page.of(page).attribute("[name=position]", "value").replace(' ', '_');

            String given = "reversi/mobility/left%s?at=run.2&position=" + found;
            for (String form : List.of("/api/trace/", "/figure/trace/")) {
                String end = form.startsWith("/figure") ? ".svg" : "";
                String answer = site.body(form + asked.formatted(end, seed));
                assertThat(answer.equals(site.body(form + given.formatted(end))))
                        .as("%s%s is of %s", form, asked, found)
                        .isTrue();
            }
        }
    }

    @Test
    void aSeedIsANumberOrAWord() {
        String url = "/trace/reversi/mobility/left?at=run&predict=1&seed=";
        assertThat(site.body(url + "mine")).contains("name=\"seed\" value=\"mine\"");
        String answer = site.refusal(url + "my+own");
        assertThat(answer).contains("“seed” is “my own” but must be one word or number");
    }
}
