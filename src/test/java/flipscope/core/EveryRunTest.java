package flipscope.core;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.testkit.Draw;
import flipscope.testkit.FlipsTechnique;
import flipscope.testkit.MobilityTechnique;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every run that there can be, alone on a board: each square, each of the eight directions, each
 * length. So every run crosses the middle in every place where it can.
 */
class EveryRunTest {

    /** A move, the run of discs beside it, and the disc that closes it. */
    private record Run(int move, long between, long closing) {
        Position closed() {
            return new Position(closing, between, Side.BLACK);
        }

        Position open() {
            return new Position(0, between, Side.BLACK);
        }
    }

    private static final List<Run> RUNS = runs();

    @Test
    void thereAreAsManyRunsAsLinesOfThreeSquaresOrMore() {
        // Along a line of n squares there are (n - 2)(n - 1) / 2 runs each way.
        assertThat(RUNS).hasSize(2 * (16 * 21 + 2 * (21 + 2 * (15 + 10 + 6 + 3 + 1))));
    }

    @ParameterizedTest
    @EnumSource
    void everyClosedRunMakesOneLegalMove(MobilityTechnique technique) {
        for (Run run : RUNS) {
            assertThat(Draw.set(technique.mobility(run.closed())))
                    .as("%s", Draw.position(run.closed()))
                    .isEqualTo(Draw.set(Squares.bit(run.move)));
            assertThat(technique.mobility(run.open())).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyClosedRunIsTurnedAndNoOpenOne(FlipsTechnique technique) {
        for (Run run : RUNS) {
            assertThat(Draw.set(technique.flips(run.closed(), run.move)))
                    .as("%s on %s", Squares.name(run.move), Draw.position(run.closed()))
                    .isEqualTo(Draw.set(run.between));
            assertThat(technique.flips(run.open(), run.move)).isZero();
        }
    }

    private static List<Run> runs() {
        List<Run> runs = new ArrayList<>();
        for (int square = 0; square < 64; square++) {
            for (int files = -1; files <= 1; files++) {
                for (int rows = -1; rows <= 1; rows++) {
                    if (files != 0 || rows != 0) {
                        addRuns(runs, square, files, rows);
                    }
                }
            }
        }
        return runs;
    }

    private static void addRuns(List<Run> runs, int move, int files, int rows) {
        long between = 0;
        int file = Squares.file(move) + files;
        int row = Squares.row(move) + rows;
        while (isOnBoard(file, row)) {
            long here = Squares.bit(Squares.at(file, row));
            if (between != 0) {
                runs.add(new Run(move, between, here));
            }
            between |= here;
            file += files;
            row += rows;
        }
    }

    private static boolean isOnBoard(int file, int row) {
        return file >= 0 && file < 8 && row >= 0 && row < 8;
    }
}
