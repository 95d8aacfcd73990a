package flipscope.web.play;

import flipscope.web.address.Link;
import flipscope.web.address.NamedLink;
import flipscope.web.game.GameUrl;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Part of the list of games in a file, so that pages stay small.
 *
 * @param settings the game played before
 * @param name the name of the file
 * @param count how many games it has; none if they cannot be read, or if it was not kept
 * @param first the number of the first listed game
 * @param games those that are listed
 * @param problem why no game was found; empty otherwise
 * @param way opens what stands before the mistake in a file with one game
 * @param gone whether the list existed but was not kept
 */
public record GamesView(
        PageContext frame,
        GameUrl settings,
        String name,
        int count,
        int first,
        List<GameView> games,
        String problem,
        Optional<NamedLink> way,
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

    GamesView with(Optional<NamedLink> opens) {
        return new GamesView(frame, settings, name, count, first, games, problem, opens, gone);
    }

    /** The number of the last listed game. */
    public int last() {
        return first + games.size() - 1;
    }

    /** The first game of the next part. */
    public Optional<Integer> next() {
        return isWhole() || last() == count ? Optional.empty() : Optional.of(last() + 1);
    }

    /** Whether all games are listed. */
    public boolean isWhole() {
        return games.size() == count;
    }

    /** Where the file is sent again for another part. */
    public String action() {
        return Link.to("/play/file").with(settings.parameters()).toString();
    }

    /** An address that identifies this part of this list. */
    String place() {
        String sign = action().contains("?") ? "&" : "?";
        String known = name.substring(0, Math.min(name.length(), LONGEST_NAME));
        String encoded = URLEncoder.encode(known, StandardCharsets.UTF_8);
        return action() + sign + "file=" + encoded + "&games=" + count + "&from=" + first;
    }

    @Override
    public String spoken() {
        return problem.isEmpty() ? text("files.spoken", count) : problem;
    }
}
