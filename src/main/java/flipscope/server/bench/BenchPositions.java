package flipscope.server.bench;

import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Samples;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Technique.From;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.trace.Word;
import flipscope.web.lesson.bench.Measurement;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/**
 * The inputs of measurements, the same on every machine. For Reversi these are the positions of
 * random games, each with the move played; enough of them that the branch predictor cannot memorize
 * them.
 */
final class BenchPositions {
    /** The number of positions. */
    static final int COUNT = Measurement.BOARDS;

    private static final int SEED = 1;

    private BenchPositions() {}

    /** The inputs of an algorithm, {@link MeasuredLoop#STRIDE} numbers for each board. */
    static long[] of(Technique technique) {
        long[] inputs = new long[COUNT * MeasuredLoop.STRIDE];
        Stream<ChosenInputs> setups =
                technique.takes(From.POSITION) ? positions() : Samples.of(technique);
        List<List<Word>> boards =
                setups.limit(COUNT).map(setup -> technique.bind(setup).words()).toList();
        for (int board = 0; board < COUNT; board++) {
            List<Word> words = boards.get(board);
            for (int input = 0; input < words.size(); input++) {
                inputs[board * MeasuredLoop.STRIDE + input] = words.get(input).bits();
            }
        }
        return inputs;
    }

    private static Stream<ChosenInputs> positions() {
        SplittableRandom random = new SplittableRandom(SEED);
        Stream.Builder<ChosenInputs> all = Stream.builder();
        Position now = Position.START;
        for (int board = 0; board < COUNT; board++) {
            now = whereSomebodyMoves(now);
            List<Integer> moves = Squares.list(now.legalMoves());
            int square = moves.get(random.nextInt(moves.size()));
            all.add(ChosenInputs.of(now, square));
            now = now.play(square);
        }
        return all.build();
    }

    /** The position after a forced pass if needed; a new game's start when the game is over. */
    private static Position whereSomebodyMoves(Position now) {
        if (now.legalMoves() != 0) {
            return now;
        }
        return now.isOver() ? Position.START : now.passed();
    }
}
