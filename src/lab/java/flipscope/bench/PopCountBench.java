package flipscope.bench;

import flipscope.core.PopCount;
import flipscope.core.PopCountClear;
import flipscope.core.PopCountHalves;
import flipscope.core.PopCountSubtract;
import org.openjdk.jmh.annotations.Benchmark;

/** The number of discs in a set. */
public class PopCountBench {

    @Benchmark
    public int stages(Boards boards) {
        int all = 0;
        for (int board = 0; board < Boards.COUNT; board++) {
            all ^= PopCount.stages(boards.opponent[board]);
        }
        return all;
    }

    @Benchmark
    public int hardware(Boards boards) {
        int all = 0;
        for (int board = 0; board < Boards.COUNT; board++) {
            all ^= PopCount.hardware(boards.opponent[board]);
        }
        return all;
    }

    @Benchmark
    public int subtract(Boards boards) {
        int all = 0;
        for (int board = 0; board < Boards.COUNT; board++) {
            all ^= PopCountSubtract.subtract(boards.opponent[board]);
        }
        return all;
    }

    @Benchmark
    public int halves(Boards boards) {
        int all = 0;
        for (int board = 0; board < Boards.COUNT; board++) {
            all ^= PopCountHalves.halves(boards.opponent[board]);
        }
        return all;
    }

    @Benchmark
    public int clearLowest(Boards boards) {
        int all = 0;
        for (int board = 0; board < Boards.COUNT; board++) {
            all ^= PopCountClear.clearLowest(boards.opponent[board]);
        }
        return all;
    }
}
