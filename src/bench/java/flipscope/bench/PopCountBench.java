package flipscope.bench;

import flipscope.core.PopCount;
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
}
