package flipscope.web.play;

import flipscope.notation.GameFile;
import flipscope.notation.NotationException;
import flipscope.notation.PositionText;
import flipscope.notation.TranscriptText;
import flipscope.opening.Openings;
import flipscope.rules.Game;
import flipscope.rules.Score;
import flipscope.text.Messages;
import flipscope.web.address.NamedLink;
import flipscope.web.game.GameReader;
import flipscope.web.game.GameUrl;
import flipscope.web.game.Player;
import flipscope.web.page.PageContext;
import flipscope.web.play.GamesView.GameView;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Lists a part of the games in a file.
 *
 * @param settings the game played before
 */
record GamesBuilder(Messages words, GameUrl settings, GameFile games) {
    private static final int AT_A_TIME = 50;

    /** How many characters of a transcript are shown. */
    private static final int BEGINNING = 24;

    /**
     * The list.
     *
     * @param name the name of the file
     * @param asked the number of the first game that was asked for; if there are fewer, the last
     *     part is listed
     */
    GamesView view(PageContext frame, String name, int asked) {
        int first = Math.min(asked, Math.max(1, games.size() - AT_A_TIME + 1));
        int last = Math.min(first + AT_A_TIME - 1, games.size());
        List<GameView> listed = IntStream.rangeClosed(first, last).mapToObj(this::game).toList();
        return new GamesView(
                frame, settings, name, games.size(), first, listed, "", Optional.empty(), false);
    }

    private GameView game(int number) {
        try {
            Game game = games.game(number);
            GameUrl freely = GameReader.imported(game, settings.playing(Player.BOTH));
            String about = about(game, number);
            return new GameView(number, Optional.of(freely.opened()), about, beginning(game));
        } catch (NotationException wrong) {
            Optional<NamedLink> first =
                    FirstMoves.before(wrong, settings.playing(Player.BOTH), words);
            String moves = wrong.before().map(GamesBuilder::beginning).orElse("");
            String about =
                    first.map(each -> wrong.getMessage() + " " + each.name())
                            .orElse(wrong.getMessage());
            return new GameView(number, first.map(NamedLink::url), about, moves);
        }
    }

    /** The players, the result and the opening, as far as they are known. */
    private String about(Game game, int number) {
        String players =
                games.players(number)
                        .map(both -> words.text("files.players", both.black(), both.white()))
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
                .map(score -> words.text("files.result", score.black(), score.white()))
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
