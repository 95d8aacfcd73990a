package flipscope.catalogue;

import flipscope.catalogue.Technique.From;
import flipscope.notation.PositionText;
import flipscope.notation.SquareText;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.trace.Parameter;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Checks the inputs that a reader chose, and completes them from the example. */
final class ArgumentBinder {
    private final Technique technique;
    private final ChosenInputs chosen;
    private ChosenInputs example;

    ArgumentBinder(Technique technique, ChosenInputs chosen) {
        this.technique = technique;
        this.chosen = chosen;
    }

    /** Read only if something was not chosen. */
    private ChosenInputs example() {
        if (example == null) {
            example = Example.of(technique);
        }
        return example;
    }

    Arguments bind() {
        Optional<Position> position = position();
        Optional<Integer> move = move(position);
        List<Word> words = new ArrayList<>();
        Map<String, String> query = new LinkedHashMap<>();
        position.ifPresent(at -> query.put("position", PositionText.write(at)));
        move.ifPresent(square -> query.put("move", SquareText.write(square)));
        for (Parameter input : technique.inputs()) {
            Word word = word(input, position, move);
            words.add(word);
            if (Technique.from(input) == From.VALUE) {
                query.put(input.name(), ValueText.format(input, word));
            }
        }
        return new Arguments(
                technique, position, Optional.empty(), move, List.copyOf(words), query);
    }

    private Optional<Position> position() {
        return technique.takes(From.POSITION)
                ? chosen.position().or(() -> example().position())
                : Optional.empty();
    }

    private Optional<Integer> move(Optional<Position> position) {
        if (!technique.takes(From.MOVE)) {
            return Optional.empty();
        }
        chosen.move().ifPresent(square -> refuseOccupied(square, position));
        return chosen.move().or(() -> position.map(this::someMove)).or(() -> example().move());
    }

    private static void refuseOccupied(int square, Optional<Position> position) {
        if (position.isPresent() && !isEmpty(position.get(), square)) {
            String name = Squares.name(square);
            throw new InputException(
                    "move", "there is a disc on " + name + " already; a move is an empty square");
        }
    }

    /** The move of the example if it is legal, else the first legal move, else an empty square. */
    private int someMove(Position position) {
        long legal = position.legalMoves();
        Optional<Integer> usual =
                example().move().filter(square -> (legal & Squares.bit(square)) != 0);
        long candidates = legal != 0 ? legal : position.empty();
        if (candidates == 0) {
            throw new InputException("move", "the board is full; a move is an empty square");
        }
        return usual.orElseGet(() -> Squares.list(candidates).get(0));
    }

    private static boolean isEmpty(Position position, int square) {
        return (position.empty() & Squares.bit(square)) != 0;
    }

    private Word word(Parameter input, Optional<Position> position, Optional<Integer> move) {
        return switch (input.name()) {
            case "own" -> Word.of(position.orElseThrow().own());
            case "opponent" -> Word.of(position.orElseThrow().opponent());
            case "move" -> Word.of(Squares.bit(move.orElseThrow()));
            default -> ValueText.parse(input, value(input.name()));
        };
    }

    private String value(String name) {
        String typed = chosen.values().get(name);
        return typed != null ? typed : example().values().get(name);
    }
}
