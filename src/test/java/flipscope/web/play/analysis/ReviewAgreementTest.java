package flipscope.web.play.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.notation.TranscriptText;
import flipscope.rules.Game;
import flipscope.rules.Ply;
import flipscope.rules.Position;
import flipscope.testkit.Resources;
import flipscope.testkit.Share;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** From 20 empty squares on review, scores and level 10 are one exact answer: twenty games. */
@WithSite
class ReviewAgreementTest {
    /**
     * With how many empty squares the part of each game begins that is looked at: where more are
     * empty, those that are soon played out.
     */
    private static final int[] FROM = {
        12, 14, 13, 12, 12, 13, 14, 15, 12, 13, 14, 12, 13, 12, 14, 19, 18, 13, 15, 16
    };

    private static Site site;

    static List<String> games() {
        return Resources.lines("engine/reviewed-games.txt");
    }

    /** One that is looked at from each number of empty squares. */
    static List<String> someGames() {
        return Share.of(games(), moves -> List.of(from(moves)));
    }

    private static int from(String moves) {
        return FROM[games().indexOf(moves)];
    }

    @Test
    void thereAreTwentyGames() {
        assertThat(games()).hasSize(20).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("someGames")
    void theThreeAgree(String moves) {
        Game game = TranscriptText.read(moves, Position.START);
        int from = from(moves);
        Ply first =
                game.plies().stream()
                        .filter(ply -> Long.bitCount(ply.before().empty()) <= from)
                        .findFirst()
                        .orElseThrow();
        Agreement agreement =
                new Agreement(site, first.before(), moves.substring(2 * first.number() - 2));
        assertThat(agreement.differences(empties -> empties <= 12 || empties == from)).isEmpty();
        assertThat(agreement.compared()).isGreaterThan(40);
    }

    @Test
    void theyAgreeAlsoOneMoveBeforeAllIsPlayedOut() {
        Agreement agreement = new Agreement(site, Stretch.BRINK.from(), Stretch.BRINK.moves());
        assertThat(agreement.differences(empties -> true)).isEmpty();
        assertThat(agreement.compared()).isEqualTo(10);
    }
}
