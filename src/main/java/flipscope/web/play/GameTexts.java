package flipscope.web.play;

import flipscope.notation.GameText;
import flipscope.notation.PositionText;
import flipscope.notation.Records;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.web.address.Link;
import flipscope.web.game.GameState;
import flipscope.web.page.FieldView;
import java.util.List;
import java.util.Optional;

/** A position and its moves in all formats that other programs read, for copying and sending. */
public record GameTexts(GameState game) {

    /** The moves so far and the position, in this site's format, by the names of the formats. */
    public List<FieldView> now() {
        FieldView position = new FieldView("position", PositionText.write(game.turn()));
        return game.ply() == 0
                ? List.of(position)
                : List.of(new FieldView("moves", game.transcript()), position);
    }

    /** The moves and the position in the formats of other programs. */
    public List<FieldView> records() {
        Position now = game.turn();
        Game shown = game.shown();
        return List.of(
                new FieldView("obf", Records.obf(now)),
                new FieldView("hex", Records.hex(now)),
                new FieldView("fen", Records.fen(now)),
                new FieldView("ggf", Records.ggf(shown)),
                new FieldView("sgf", Records.sgf(shown)),
                new FieldView("pgn", Records.pgn(shown)));
    }

    /** Where a file is sent. */
    public String file() {
        return Link.to("/play/file").with(game.url().parameters()).toString();
    }

    /** The board for changing squares. */
    public String edit() {
        return game.url().link().with(PlayRequest.SETUP, 1).toString();
    }

    /** The shown moves as a {@code .wtb} file, which cannot hold another start position. */
    public Optional<String> database() {
        return game.url().start().isPresent() || game.ply() == 0
                ? Optional.empty()
                : Optional.of(Link.url("/play/game.wtb?moves=" + game.transcript()));
    }

    /** The maximum length of a text. */
    public int longest() {
        return GameText.LONGEST;
    }
}
