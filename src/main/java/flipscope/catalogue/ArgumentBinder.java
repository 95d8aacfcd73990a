package flipscope.catalogue;

import flipscope.catalogue.Technique.From;
import flipscope.notation.NotationException;
import flipscope.notation.PositionText;
import flipscope.notation.RandomText;
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
    private static final String MOVE = "move";

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
            example = ChosenInputs.example(technique);
        }
        return example;
    }

    Arguments bind() {
        Optional<Position> position = position();
        Optional<Integer> move = move(position);
        List<Word> words = new ArrayList<>();
        Map<String, String> query = new LinkedHashMap<>();
        position.ifPresent(at -> query.put("position", PositionText.write(at)));
        move.ifPresent(square -> query.put(MOVE, SquareText.write(square)));
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
        Optional<String> typed = Optional.ofNullable(chosen.values().get(MOVE));
        Optional<RandomText> random = typed.flatMap(RandomText::seed);
        Optional<Integer> move = typed.filter(text -> random.isEmpty()).map(ArgumentBinder::square);
        move.ifPresent(square -> refuseOccupied(square, position));
        return move.or(() -> position.map(at -> someMove(at, random))).or(this::usualMove);
    }

    private static int square(String text) {
        try {
            return SquareText.read(text);
        } catch (NotationException wrong) {
            throw new InputException(MOVE, wrong.getMessage());
        }
    }

    private Optional<Integer> usualMove() {
        return Optional.ofNullable(example().values().get(MOVE)).map(ArgumentBinder::square);
    }

    private static void refuseOccupied(int square, Optional<Position> position) {
        if (position.filter(at -> !Word.has(at.empty(), square)).isPresent()) {
            String name = Squares.name(square);
            throw new InputException(
                    MOVE, "there is a disc on " + name + " already; a move is an empty square");
        }
    }

    /**
     * A random legal move; without a seed that of the example if it is legal, else the first. Where
     * no move is legal, an empty square.
     */
    private int someMove(Position position, Optional<RandomText> random) {
        long legal = position.legalMoves();
        List<Integer> candidates = Squares.list(legal != 0 ? legal : position.empty());
        if (candidates.isEmpty()) {
            throw new InputException(MOVE, "the board is full; a move is an empty square");
        }
        int place =
                random.map(seed -> seed.numbers(MOVE).nextInt(candidates.size()))
                        .or(() -> usualMove().map(candidates::indexOf))
                        .orElse(0);
        return candidates.get(Math.max(0, place));
    }

    private Word word(Parameter input, Optional<Position> position, Optional<Integer> move) {
        return switch (input.name()) {
            case "own" -> Word.of(position.orElseThrow().own());
            case "opponent" -> Word.of(position.orElseThrow().opponent());
            case MOVE -> Word.of(Squares.bit(move.orElseThrow()));
            default -> value(input);
        };
    }

    private Word value(Parameter input) {
        String typed = chosen.values().get(input.name());
        return Optional.ofNullable(typed)
                .flatMap(RandomText::seed)
                .map(seed -> Samples.like(usual(input), input, seed.numbers(input.name())))
                .orElseGet(() -> typed == null ? usual(input) : ValueText.parse(input, typed));
    }

    private Word usual(Parameter input) {
        return ValueText.parse(input, example().values().get(input.name()));
    }
}
