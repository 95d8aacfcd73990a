package flipscope.work;

import java.util.List;

/**
 * The client, the kind of work and the game that a piece of work is done for. Each kind of work of
 * each client has its turn, and so has each of its games (or whatever it is for). So a class behind
 * one address shares what one address gets.
 *
 * @param client a network address
 * @param kind the kind of work
 * @param game what it is for
 */
public record Owner(String client, String kind, String game) {
    /** Nobody in particular. */
    public static final Owner ANYONE = new Owner("", "", "");

    /** The client and the kind as one name. */
    String branch() {
        return kind + " " + client;
    }

    /** The client of such a name. */
    static String client(String branch) {
        return branch.substring(branch.indexOf(' ') + 1);
    }

    List<String> path() {
        return List.of(branch(), game);
    }
}
