package flipscope.trace;

import flipscope.testkit.FewTries;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

class RandomProgramPropertyTest {
    private static final int METHODS = 60;
    private static final long[] LONGS = {
        0, 1, -1, Long.MIN_VALUE, Long.MAX_VALUE, 0x0000_0008_1000_0000L
    };
    private static final int[] INTS = {0, 1, -1, 31, Integer.MIN_VALUE, Integer.MAX_VALUE};

    /**
     * One compilation serves many methods; a program is its seed, so there is nothing to shrink.
     */
    @Property(tries = 10, shrinking = ShrinkingMode.OFF)
    @FewTries(3)
    void randomProgramsRunAndTraceAsTheCompiledOnesDo(@ForAll long seed) {
        Twins twins = new Twins(List.of(ProgramWriter.write(seed, METHODS)));
        Random random = new Random(seed);
        for (Method method : twins.program().methods()) {
            if (method.name().startsWith("T.m") && !method.name().equals("T.mix")) {
                for (int i = 0; i < 8; i++) {
                    twins.compare(method, arguments(random));
                }
            }
        }
    }

    private static List<Word> arguments(Random random) {
        long wide = random.nextBoolean() ? random.nextLong() : LONGS[random.nextInt(LONGS.length)];
        int narrow = random.nextBoolean() ? random.nextInt() : INTS[random.nextInt(INTS.length)];
        return List.of(Word.of(wide), Word.of(narrow), Word.of(random.nextBoolean()));
    }
}
