package flipscope.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Technique.From;
import flipscope.notation.SmallBoard;
import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.rules.Side;
import flipscope.rules.SmallBoardPieces;
import flipscope.testkit.Packaged;
import flipscope.trace.AncestryVerifier;
import flipscope.trace.Trace;
import flipscope.trace.TraceVerifier;
import flipscope.trace.run.CountedRun;
import flipscope.trace.run.Program;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What is recorded is what happened: every step of 500 traces against plain Java arithmetic. */
class RecordedTracesTest {
    private static final int TRACES = 500;
    private static final int STORIES = 100;

    @Test
    void everyStepIsWhatJavaDoesAndTheResultIsTheUnrecordedOne() {
        Program program = Packaged.CATALOGUE.program();
        List<Technique> techniques = Packaged.techniques();
        SplittableRandom random = new SplittableRandom(64);
        for (int number = 0; number < TRACES; number++) {
            Technique technique = techniques.get(number % techniques.size());
            Arguments arguments = technique.bind(setup(technique, number, random));
            Trace trace = program.trace(technique.method(), arguments.values());
            TraceVerifier.verify(trace);
            assertThat(trace.result())
                    .isEqualTo(program.run(technique.method(), arguments.values()));
            assertThat(program.count(technique.method(), arguments.values()))
                    .isEqualTo(
                            new CountedRun(
                                    trace.result(),
                                    trace.counts().total(),
                                    trace.counts().depth()));
        }
    }

    /** Turning a named ancestor over changes the bit: for every cell of every step. */
    @Test
    void whatIsSaidToDecideABitDecidesIt() {
        Program program = Packaged.CATALOGUE.program();
        List<Technique> techniques = Packaged.techniques();
        SplittableRandom random = new SplittableRandom(5);
        for (int number = 0; number < STORIES; number++) {
            Technique technique = techniques.get(number % techniques.size());
            Arguments arguments = technique.bind(setup(technique, number, random));
            AncestryVerifier.verify(program.trace(technique.method(), arguments.values()));
        }
    }

    private static ChosenInputs setup(Technique technique, int number, SplittableRandom random) {
        if (technique.takes(From.BOARD)) {
            return board(technique, random);
        }
        if (!technique.takes(From.POSITION)) {
            return ChosenInputs.of(
                    Map.of(
                            "bits", "0x" + Long.toHexString(sparse(random)),
                            "x", "" + random.nextInt(8),
                            "y", "" + random.nextInt(8),
                            "run", "" + random.nextInt(256),
                            "start", "" + random.nextInt(256)));
        }
        return ChosenInputs.of(
                number % 2 == 0 ? RandomPositions.reachable(number) : crowded(random));
    }

    /** Bits of which a quarter are set. */
    private static long sparse(SplittableRandom random) {
        long some = random.nextLong();
        return some & random.nextLong();
    }

    /** Any pieces on the cells that there are, but at least one ball on top of its column. */
    private static ChosenInputs board(Technique technique, SplittableRandom random) {
        SmallBoard board = technique.board().orElseThrow();
        long cells = -1L >>> (64 - board.cells());
        long black = random.nextLong() & cells | 1L << (board.cells() - 1);
        long white = random.nextLong() & cells & ~black;
        SmallBoardPieces pieces = new SmallBoardPieces(black, white, Side.BLACK);
        return ChosenInputs.of(Map.of("position", board.write(pieces)));
    }

    private static Position crowded(SplittableRandom random) {
        long own = sparse(random);
        long opponent = ~sparse(random) & ~own;
        // One square is left empty, so that there is always a move to look at.
        return new Position(own & ~1L, opponent & ~1L, Side.WHITE);
    }
}
