package flipscope.catalogue;

import flipscope.catalogue.Technique.From;
import flipscope.notation.RandomText;
import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.rules.Side;
import flipscope.trace.Parameter;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Other inputs for an algorithm, made from a number: for each number a series, the same for
 * everyone. A position has as many discs as the one that it replaces, or one more, so that the same
 * side is to move.
 */
public record NewInputs(Arguments written, long seed) {
    /** How many there are in a series: whoever asks waits while they are tried. */
    public static final int MOST = 20;

    private static final int FEWEST = 6;

    /** The place of the first in the series of the number that will do. */
    public Optional<Integer> first(Predicate<Arguments> willDo) {
        return IntStream.range(0, MOST)
                .boxed()
                .filter(turn -> get(turn).filter(willDo).isPresent())
                .findFirst();
    }

    /** The inputs at a place of the series, unless they cannot be bound. */
    public Optional<Arguments> get(int turn) {
        Optional<Position> position = written.position().map(at -> instead(at, turn));
        boolean turned =
                position.map(Position::toMove).equals(written.position().map(Position::toMove));
        return turned
                ? written.technique().bound(new ChosenInputs(position, values(turn)))
                : Optional.empty();
    }

    /** With too few discs there is nothing to choose from. */
    private Position instead(Position at, int turn) {
        int discs = at.discs();
        // Unless a side has passed, Black moves where the discs are even.
        boolean usual = discs % 2 == (at.toMove() == Side.BLACK ? 0 : 1);
        return discs < FEWEST || discs >= RandomPositions.MAX_DISCS
                ? RandomPositions.instead(seed, turn)
                : RandomPositions.instead(seed, turn, usual ? discs : discs + 1);
    }

    private Map<String, String> values(int turn) {
        RandomText random = new RandomText(Long.toString(seed), Optional.empty());
        Map<String, String> values = new HashMap<>();
        for (Parameter input : written.technique().inputs()) {
            From from = Technique.from(input);
            if (from != From.POSITION) {
                values.put(from == From.BOARD ? from.code() : input.name(), random.turned(turn));
            }
        }
        return values;
    }
}
