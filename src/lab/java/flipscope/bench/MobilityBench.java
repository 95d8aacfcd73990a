package flipscope.bench;

import flipscope.core.Mobility;
import flipscope.core.MobilityCarry;
import flipscope.core.MobilityCore;
import flipscope.core.MobilityHalves;
import flipscope.core.MobilityKoggeStone;
import flipscope.core.MobilityPrefix;
import flipscope.core.MobilityShifts;
import org.openjdk.jmh.annotations.Benchmark;

/** Legal moves; {@code left} finds those of one direction only. */
public class MobilityBench {

    @Benchmark
    public long left(Boards boards) {
        long all = 0;
        for (int board = 0; board < Boards.COUNT; board++) {
            all ^= Mobility.left(boards.own[board], boards.opponent[board]);
        }
        return all;
    }

    @Benchmark
    public long shifts(Boards boards) {
        long all = 0;
        for (int board = 0; board < Boards.COUNT; board++) {
            all ^= MobilityShifts.mobility(boards.own[board], boards.opponent[board]);
        }
        return all;
    }

    @Benchmark
    public long carry(Boards boards) {
        long all = 0;
        for (int board = 0; board < Boards.COUNT; board++) {
            all ^= MobilityCarry.mobility(boards.own[board], boards.opponent[board]);
        }
        return all;
    }

    @Benchmark
    public long core(Boards boards) {
        long all = 0;
        for (int board = 0; board < Boards.COUNT; board++) {
            all ^= MobilityCore.mobility(boards.own[board], boards.opponent[board]);
        }
        return all;
    }

    @Benchmark
    public long halves(Boards boards) {
        long all = 0;
        for (int board = 0; board < Boards.COUNT; board++) {
            all ^= MobilityHalves.mobility(boards.own[board], boards.opponent[board]);
        }
        return all;
    }

    @Benchmark
    public long prefix(Boards boards) {
        long all = 0;
        for (int board = 0; board < Boards.COUNT; board++) {
            all ^= MobilityPrefix.mobility(boards.own[board], boards.opponent[board]);
        }
        return all;
    }

    @Benchmark
    public long koggeStone(Boards boards) {
        long all = 0;
        for (int board = 0; board < Boards.COUNT; board++) {
            all ^= MobilityKoggeStone.mobility(boards.own[board], boards.opponent[board]);
        }
        return all;
    }
}
