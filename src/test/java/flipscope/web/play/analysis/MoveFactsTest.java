package flipscope.web.play.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.notation.SquareText;
import flipscope.notation.TranscriptText;
import flipscope.rules.Game;
import flipscope.rules.Ply;
import flipscope.rules.Position;
import flipscope.text.Messages;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import flipscope.web.address.NamedLink;
import flipscope.web.game.GameUrl;
import flipscope.web.game.Player;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What a move changed is what the linked steps count. */
@WithSite
class MoveFactsTest {
    private static final Game LOST =
            TranscriptText.read(
                    "f5d6c5f4e7c6d3f3b6f6g3e6f7c4f2d7e3f8c3g6c8e8h7d8c7b8g8h8g7h6h5g5g4a5a6b4a4b5b7b3c2"
                            + "a8a7a3h4h3a2c1b1a1d1d2g1e1e2b2f1g2h2",
                    Position.START);
    private static final Pattern CHANGE = Pattern.compile(": (\\d+) to (\\d+)$");
    private static final Pattern REGION = Pattern.compile("^([a-h1-8 ]+): (\\d+) empty");

    private static Site site;

    private static List<NamedLink> facts(Ply ply, Player person) {
        return new MoveFacts(Messages.english(), GameUrl.NEW.playing(person)).of(ply);
    }

    private static long counted(NamedLink fact) {
        String result =
                site.json(fact.url().replace("/trace/", "/api/trace/"))
                        .get("result")
                        .get("value")
                        .asString();
        return Long.bitCount(Long.parseUnsignedLong(result.substring(2), 16));
    }

    @Test
    void everyCountIsThatOfTheLinkedStep() {
        int changes = 0;
        for (Ply ply : LOST.plies()) {
            for (NamedLink fact : facts(ply, Player.BLACK)) {
                Matcher change = CHANGE.matcher(fact.name());
                if (change.find() && ply.number() % 7 == 0) {
                    assertThat(counted(fact))
                            .as(fact.name())
                            .isEqualTo(Long.parseLong(change.group(2)));
                    assertThat(change.group(1)).isNotEqualTo(change.group(2));
                    changes++;
                }
            }
        }
        assertThat(changes).isGreaterThan(15);
    }

    @Test
    void theStepLeadsBackToTheAnalysis() {
        String moves = "f5d6c5f4e7";
        GameUrl game = GameUrl.NEW.playing(Player.WHITE).withMoves(moves).atPly(3);
        Ply third = LOST.plies().get(2);
        for (NamedLink fact : new MoveFacts(Messages.english(), game).of(third)) {
            String back = "/play/analysis?moves=" + moves + "&ply=3&side=white&level=3";
            Page step = site.page(fact.url());
            assertThat(step.attribute(".band a", "href")).isEqualTo(back);
            assertThat(step.attribute("#menu #to-game", "href")).as("on a phone").isEqualTo(back);
        }
    }

    @Test
    void movesAreCountedBeforeAndAfterForBothSides() {
        Ply c7 = LOST.plies().get(24);
        int mine = Long.bitCount(c7.before().legalMoves());
        int then = Long.bitCount(c7.after().passed().legalMoves());
        assertThat(facts(c7, Player.BLACK))
                .extracting(NamedLink::name)
                .contains("Your moves: %d to %d".formatted(mine, then));
        assertThat(facts(c7, Player.BOTH))
                .extracting(NamedLink::name)
                .contains("Black’s moves: %d to %d".formatted(mine, then));
    }

    @Test
    void aCornerIsNamedOnlyWhereItCouldNotBeTakenBefore() {
        int corners = 0;
        for (Ply ply : LOST.plies()) {
            for (NamedLink fact : facts(ply, Player.BOTH)) {
                if (fact.name().contains("corner")) {
                    String square = fact.name().substring(fact.name().length() - 2);
                    assertThat(ply.after().isLegal(SquareText.read(square))).isTrue();
                    corners++;
                }
            }
        }
        assertThat(corners).isPositive();
    }

    @Test
    void regionsAreThoseThatTheMoveBordersOn() {
        int regions = 0;
        for (Ply ply : LOST.plies().subList(40, 59)) {
            for (NamedLink fact : facts(ply, Player.BOTH)) {
                Matcher region = REGION.matcher(fact.name());
                if (region.find()) {
                    int squares = region.group(1).split(" ", -1).length;
                    assertThat(squares).isEqualTo(Integer.parseInt(region.group(2)));
                    assertThat(fact.name()).contains(squares % 2 == 0 ? "even" : "odd");
                    regions++;
                }
            }
        }
        assertThat(regions).isGreaterThan(8);
    }
}
