package flipscope.web.play;

import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Part of the list of games in a file.
 *
 * @param name the name of the file
 * @param count how many games it has
 * @param first the number of the first listed game
 * @param games the listed games
 * @param next the number of the first game of the next part
 * @param action where the file is sent again for another part
 * @param back the game played before
 * @param problem why no game was found; empty otherwise
 * @param gone whether the list existed but was not kept
 */
public record GamesView(
        PageFrame frame,
        String name,
        int count,
        int first,
        List<GameView> games,
        Optional<Integer> next,
        String action,
        String back,
        String problem,
        boolean gone)
        implements PageView {

    /** How much of a file name is shown. */
    private static final int LONGEST_NAME = 60;

    /**
     * One game.
     *
     * @param url where the game continues; empty if it cannot be read
     * @param about its result or its problem
     * @param moves its first moves
     */
    public record GameView(int number, Optional<String> url, String about, String moves) {}

    /** The number of the last listed game. */
    public int last() {
        return first + games.size() - 1;
    }

    /** An address that identifies this part of this list. */
    public String place() {
        String sign = action.contains("?") ? "&" : "?";
        String known = name.substring(0, Math.min(name.length(), LONGEST_NAME));
        String file = URLEncoder.encode(known, StandardCharsets.UTF_8);
        return action + sign + "file=" + file + "&games=" + count + "&from=" + first;
    }

    /** Whether all games are listed. */
    public boolean isWhole() {
        return games.size() == count;
    }

    @Override
    public String spoken() {
        return problem.isEmpty() ? text("files.spoken", count) : problem;
    }
}
