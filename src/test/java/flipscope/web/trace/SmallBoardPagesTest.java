package flipscope.web.trace;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Site;
import flipscope.web.WithSite;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pages of what works on boards of other sizes: four by four, three by three, the cube. */
@WithSite
class SmallBoardPagesTest {
    private static Site site;

    @ParameterizedTest
    @CsvSource({
        "/trace/reversi/mobility/mini?position=X--O-O----------_X, as-mini, ",
        "/trace/tictactoe/lines?position=XXXOO----_X, as-line3, ",
        "/trace/scorefour/ground?moves=a1b2, as-cube, moves=a1b2",
        "/trace/scorefour/drop?moves=a1b2&column=b2, grid as-, column=5"
    })
    void everyStepIsOnTheInputsOfTheStoryboard(String url, String picture, String kept) {
        assertThat(site.body(url)).contains(picture).doesNotContain("Play from here");
        String following = site.page(url + "&at=0").href("next");
        assertThat(following).contains(kept == null ? "position=" : kept);
        assertThat(site.body(following)).contains(picture);
    }

    @Test
    void theLayersOfTheCubeAreNamedAsTheirCellsAre() {
        assertThat(site.body("/trace/scorefour/ground?at=0"))
                .contains(
                        ">/1 floor</text>", ">/4 top</text>", "data-s=\"a1/1\"", "data-s=\"d4/4\"");
    }

    @ParameterizedTest
    @CsvSource({
        "/trace/reversi/mobility/mini?position=XX, 'position: '",
        "/api/trace/tictactoe/list?position=XXXOO----, 'position: '",
        "/api/trace/scorefour/win?moves=a1e1, '\"where\":\"moves\"'",
        "/trace/scorefour/drop?column=16, 'column: '",
        "/trace/scorefour/reach-after?column=a1, 'column: '"
    })
    void whatCannotBeReadIsRefusedByName(String url, String named) {
        assertThat(site.refusal(url)).contains(named);
    }

    @Test
    void whatCannotFollowAGameHasAPageOfItsOwnWithoutIt() {
        HttpResponse<String> answer = site.get("/play?moves=f5&trace=scorefour/win");
        assertThat(answer.statusCode()).isEqualTo(303);
        assertThat(answer.headers().firstValue("Location")).hasValue("/trace/scorefour/win");
    }
}
