package flipscope.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Site;
import flipscope.web.WithSite;
import java.net.http.HttpResponse;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@WithSite
class ApiTest {
    private static final String START =
            "---------------------------OX------XO---------------------------";

    private static Site site;

    @Test
    void legalMovesAndWhatTheyFlip() {
        assertThat(site.get("/api/legal?position=" + START + "_X").body())
                .isEqualTo(
                        "{\"legal\":[\"d3\",\"c4\",\"f5\",\"e6\"],"
                                + "\"flips\":{\"d3\":[\"d4\"],\"c4\":[\"d4\"],"
                                + "\"f5\":[\"e5\"],\"e6\":[\"e5\"]},"
                                + "\"mustPass\":false,\"gameOver\":false}");
    }

    @Test
    void aPassAndTheEndOfAGameHaveNoMoves() {
        String pass = "--------------------------XXX--O---XXXOO-----X-O-----X----------_X";
        JsonNode legal = json("/api/legal?position=" + pass);
        assertThat(legal.get("legal")).isEmpty();
        assertThat(legal.get("mustPass").asBoolean()).isTrue();
        JsonNode best = json("/api/best?level=2&position=" + pass);
        assertThat(best.get("move").isNull()).isTrue();
        assertThat(best.get("mustPass").asBoolean()).isTrue();
        JsonNode over = json("/api/best?position=" + "X".repeat(64) + "_O");
        assertThat(over.get("move").isNull()).isTrue();
        assertThat(over.get("gameOver").asBoolean()).isTrue();
        assertThat(over.get("score").asDouble()).isEqualTo(-64);
    }

    @Test
    void theBestMoveIsAFunctionOfPositionAndLevel() {
        String url = "/api/best?level=4&position=" + START + "_X";
        JsonNode best = json(url);
        assertThat(best.get("move").asString()).isIn("d3", "c4", "f5", "e6");
        assertThat(best.get("line").get(0)).isEqualTo(best.get("move"));
        assertThat(best.get("depth").asInt()).isPositive();
        assertThat(best.get("exact").asBoolean()).isFalse();
        assertThat(json(url)).isEqualTo(best);
    }

    @Test
    void theSeedOfAGameVariesItsMoves() {
        String url = "/api/best?level=1&position=" + START + "_X";
        Set<String> moves =
                IntStream.rangeClosed(1, 20)
                        .mapToObj(seed -> json(url + "&seed=" + seed).get("move").asString())
                        .collect(Collectors.toSet());
        assertThat(moves).hasSizeGreaterThan(1);
        assertThat(json(url + "&seed=0")).isEqualTo(json(url));
    }

    @Test
    void takesMovesInPlaceOfAPosition() throws Exception {
        String after = "---------------------------OX------XXX--------------------------_O";
        for (String route : new String[] {"/api/legal?", "/api/best?level=1&"}) {
            assertThat(site.body(route + "moves=f5"))
                    .isEqualTo(site.body(route + "position=" + after));
        }
        assertThat(site.body("/api/legal?moves=f5d6&ply=1"))
                .isEqualTo(site.body("/api/legal?moves=f5"));
        assertThat(site.body("/api/legal?moves=f5f6c4g5h5h4f7h6")).contains("\"mustPass\":true");
        assertThat(site.get("/api/legal?moves=f5f5").body()).contains("\"where\":\"moves\"");
    }

    @Test
    void errorsNameTheParameter() {
        for (String route : new String[] {"/api/legal", "/api/best"}) {
            HttpResponse<String> missing = site.get(route);
            assertThat(missing.statusCode()).isEqualTo(400);
            JsonNode error = JSON.readTree(missing.body()).get("error");
            assertThat(error.get("code").asString()).isEqualTo("bad-parameter");
            assertThat(error.get("where").asString()).isEqualTo("position");
            assertThat(error.get("message").asString()).contains("position is missing");
            assertThat(site.get(route + "?position=" + START).statusCode()).isEqualTo(400);
        }
        assertThat(site.get("/api/best?level=0&position=" + START + "_X").statusCode())
                .isEqualTo(400);
    }

    @Test
    void listsTheAlgorithms() {
        JsonNode all = json("/api/algorithms");
        assertThat(all.findValuesAsString("id"))
                .contains("reversi/mobility/core", "reversi/flips/loop", "bits/place");
        for (JsonNode each : all) {
            assertThat(site.get(each.get("example").asString().replace("/trace", "/api/trace")))
                    .extracting(HttpResponse::statusCode)
                    .isEqualTo(200);
        }
    }

    @Test
    void tracesAnAlgorithmOnAPosition() {
        JsonNode trace =
                json("/api/trace/reversi/mobility/core?position=" + START.replace('-', '.') + "_X");
        assertThat(trace.get("algorithm").asString()).isEqualTo("reversi/mobility/core");
        assertThat(trace.get("steps").size()).isGreaterThan(10);
        assertThat(trace.get("result").get("value").asString()).isEqualTo("0x0000102004080000");
    }

    /** An address of ninety bytes made 15 MB of it, from a tree that was in memory whole. */
    @Test
    void changedCodeNeverMakesALongAnswer() {
        String left = "/api/trace/reversi/mobility/left?edit=Mobility.left.31:";
        assertThat(site.get(left + "3900").body()).contains("stopped after 2000 steps");
        JsonNode most = json(left + "392");
        assertThat(most.get("steps").size()).isBetween(1_900, 2_000);
        assertThat(most.toString().length()).isLessThan(2_000_000);
    }

    @Test
    void helpsWithWhatATraceCannotTake() {
        String unknown = site.missing("/api/trace/reversi/mobility/lef");
        assertThat(unknown).contains("did you mean “reversi/mobility/left”?");
        String loop = "/api/trace/reversi/flips/loop?position=" + START + "_X&move=";
        assertThat(site.get(loop + "zz").statusCode()).isEqualTo(400);
        assertThat(site.get(loop + "d4").body()).contains("\"where\":\"move\"");
        assertThat(site.get("/api/trace/bits/place?x=8").body()).contains("\"where\":\"x\"");
    }

    @Test
    void pagesElsewhereMayRead() {
        HttpResponse<String> answer = site.get("/api/legal?position=" + START + "_X");
        assertThat(answer.headers().firstValue("Access-Control-Allow-Origin")).hasValue("*");
    }

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static JsonNode json(String url) {
        return JSON.readTree(site.body(url));
    }
}
