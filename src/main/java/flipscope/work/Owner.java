package flipscope.work;

import java.util.List;

/**
 * The client, the kind of work and the game that a piece of work is done for. Clients have equal
 * shares; so have the kinds of work of one client, and the games (or whatever it is for) of one
 * kind. So a class behind one address shares what one address gets.
 *
 * @param client a network address
 * @param kind the kind of work
 * @param game what it is for
 */
public record Owner(String client, String kind, String game) {
    /** Nobody in particular. */
    public static final Owner ANYONE = new Owner("", "", "");

    List<String> path() {
        return List.of(client, kind, game);
    }
}
