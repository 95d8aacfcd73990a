package flipscope.web.play;

import flipscope.notation.PositionText;
import flipscope.notation.Records;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.web.game.GameState;
import flipscope.web.play.SetupView.RecordView;
import flipscope.web.site.Link;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Exports the position and its moves in all formats that other programs read. */
final class SetupViews {
    private SetupViews() {}

    /**
     * The fields for texts and files, and the texts for copying.
     *
     * @param typed typed text that could not be read
     * @param problem what is wrong with it
     */
    static SetupView of(GameState game, String typed, String problem) {
        Link link = Link.to("/play/file").with(game.url().parameters());
        Link edit = game.url().link().with("setup", "1");
        return new SetupView(
                typed,
                problem,
                position(game.turn(), game.transcript(game.ply())),
                game.ply() == 0 ? List.of() : records(game.shown()),
                link.toString(),
                edit.toString(),
                database(game));
    }

    private static List<RecordView> position(Position position, String moves) {
        List<RecordView> all = new ArrayList<>();
        if (!moves.isEmpty()) {
            all.add(new RecordView("moves", moves));
        }
        all.add(new RecordView("position", PositionText.write(position)));
        return all;
    }

    private static List<RecordView> records(Game game) {
        Position now = game.turn();
        return List.of(
                new RecordView("obf", Records.obf(now)),
                new RecordView("hex", Records.hex(now)),
                new RecordView("fen", Records.fen(now)),
                new RecordView("ggf", Records.ggf(game)),
                new RecordView("sgf", Records.sgf(game)),
                new RecordView("pgn", Records.pgn(game)));
    }

    /** The address of the shown moves as a file, which cannot hold another start position. */
    private static Optional<String> database(GameState game) {
        return game.url().start().isPresent() || game.ply() == 0
                ? Optional.empty()
                : Optional.of(Link.url("/play/game.wtb?moves=" + game.transcript(game.ply())));
    }
}
