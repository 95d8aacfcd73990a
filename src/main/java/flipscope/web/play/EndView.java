package flipscope.web.play;

import flipscope.rules.Side;
import flipscope.text.Messages;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameState;
import flipscope.web.game.GameUrl;
import flipscope.web.game.Player;
import java.util.Optional;

/**
 * How a game ended, for the record on the reader's device.
 *
 * @param game where it opens
 * @param review where it is reviewed
 * @param told who won, by how much, and against whom
 * @param ended {@code won}, {@code lost} or {@code drawn}; empty if the engine did not play one
 *     side
 * @param level the level that it counts for; empty where the start was set up or the engine did not
 *     play one side
 */
public record EndView(
        String game, String review, String told, Optional<String> ended, Optional<String> level) {

    static EndView of(Messages words, GameState game, GameWords told) {
        GameUrl url = game.url().hinting(false);
        boolean alone = url.player() == Player.BLACK || url.player() == Player.WHITE;
        boolean counts = alone && !url.friend() && url.start().isEmpty();
        return new EndView(
                url.play(),
                url.part("analysis").toString(),
                words.text("record.told", told.status(), against(words, told, alone)),
                Optional.of(told.lead())
                        .filter(lead -> alone)
                        .map(lead -> lead > 0 ? "won" : lead < 0 ? "lost" : "drawn"),
                Optional.of(String.valueOf(url.level())).filter(any -> counts));
    }

    private static String against(Messages words, GameWords told, boolean alone) {
        Side side = told.person().orElse(Side.BLACK);
        return alone
                ? words.text(
                        "record.against", GameBoards.side(words, side), told.name(side.other()))
                : told.players();
    }
}
