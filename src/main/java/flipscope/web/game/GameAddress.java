package flipscope.web.game;

import flipscope.web.address.EmbedAddress;
import flipscope.web.address.Embedding;
import flipscope.web.address.Link;
import java.util.Map;
import java.util.Optional;

/**
 * The address of a game: its moves, who plays, and how well. The server keeps no state, so the
 * address is the game.
 */
public interface GameAddress {
    /** The page where such games are played, without a game. */
    Link page();

    /** The parameters in order, for links and hidden form fields. */
    Map<String, String> parameters();

    /** The options of the embed, if the page is one. */
    Optional<Embedding> embedding();

    /** The engine's level. */
    int level();

    /** Which sides the person plays. */
    Player player();

    /** The sides that the person plays, as a word of the address. */
    default String side() {
        return player().word();
    }

    /** The same game at another ply; later moves stay for redo. */
    GameAddress atPly(int shown);

    /** The game's page, in the same frame if the game is in an embed. */
    default Link link() {
        return in(page()).with(parameters());
    }

    /** The address of the game's page as text. */
    default String play() {
        return link().toString();
    }

    /** The address of the engine's reply. */
    default String reply() {
        return in(part("reply")).toString();
    }

    /** Another page about this game, not in a frame. */
    default Link part(String name) {
        return page().at(page().path() + "/" + name).with(parameters());
    }

    /** The address of a page, in the same frame if the game is in an embed. */
    default Link in(Link other) {
        return embedding().isPresent() ? EmbedAddress.of(other) : other;
    }
}
