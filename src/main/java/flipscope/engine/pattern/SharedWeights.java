package flipscope.engine.pattern;

import java.util.stream.IntStream;

/** Which places of a table share a weight, because they are mirror images of each other. */
public final class SharedWeights {
    private SharedWeights() {}

    /** For each place the one that stands for it: itself, or its mirror image before it. */
    public static int[] places() {
        int[] places = IntStream.range(0, PatternSum.PLACES).toArray();
        for (Pattern pattern : Pattern.values()) {
            int start = pattern.start();
            for (int configuration = 0; configuration < pattern.size(); configuration++) {
                places[start + configuration] = start + pattern.tied(configuration);
            }
        }
        return places;
    }
}
