package flipscope.bench;

import flipscope.core.FlipsCarry;
import flipscope.core.FlipsCore;
import flipscope.core.FlipsHalves;
import flipscope.core.FlipsLoop;
import flipscope.core.FlipsTwoFills;
import org.openjdk.jmh.annotations.Benchmark;

/** The discs that a move turns. */
public class FlipsBench {

    @Benchmark
    public long loop(Boards boards) {
        long all = 0;
        for (int board = 0; board < Boards.COUNT; board++) {
            all ^= FlipsLoop.flips(boards.own[board], boards.opponent[board], boards.move[board]);
        }
        return all;
    }

    @Benchmark
    public long twoFills(Boards boards) {
        long all = 0;
        for (int board = 0; board < Boards.COUNT; board++) {
            all ^=
                    FlipsTwoFills.flips(
                            boards.own[board], boards.opponent[board], boards.move[board]);
        }
        return all;
    }

    @Benchmark
    public long core(Boards boards) {
        long all = 0;
        for (int board = 0; board < Boards.COUNT; board++) {
            all ^= FlipsCore.flips(boards.own[board], boards.opponent[board], boards.move[board]);
        }
        return all;
    }

    @Benchmark
    public long carry(Boards boards) {
        long all = 0;
        for (int board = 0; board < Boards.COUNT; board++) {
            all ^= FlipsCarry.flips(boards.own[board], boards.opponent[board], boards.move[board]);
        }
        return all;
    }

    @Benchmark
    public long halves(Boards boards) {
        long all = 0;
        for (int board = 0; board < Boards.COUNT; board++) {
            all ^= FlipsHalves.flips(boards.own[board], boards.opponent[board], boards.move[board]);
        }
        return all;
    }
}
