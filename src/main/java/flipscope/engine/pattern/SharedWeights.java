package flipscope.engine.pattern;

/** Which places of a table share a weight, because they are mirror images of each other. */
public final class SharedWeights {
    private SharedWeights() {}

    /** For each place the one that stands for it: itself, or its mirror image before it. */
    public static int[] places() {
        int[] places = new int[PatternSum.PLACES];
        for (int place = 0; place < places.length; place++) {
            places[place] = place;
        }
        for (Pattern pattern : Pattern.values()) {
            int start = pattern.start();
            for (int configuration = 0; configuration < pattern.size(); configuration++) {
                places[start + configuration] = start + pattern.tied(configuration);
            }
        }
        return places;
    }
}
