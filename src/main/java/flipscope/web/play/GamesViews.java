package flipscope.web.play;

import flipscope.notation.GameFile;
import flipscope.notation.NotationException;
import flipscope.notation.PositionText;
import flipscope.notation.TranscriptText;
import flipscope.opening.Openings;
import flipscope.rules.Game;
import flipscope.rules.Score;
import flipscope.text.Messages;
import flipscope.web.game.GameReader;
import flipscope.web.game.GameUrl;
import flipscope.web.game.Player;
import flipscope.web.play.GamesView.GameView;
import flipscope.web.site.Link;
import flipscope.web.site.PageFrame;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Lists the games of a file in parts, so that pages stay small. */
final class GamesViews {
    private static final int AT_A_TIME = 50;

    /** How many characters of a transcript are shown. */
    private static final int BEGINNING = 24;

    private final Messages words;

    GamesViews(Messages words) {
        this.words = words;
    }

    /** The games from a number on, or the last part if there are fewer. */
    GamesView of(PageFrame frame, GameUrl settings, String name, GameFile file, int asked) {
        int first = Math.min(asked, Math.max(1, file.size() - AT_A_TIME + 1));
        int next = Math.min(first + AT_A_TIME, file.size() + 1);
        List<GameView> games =
                IntStream.range(first, next).mapToObj(n -> game(settings, file, n)).toList();
        Optional<Integer> more = next <= file.size() ? Optional.of(next) : Optional.empty();
        return new GamesView(
                frame,
                name,
                file.size(),
                first,
                games,
                more,
                action(settings),
                settings.play(),
                "",
                false);
    }

    /** The page for a list that was not kept. */
    GamesView gone(PageFrame frame, GameUrl settings) {
        return none(frame, settings, "", words.text("files.gone.again"), true);
    }

    /** The page for a file without usable games. */
    GamesView refused(PageFrame frame, GameUrl settings, String name, String problem) {
        return none(frame, settings, name, problem, false);
    }

    private static GamesView none(
            PageFrame frame, GameUrl settings, String name, String problem, boolean gone) {
        return new GamesView(
                frame,
                name,
                0,
                1,
                List.of(),
                Optional.empty(),
                action(settings),
                settings.play(),
                problem,
                gone);
    }

    private static String action(GameUrl settings) {
        return Link.to("/play/file").with(settings.parameters()).toString();
    }

    private GameView game(GameUrl settings, GameFile file, int number) {
        try {
            Game game = file.game(number);
            return new GameView(
                    number,
                    Optional.of(GameReader.imported(game, settings.playing(Player.BOTH)).opened()),
                    about(game, file, number),
                    beginning(game));
        } catch (NotationException wrong) {
            return new GameView(number, Optional.empty(), wrong.getMessage(), "");
        }
    }

    /** The players, the result and the opening, as far as they are known. */
    private String about(Game game, GameFile file, int number) {
        String players =
                file.players(number)
                        .map(both -> words.text("files.players", both.black(), both.white()))
                        .orElse("");
        return Stream.of(players, result(game, file.blackScore(number)), opening(game))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" · "));
    }

    private String opening(Game game) {
        return Openings.of(game).orElse("");
    }

    private String result(Game game, Optional<Integer> blackScore) {
        Optional<Score> score =
                blackScore
                        .map(black -> new Score(black, 64 - black))
                        .or(() -> Optional.of(game).filter(Game::isOver).map(GamesViews::official));
        return score.map(s -> words.text("files.result", s.black(), s.white())).orElse("");
    }

    private static Score official(Game game) {
        return Score.onBoard(game.position()).official();
    }

    private static String beginning(Game game) {
        String moves = TranscriptText.write(game);
        if (moves.isEmpty()) {
            return PositionText.write(game.start()).substring(0, BEGINNING) + "…";
        }
        return moves.length() > BEGINNING ? moves.substring(0, BEGINNING) + "…" : moves;
    }
}
