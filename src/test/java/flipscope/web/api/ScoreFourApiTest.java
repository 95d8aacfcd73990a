package flipscope.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.scorefour.CubeLevel;
import flipscope.engine.scorefour.CubeResult;
import flipscope.engine.scorefour.CubeSearches;
import flipscope.notation.ColumnText;
import flipscope.web.Site;
import flipscope.web.WithSite;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

@WithSite
class ScoreFourApiTest {
    private static final String WON = "a1b1a2b2a3b3a4";

    private static Site site;

    @Test
    void columnsWithRoom() {
        assertThat(site.get("/api/score-four/legal?moves=a1b2").body())
                .isEqualTo(
                        "{\"legal\":[\"a1\",\"b1\",\"c1\",\"d1\",\"a2\",\"b2\",\"c2\",\"d2\","
                                + "\"a3\",\"b3\",\"c3\",\"d3\",\"a4\",\"b4\",\"c4\",\"d4\"],"
                                + "\"gameOver\":false}");
        JsonNode full = site.json("/api/score-four/legal?moves=c2+c2+C2c2");
        assertThat(full.get("legal")).hasSize(15).noneMatch(each -> each.asString().equals("c2"));
        assertThat(site.get("/api/score-four/legal?moves=" + WON).body())
                .isEqualTo("{\"legal\":[],\"gameOver\":true}");
    }

    @Test
    void theBestMoveIsThatOfTheEngine() {
        String moves = "a1b2c3d1a4";
        CubeResult found = CubeSearches.best(ColumnText.readGame(moves), new CubeLevel(5));
        JsonNode best = site.json("/api/score-four/best?level=5&moves=" + moves);
        assertThat(best.get("move").asString()).isEqualTo(ColumnText.write(found.column()));
        assertThat(best.get("line").get(0)).isEqualTo(best.get("move"));
        assertThat(best.get("score").asInt()).isEqualTo(found.score());
        assertThat(best.get("depth").asInt()).isEqualTo(found.depth());
        assertThat(best.get("nodes").asLong()).isEqualTo(found.nodes());
        assertThat(best.get("gameOver").asBoolean()).isFalse();
    }

    @Test
    void aWinIsSaidToBeOneAndAfterItThereIsNoMove() {
        JsonNode wins = site.json("/api/score-four/best?moves=a1b1a2b2a3b3");
        assertThat(wins.get("move").asString()).isEqualTo("a4");
        assertThat(wins.get("reason").asString()).isEqualTo("win");
        assertThat(wins.get("forced").asInt()).isEqualTo(1);
        JsonNode over = site.json("/api/score-four/best?moves=" + WON);
        assertThat(over.get("move").isNull()).isTrue();
        assertThat(over.get("gameOver").asBoolean()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "legal?moves=a1e5, moves, e5",
        "legal?moves=a1a1a1a1a1, moves, no room",
        "best?moves=a, moves, a",
        "best?moves=a1b1a2b2a3b3a4b4, moves, b4",
        "best?level=9, level, 1 to 8",
        "best?level=x, level, 1 to 8"
    })
    void errorsNameTheParameterAndWhatWasWrong(String url, String where, String words) {
        String refused = site.refusal("/api/score-four/" + url);
        assertThat(refused).contains("\"where\":\"" + where + "\"").contains(words);
    }
}
