package flipscope.opening;

import flipscope.text.DataFile;
import java.util.List;

/**
 * Openings after which the engine gives neither side a lead of more than one disc, as the level
 * that chose them sees it.
 */
public final class FairOpenings {
    private FairOpenings() {}

    /** The openings packaged with the program, each a transcript from the start position. */
    public static List<String> all() {
        return DataFile.lines("/openings/fair.txt").map(line -> line.split(" ")[0]).toList();
    }
}
