package flipscope.web.game;

import flipscope.web.address.Query;
import flipscope.web.address.QueryParameter;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The code that a game is played by, as it stands in the address: compressed. Two of them fit with
 * the longest game into what a request may have.
 *
 * @param moves what finds the legal moves; empty where the rules do
 * @param turned what finds the turned discs; empty where the rules do
 * @param past how many of the first positions are not compared with the rules
 */
public record GameCode(String moves, String turned, int past) {
    /** As much as the code of a task may take. */
    private static final int LONGEST = 6_000;

    public static final QueryParameter<String> MOVES = QueryParameter.text("moves-code", LONGEST);
    public static final QueryParameter<String> TURNED = QueryParameter.text("turned-code", LONGEST);
    static final QueryParameter<Integer> PAST = QueryParameter.number("past", 0, 61).or(0);

    /** A game by the rules alone. */
    static final GameCode NONE = new GameCode("", "", 0);

    static GameCode read(Query query) {
        return new GameCode(MOVES.of(query), TURNED.of(query), PAST.of(query));
    }

    /** Whether code for this task can be played by. */
    public static boolean finds(String task) {
        return task.equals("moves") || task.equals("turned");
    }

    /** The code of one task alone. */
    public static GameCode of(String task, String written) {
        boolean moves = task.equals("moves");
        return new GameCode(moves ? written : "", moves ? "" : written, 0);
    }

    public boolean isPresent() {
        return !moves.isEmpty() || !turned.isEmpty();
    }

    /** A copy that lets so many positions pass. */
    public GameCode letting(int positions) {
        return new GameCode(moves, turned, positions);
    }

    Map<String, String> parameters() {
        Map<String, String> all = new LinkedHashMap<>();
        if (!moves.isEmpty()) {
            all.put(MOVES.name(), moves);
        }
        if (!turned.isEmpty()) {
            all.put(TURNED.name(), turned);
        }
        if (isPresent() && past > 0) {
            all.put(PAST.name(), String.valueOf(past));
        }
        return all;
    }
}
