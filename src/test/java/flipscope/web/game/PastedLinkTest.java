package flipscope.web.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flipscope.notation.NotationException;
import flipscope.notation.PositionText;
import flipscope.notation.TranscriptText;
import flipscope.rules.Game;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PastedLinkTest {
    private static final String AFTER_F5 =
            "---------------------------OX------XXX--------------------------";

    private static Game game(String text) {
        return PastedLink.read(text).orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://localhost:7070/play?moves=f5d6c3&side=black&level=3",
                " https://example.org/embed/play?side=both&moves=F5D6C3#board\n",
                "/play/analysis?moves=f5%20d6%20c3",
                "/trace/reversi/flips/core?moves=f5d6c3&ply=2&move=c3"
            })
    void theMovesOfAnAddressAreThoseOfItsGame(String link) {
        assertThat(TranscriptText.write(game(link))).isEqualTo("f5d6c3");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://www.egaroucid.nyanyan.dev/en/web/?transcript=F5D6C3",
                "https://www.egaroucid.nyanyan.dev/ja/web/?level=7&t=f5d6c3&x=1",
                "https://example.org/#f5d6c3",
                "https://example.org/board#/kifu?m=f5-d6-c3",
                "https://example.org/game/f5d6c3",
                "https://example.org/game/f5d6c3/",
                "http://example.org/?m=f5%2Cd6%2Cc3#top",
            })
    void anotherSitesAddressIsReadWhereverItKeepsTheMoves(String link) {
        assertThat(TranscriptText.write(game(link))).isEqualTo("f5d6c3");
    }

    @Test
    void anotherSitesAddressMayHoldABoard() {
        Game game = game("https://www.egaroucid.nyanyan.dev/en/web/?b=" + AFTER_F5 + "O");
        assertThat(PositionText.write(game.start())).isEqualTo(AFTER_F5 + " O");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/play?start=%s_O&moves=d6", "/trace/x?position=%s+O&moves=d6"})
    void aGameMayBeginAnywhere(String link) {
        Game game = game(link.formatted(AFTER_F5));

        assertThat(PositionText.write(game.start())).isEqualTo(AFTER_F5 + " O");
        assertThat(TranscriptText.write(game)).isEqualTo("d6");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "f5d6c3",
                "https://example.org/play",
                "https://example.org/?side=both",
                "https://example.org/?square=f5",
                "https://example.org/f5",
                "https://example.org/?name=a1b2",
                "/play?moves=%zz",
                "8/8/8/3ppp2/3Pp3/8/8/8 w - - 0 1"
            })
    void whatNamesNoGameIsNone(String text) {
        assertThat(PastedLink.read(text)).isEmpty();
    }

    @Test
    void movesThatCannotBePlayedAreRefusedAsIfTheyWereTyped() {
        assertThatThrownBy(() -> game("/play?moves=f5h8"))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("h8");
    }
}
