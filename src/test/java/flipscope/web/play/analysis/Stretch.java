package flipscope.web.play.analysis;

import flipscope.notation.PositionText;
import flipscope.notation.TranscriptText;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.testkit.Resources;

/** Some moves of a game: searching all of them would take long. */
public record Stretch(Position from, String moves) {
    /** A game whose last moves are soon searched; among them are mistakes of both sides. */
    private static final String QUICK = Resources.lines("engine/reviewed-games.txt").get(14);

    /** Four estimated moves; the third is a mistake. */
    static final Stretch MIDDLE = of(QUICK, 34, 37);

    /**
     * A mistake with one more square empty than level 10 plays out, where all four moves are soon
     * searched to the end.
     */
    static final Stretch BRINK =
            new Stretch(
                    PositionText.read(
                            "OO-XO--O---OOXOOO-O--OOOOOO-O-OOOO-O--OOOO-O--OOOO-OOO--OO-OOOOO X"),
                    "f4");

    /** The last moves, from 14 empty squares. */
    public static final Stretch END = of(QUICK, 47, 60);

    /** From one move's number to another's, both included. */
    static Stretch of(String game, int first, int last) {
        return new Stretch(
                TranscriptText.read(game, Position.START).at(first - 1).turn(),
                game.substring(2 * first - 2, 2 * last));
    }

    Game game() {
        return TranscriptText.read(moves, from);
    }

    /** The parameters that name it. */
    public String query() {
        return "start=" + PositionText.write(from).replace(' ', '_') + "&moves=" + moves;
    }

    /** The address of the analysis, with nothing reviewed yet. */
    String url() {
        return "/play/analysis?" + query();
    }

    String whole() {
        return url() + "&upto=" + moves.length() / 2;
    }
}
