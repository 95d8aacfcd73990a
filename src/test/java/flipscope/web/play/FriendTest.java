package flipscope.web.play;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import org.junit.jupiter.api.Test;

/** A game against a friend, to whom each move is sent as an address. */
@WithSite
class FriendTest {
    private static Site site;

    private static Page follow(Page page, String id) {
        return site.page(page.attribute("#" + id, "href"));
    }

    @Test
    void theAddressOfAMoveIsTheGameForTheOtherColour() {
        Page menu = follow(site.page("/play?side=black"), "friend");
        assertThat(menu.text(".turn")).isEqualTo("Your turn");
        Page played = follow(menu, "sq-c4");
        assertThat(played.text(".turn")).isEqualTo("White’s turn");
        assertThat(played.has(".reply, [data-thinking]")).as("nobody answers here").isFalse();
        assertThat(played.has(".playable")).isFalse();
        assertThat(played.text(".main-button")).isEqualTo("Send your move");
        assertThat(played.attribute("#send-move", "href"))
                .isEqualTo("/play?moves=c4&side=white&level=3&friend=1");

        Page opened = follow(played, "send-move");
        assertThat(opened.text(".turn")).isEqualTo("Your turn");
        assertThat(opened.texts(".who .name")).containsExactly("Friend", "You");
        Page answered = follow(opened, "sq-e3");
        assertThat(answered.text(".turn")).isEqualTo("Black’s turn");
        assertThat(answered.attribute("#send-move", "href"))
                .isEqualTo("/play?moves=c4e3&side=black&level=3&friend=1");
        assertThat(follow(answered, "undo").has("#sq-e3[href]")).isTrue();
    }

    /** Black begins, so whoever plays White sends the game before there is a move in it. */
    @Test
    void whoPlaysWhiteSendsTheGameBeforeItsFirstMove() {
        Page menu = follow(site.page("/play?side=white&level=4&fresh=1"), "friend");
        assertThat(menu.text(".main-button")).isEqualTo("Send the game");
        assertThat(menu.has("#undo[href]")).as("there is no move to take back").isFalse();
        Page opened = follow(menu, "send-move");
        assertThat(opened.text(".turn")).isEqualTo("Your turn");
        assertThat(opened.has(".playable")).isTrue();
    }

    /** The friend's moves are not the engine's: it neither plays nor explains them. */
    @Test
    void theEngineHasNoPartInIt() {
        assertThat(site.get("/play/reply?moves=c4&side=black&friend=1").headers().map())
                .hasEntrySatisfying(
                        "location",
                        to ->
                                assertThat(to.get(0))
                                        .isEqualTo("/play?moves=c4&side=black&level=3&friend=1"));
        Page page = site.page("/play?moves=c4e3&side=black&friend=1");
        assertThat(page.has("#choice, #to-choice")).isFalse();
        assertThat(page.text()).doesNotContain("Casual");
    }
}
