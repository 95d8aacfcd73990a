package flipscope.lesson.read;

import static flipscope.catalogue.Technique.MOVE;
import static flipscope.catalogue.Technique.POSITION;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.InputException;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Technique.From;
import flipscope.lesson.Run;
import flipscope.notation.PositionText;
import flipscope.rules.Game;
import flipscope.rules.Position;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Binds the keys of a block to an algorithm, and tells mistakes at their lines. */
record Inputs(Technique technique, Fields fields) {
    /** The keys that specify an algorithm's inputs; a position may be one of a game. */
    static List<String> keys(Technique technique) {
        List<String> game = technique.takes(From.POSITION) ? Fields.OF_GAME : List.of();
        return Stream.concat(game.stream(), technique.parameters().stream()).distinct().toList();
    }

    /** The algorithm with these inputs; empty if one of them has a problem. */
    Optional<Run> run() {
        return fields.faultless(this::ofGame).flatMap(this::bind).filter(this::isLegal);
    }

    /** The position, and the move that follows in its game. */
    private ChosenInputs ofGame() {
        if (!technique.takes(From.POSITION)) {
            return ChosenInputs.EXAMPLE;
        }
        return fields.has(POSITION)
                ? new ChosenInputs(fields.notated(POSITION, PositionText::read), Map.of())
                : fields.game().map(this::at).orElse(ChosenInputs.EXAMPLE);
    }

    /** For an algorithm that takes a move, the position before the last move. */
    private ChosenInputs at(Game whole) {
        int asked = fields.ply(whole);
        boolean last = asked == whole.plies().size() && asked > 0;
        int ply = technique.takes(From.MOVE) && last ? asked - 1 : asked;
        Position turn = whole.at(ply).turn();
        return ply < whole.moves().size()
                ? ChosenInputs.of(turn, whole.moves().get(ply))
                : ChosenInputs.of(turn);
    }

    private Optional<Run> bind(ChosenInputs ofGame) {
        Map<String, String> query = fields.given(keys(technique));
        Map<String, String> values = new HashMap<>(ofGame.values());
        values.putAll(query);
        try {
            Arguments arguments = technique.bind(new ChosenInputs(ofGame.position(), values));
            return Optional.of(new Run(arguments, query));
        } catch (InputException wrong) {
            fields.problems.add(fields.line(wrong.parameter()), wrong.getMessage());
            return Optional.empty();
        }
    }

    /** Typed moves must be legal, except for an algorithm with a deliberate slip. */
    private boolean isLegal(Run run) {
        Optional<Position> position = run.arguments().position();
        if (!fields.has(MOVE) || technique.isSlip() || position.isEmpty()) {
            return true;
        }
        try {
            run.arguments().move().ifPresent(position.get()::play);
            return true;
        } catch (IllegalArgumentException illegal) {
            fields.refuse(MOVE, illegal.getMessage());
            return false;
        }
    }
}
