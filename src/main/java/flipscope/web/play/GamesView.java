package flipscope.web.play;

import flipscope.notation.GameFile;
import flipscope.notation.NotationException;
import flipscope.notation.PositionText;
import flipscope.notation.TranscriptText;
import flipscope.opening.Openings;
import flipscope.rules.Game;
import flipscope.rules.Score;
import flipscope.web.address.Link;
import flipscope.web.address.NamedLink;
import flipscope.web.game.GameReader;
import flipscope.web.game.GameUrl;
import flipscope.web.game.Player;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Part of the list of games in a file, so that pages stay small.
 *
 * @param settings the game played before
 * @param name the name of the file
 * @param file its games; empty if there is none that can be read, or if it was not kept
 * @param asked the number of the first game that was asked for
 * @param problem why no game was found; empty otherwise
 * @param way opens what stands before the mistake in a file with one game
 * @param gone whether the list existed but was not kept
 */
public record GamesView(
        PageContext frame,
        GameUrl settings,
        String name,
        Optional<GameFile> file,
        int asked,
        String problem,
        Optional<NamedLink> way,
        boolean gone)
        implements PageView {
    private static final int AT_A_TIME = 50;

    /** How many characters of a transcript are shown. */
    private static final int BEGINNING = 24;

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
        return new GamesView(frame, settings, name, file, asked, problem, opens, gone);
    }

    /** How many games the file has. */
    public int count() {
        return file.map(GameFile::size).orElse(0);
    }

    /** The first listed game: the one that was asked for, or the last part if there are fewer. */
    public int first() {
        return Math.min(asked, Math.max(1, count() - AT_A_TIME + 1));
    }

    /** The number of the last listed game. */
    public int last() {
        return Math.min(first() + AT_A_TIME - 1, count());
    }

    /** The first game of the next part. */
    public Optional<Integer> next() {
        return isWhole() || last() == count() ? Optional.empty() : Optional.of(last() + 1);
    }

    /** Whether all games are listed. */
    public boolean isWhole() {
        return last() - first() + 1 == count();
    }

    public List<GameView> games() {
        return file.map(
                        games ->
                                IntStream.rangeClosed(first(), last())
                                        .mapToObj(number -> game(games, number))
                                        .toList())
                .orElse(List.of());
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
        return action() + sign + "file=" + encoded + "&games=" + count() + "&from=" + first();
    }

    @Override
    public String spoken() {
        return problem.isEmpty() ? text("files.spoken", count()) : problem;
    }

    private GameView game(GameFile games, int number) {
        try {
            Game game = games.game(number);
            GameUrl freely = GameReader.imported(game, settings.playing(Player.BOTH));
            String about = about(game, games, number);
            return new GameView(number, Optional.of(freely.opened()), about, beginning(game));
        } catch (NotationException wrong) {
            Optional<NamedLink> first =
                    FirstMoves.before(wrong, settings.playing(Player.BOTH), frame.words());
            String moves = wrong.before().map(GamesView::beginning).orElse("");
            String about =
                    first.map(each -> wrong.getMessage() + " " + each.name())
                            .orElse(wrong.getMessage());
            return new GameView(number, first.map(NamedLink::url), about, moves);
        }
    }

    /** The players, the result and the opening, as far as they are known. */
    private String about(Game game, GameFile games, int number) {
        String players =
                games.players(number)
                        .map(both -> text("files.players", both.black(), both.white()))
                        .orElse("");
        String opening = Openings.of(game).orElse("");
        return Stream.of(players, result(game, games.blackScore(number)), opening)
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" · "));
    }

    private String result(Game game, Optional<Integer> blackScore) {
        return blackScore
                .map(black -> new Score(black, 64 - black))
                .or(() -> Optional.of(game.score().official()).filter(any -> game.isOver()))
                .map(score -> text("files.result", score.black(), score.white()))
                .orElse("");
    }

    private static String beginning(Game game) {
        String moves = TranscriptText.write(game);
        if (moves.isEmpty()) {
            return PositionText.write(game.start()).substring(0, BEGINNING) + "…";
        }
        return moves.length() > BEGINNING ? moves.substring(0, BEGINNING) + "…" : moves;
    }
}
