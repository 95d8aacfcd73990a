package flipscope.web.trace;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.Share;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Random inputs by a number or a word: {@code random:s1234567}. */
@WithSite
class RandomInputsTest {
    private static Site site;

    /** The inputs of a trace as JSON. */
    private static JsonNode inputs(String id, String query) {
        return site.json("/api/trace/" + id + "?" + query).get("inputs");
    }

    private static JsonNode technique(String id) {
        return site.json("/api/algorithms")
                .valueStream()
                .filter(each -> each.get("id").asString().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @MethodSource(Share.IDS)
    void everyInputOfEveryAlgorithmMayBeRandomAndIsTheSameForAWord(String id) {
        StringBuilder query = new StringBuilder("position=random:{0}&move=random:{0}");
        for (JsonNode input : technique(id).get("inputs")) {
            boolean ownParameter = input.get("from").asString().equals("value");
            query.append(ownParameter ? "&" + input.get("name").asString() + "=random:{0}" : "");
        }
        Set<JsonNode> seen = new HashSet<>();
        for (String word :
                List.of(
                        "s1234567",
                        "s1234568",
                        "7",
                        "8",
                        "9",
                        "10",
                        "Müller",
                        "Anna",
                        "a.b-c",
                        "x")) {
            String asked = query.toString().replace("{0}", word);
            JsonNode once = inputs(id, asked);
            seen.add(once);
            assertThat(inputs(id, asked.replace("s123", "S123"))).isEqualTo(once);
        }
        assertThat(seen).hasSizeGreaterThan(4);
    }

    @ParameterizedTest
    @CsvSource({
        "bits/lowest, bits",
        "bits/place, x",
        "bits/carry-run, start",
        "reversi/flips/loop, move",
        "scorefour/drop, column",
        "scorefour/reach-after, column",
        "tictactoe/lines, position",
        "reversi/mobility/mini, position",
        "scorefour/win, position"
    })
    void oneInputAloneMayBeRandom(String id, String name) {
        Set<JsonNode> seen = new HashSet<>();
        for (int seed = 1; seed <= 40; seed++) {
            seen.add(inputs(id, name + "=random:" + seed));
        }
        assertThat(seen).hasSizeGreaterThan(2);
        site.body("/trace/" + id + "?" + name + "=random:7");
        site.body("/figure/trace/" + id + ".svg?" + name + "=random:7");
    }

    @Test
    void whatIsOneSquareInTheExampleIsOneSquare() {
        for (int seed = 1; seed <= 20; seed++) {
            String bits =
                    inputs("bits/index", "bits=random:" + seed).get(0).get("value").asString();
            assertThat(Long.bitCount(Long.parseUnsignedLong(bits.substring(2), 16))).isOne();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "reversi/mobility/left?position=random:",
                "reversi/mobility/left?position=random:anna:3",
                "scorefour/win?position=random:anna:20",
                "popcount/stages?bits=random:",
                "popcount/stages?bits=random:7:20"
            })
    void whatIsNoSeedIsRefusedByName(String url) {
        String name = url.replaceFirst(".*\\?(.*)=.*", "$1");
        assertThat(site.get("/trace/" + url).statusCode()).isEqualTo(400);
        assertThat(site.get("/api/trace/" + url).body()).contains("\"where\":\"" + name + "\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"chess/file-attacks", "tictactoe/lines", "reversi/mobility/left"})
    void aMissingSeedIsAskedForWhateverTheBoard(String technique) {
        assertThat(site.get("/trace/" + technique + "?position=random:").body())
                .contains("\"\" is not a seed: write a number or a word");
    }

    /** The first question of a series whose answer is neither empty nor given. */
    @ParameterizedTest
    @CsvSource({
        "popcount/stages, bits, detail=stage",
        "bits/lowest, bits, at=negative",
        "scorefour/win, position, detail=stage",
        "tictactoe/lines, position, detail=stage"
    })
    void aQuestionOfOnesOwnHasTheSameInputsInEveryForm(String id, String name, String step) {
        for (int seed = 1; seed <= 5; seed++) {
            String asked = name + "=random:s" + seed + "&predict=1&" + step;
            String page = site.body("/trace/" + id + "?" + asked);
            String given = Page.of(page).attribute("[name=" + name + "]", "value");
            assertThat(given).doesNotContain("random");
            assertThat(inputs(id, asked))
                    .isEqualTo(inputs(id, name + "=" + given.replace(' ', '_')));
            assertThat(page).contains("name=\"seed\" value=\"s" + seed + "\"");
        }
    }
}
