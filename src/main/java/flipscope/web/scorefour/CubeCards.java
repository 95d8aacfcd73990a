package flipscope.web.scorefour;

import flipscope.text.Messages;
import flipscope.web.draw.CubePicture;
import flipscope.web.figure.Card;
import flipscope.web.figure.CubeFigure;
import flipscope.web.figure.FigureView;

/** Pictures of games that stand alone: previews of links, and figures. */
public record CubeCards(Messages words) {
    /** The preview of a game. */
    public Card of(CubeGame game) {
        return Card.of(title(game), "", telling(game), new CubePicture(game.marks()));
    }

    /** A game as a figure: the cube, and how it stands. */
    FigureView figure(CubeGame game) {
        return CubeFigure.of(new CubePicture(game.marks()), title(game), telling(game));
    }

    /** A game as plain text, and how it stands. */
    String text(CubeGame game) {
        return CubeText.of(game, words) + "\n\n" + telling(game) + "\n";
    }

    private String title(CubeGame game) {
        return game.ply() == 0 ? words.text("four.title") : words.text("four.card", game.ply());
    }

    private String telling(CubeGame game) {
        return new CubeWords(words).standing(game)
                + ". "
                + words.text(game.ply() == 0 ? "four.rules" : "four.brief");
    }
}
