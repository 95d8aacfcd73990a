package flipscope.web.play;

import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * The games of a file, some of them at a time.
 *
 * @param name the file
 * @param count how many games it has
 * @param first the number of the first game shown
 * @param games the games shown
 * @param next the number of the first game after them
 * @param action where the file is sent again for others
 * @param back the game that was played before
 * @param problem why there is no game; empty if there are some
 * @param gone whether there was a list, which nobody has kept
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

    /** How much of a file's name tells it from others. */
    private static final int LONGEST_NAME = 60;

    /**
     * One game.
     *
     * @param url where it is played on; empty if it cannot be read
     * @param about its result or its problem
     * @param moves its first moves
     */
    public record GameView(int number, Optional<String> url, String about, String moves) {}

    /** The number of the last game shown. */
    public int last() {
        return first + games.size() - 1;
    }

    /** The address of this part of this list, among those of other files. */
    public String place() {
        String sign = action.contains("?") ? "&" : "?";
        String known = name.substring(0, Math.min(name.length(), LONGEST_NAME));
        String file = URLEncoder.encode(known, StandardCharsets.UTF_8);
        return action + sign + "file=" + file + "&games=" + count + "&from=" + first;
    }

    /** Whether there are no other games than those shown. */
    public boolean isWhole() {
        return games.size() == count;
    }

    @Override
    public String spoken() {
        return problem.isEmpty() ? text("files.spoken", count) : problem;
    }
}
