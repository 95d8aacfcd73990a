package flipscope.web.trace;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.Share;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** The page of a question, for every operator of every technique. */
@WithSite
class AskedOperatorsTest {
    private static Site site;

    @ParameterizedTest
    @MethodSource(Share.IDS)
    void everyOperatorThatMakesAValueCanBeAskedAboutAndTheRightAnswerIsRight(String id) {
        JsonNode steps = site.json("/api/trace/" + id).get("steps");
        for (int at : firstAndLast(steps)) {
            List<String> words = words(steps, at);
            for (int word = 0; word < words.size(); word++) {
                String url = "/trace/" + id + "?predict=1&at=" + at + "&word=" + (word + 1);
                String page = fragment(url);
                assertThat(page).as(url).contains("id=\"check\"");
                if (isMoved(page) || word > 0 && !page.contains("name=\"word\"")) {
                    assertThat(steps.get(at).path("operator").asString())
                            .as(url)
                            .isIn("=", "return", "[]");
                    continue;
                }
                assertThat(fragment(url + "&check=1&answer=" + words.get(word)))
                        .as("%s: %s", url, words.get(word))
                        .contains("class=\"verdict correct\"");
            }
        }
    }

    /**
     * The first step and the last of each operator and kind of value; {@code QuestionTest} asks
     * about all steps.
     */
    private static Set<Integer> firstAndLast(JsonNode steps) {
        Map<String, Integer> first = new LinkedHashMap<>();
        Map<String, Integer> last = new LinkedHashMap<>();
        for (JsonNode step : steps) {
            JsonNode result = step.path("result");
            String kind = step.get("operator") + " " + result.path("type") + result.path("view");
            first.putIfAbsent(kind, step.get("index").asInt());
            last.put(kind, step.get("index").asInt());
        }
        Set<Integer> all = new TreeSet<>(first.values());
        all.addAll(last.values());
        return all;
    }

    /** Whether another step is asked about: this one only hands on what was there before. */
    private static boolean isMoved(String page) {
        return page.contains("makes nothing new to ask about");
    }

    /** What is asked for at a step, from the steps as the API has them. */
    private static List<String> words(JsonNode steps, int at) {
        JsonNode step = steps.get(at);
        JsonNode value = step.path("result").path("value");
        if (value.isArray()) {
            return value.valueStream().map(JsonNode::asString).toList();
        }
        if (value.isString()) {
            return List.of(value.asString());
        }
        boolean enters = step.path("operator").asString().equals("call");
        int depth = step.path("depth").asInt() + 1;
        int next = at + 1;
        while (enters && !leaves(steps.get(next), depth)) {
            next++;
        }
        return words(steps, next);
    }

    private static boolean leaves(JsonNode step, int depth) {
        return step.path("operator").asString().equals("return")
                && step.path("depth").asInt() == depth;
    }

    private static String fragment(String url) {
        HttpResponse<String> answer = site.fragment(url);
        assertThat(answer.statusCode()).as(url).isEqualTo(200);
        return answer.body();
    }
}
