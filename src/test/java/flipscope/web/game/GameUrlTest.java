package flipscope.web.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class GameUrlTest {
    private static final GameUrl GAME =
            new GameUrl(
                    Optional.of("a_X"),
                    "f5d6c3",
                    Optional.of(2),
                    new GameSettings(Player.WHITE, 7, true, true, 5, false, GameCode.NONE),
                    Optional.empty(),
                    Optional.empty());

    @Test
    void saysEverythingThatAPageIs() {
        assertThat(GAME.play())
                .isEqualTo(
                        "/play?start=a_X&moves=f5d6c3&ply=2&side=white&level=7&seed=5&hints=1&pause=1");
    }

    @Test
    void aNewGameIsShort() {
        assertThat(GameUrl.NEW.play()).isEqualTo("/play?moves=&side=black&level=3");
    }

    @Test
    void anEarlierPlyKeepsTheMovesThatFollow() {
        assertThat(GAME.atPly(1).play()).contains("moves=f5d6c3&ply=1&");
        assertThat(GAME.atPly(3).play()).contains("moves=f5d6c3&side=");
    }

    @Test
    void aTraceKeepsTheGameAndThePlyThatItShowed() {
        assertThat(GAME.trace("reversi/flips/loop", 1, "d6").toString())
                .isEqualTo(
                        "/trace/reversi/flips/loop"
                                + "?start=a_X&moves=f5d6c3&ply=1&side=white&level=7&seed=5&hints=1&pause=1&back=2&move=d6");
    }

    @Test
    void aTryKeepsTheGameThatItLeft() {
        GameUrl tried = GAME.trying("f5f6");
        assertThat(tried.play())
                .startsWith("/play?start=a_X&moves=f5f6&side=both&level=7")
                .endsWith("&own=white-f5d6c3");
        assertThat(tried.withMoves("f5f6e6").own()).isEqualTo(tried.own());
        assertThat(tried.trying("f4").own()).as("the game itself").isEqualTo(tried.own());
    }

    @Test
    void backFromATryIsTheMoveThatWasAnotherOne() {
        GameUrl game = GAME.withMoves("f5d6c3d3");
        assertThat(back(game.trying("f5d6c5"))).contains("moves=f5d6c3d3&ply=3&side=white");
        assertThat(back(game.trying("f5d6c5f4e3"))).contains("ply=3");
        assertThat(back(game.trying("f5"))).contains("ply=1");
        assertThat(back(game.trying("f5d6c3c4"))).doesNotContain("ply").doesNotContain("own");
        assertThat(game.backToOwn()).isEmpty();
    }

    private static String back(GameUrl tried) {
        return tried.backToOwn().orElseThrow().play();
    }

    @Test
    void anotherStartIsNoTry() {
        assertThat(GAME.trying("f5f6").from(Optional.empty()).own()).isEmpty();
    }
}
