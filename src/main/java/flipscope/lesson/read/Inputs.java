package flipscope.lesson.read;

import static flipscope.lesson.read.Fields.MOVES;
import static flipscope.lesson.read.Fields.POSITION;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.InputException;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Technique.From;
import flipscope.lesson.Run;
import flipscope.notation.PositionText;
import flipscope.notation.SmallBoard;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.trace.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The inputs that a block gives an algorithm. */
final class Inputs {
    private static final String MOVE = "move";

    private final Technique technique;
    private final Fields fields;

    Inputs(Technique technique, Fields fields) {
        this.technique = technique;
        this.fields = fields;
    }

    /** The keys that specify an algorithm's inputs. */
    static List<String> keys(Technique technique) {
        List<String> keys = new ArrayList<>();
        if (technique.takes(From.POSITION)) {
            keys.addAll(Fields.OF_GAME);
        }
        if (technique.takes(From.BOARD)) {
            keys.add(POSITION);
        }
        if (technique.board().equals(Optional.of(SmallBoard.CUBE))) {
            keys.add(MOVES);
        }
        if (technique.takes(From.MOVE)) {
            keys.add(MOVE);
        }
        for (Parameter input : technique.inputs()) {
            if (Technique.from(input) == From.VALUE) {
                keys.add(input.name());
            }
        }
        return keys;
    }

    /** The algorithm with these inputs; empty if one of them has a problem. */
    Optional<Run> run() {
        int before = fields.problems().size();
        Optional<Game> whole = game();
        Optional<Game> game = whole.map(this::shown);
        Optional<Position> position = position().or(() -> game.map(Game::turn));
        Optional<Integer> next = whole.flatMap(all -> game.flatMap(shown -> next(all, shown)));
        if (fields.problems().size() > before) {
            return Optional.empty();
        }
        Map<String, String> chosen = fields.given(keys(technique));
        next.ifPresent(square -> chosen.putIfAbsent(MOVE, Squares.name(square)));
        return bind(new ChosenInputs(position, chosen))
                .filter(this::isLegal)
                .map(arguments -> new Run(arguments, fields.given(keys(technique))));
    }

    private Optional<Position> position() {
        return technique.takes(From.POSITION)
                ? fields.notated(POSITION, PositionText::read)
                : Optional.empty();
    }

    private Optional<Game> game() {
        return technique.takes(From.POSITION) && !fields.has(POSITION)
                ? fields.game()
                : Optional.empty();
    }

    /** The game to show; for an algorithm that takes a move, the position before the last move. */
    private Game shown(Game whole) {
        int ply = fields.ply(whole);
        boolean before = technique.takes(From.MOVE) && ply == whole.plies().size() && ply > 0;
        return whole.at(before ? ply - 1 : ply);
    }

    /** The next move of the game. */
    private static Optional<Integer> next(Game whole, Game shown) {
        return whole.moves().stream().skip(shown.plies().size()).findFirst();
    }

    private Optional<Arguments> bind(ChosenInputs setup) {
        try {
            return Optional.of(technique.bind(setup));
        } catch (InputException wrong) {
            fields.problems().add(fields.line(wrong.parameter()), wrong.getMessage());
            return Optional.empty();
        }
    }

    /** Typed moves must be legal, except for an algorithm with a deliberate slip. */
    private boolean isLegal(Arguments arguments) {
        boolean typed = fields.has(MOVE) && arguments.move().isPresent();
        if (!typed || technique.isSlip() || arguments.position().isEmpty()) {
            return true;
        }
        try {
            arguments.position().get().play(arguments.move().get());
            return true;
        } catch (IllegalArgumentException illegal) {
            fields.refuse(MOVE, illegal.getMessage());
            return false;
        }
    }
}
