package flipscope.opening;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Openings after which no side leads by more than a disc, as the engine measures it: {@code
 * flipscope openings} draws and measures them.
 *
 * <p>Immutable; shared between threads.
 */
public final class FairOpenings {
    private final List<Fair> all;

    /**
     * One of them.
     *
     * @param moves a transcript from the start position
     * @param lead by how many discs Black is expected to win
     */
    public record Fair(String moves, double lead) {}

    private FairOpenings(List<Fair> all) {
        this.all = all;
    }

    /** Those that come with the program. */
    public static FairOpenings load() {
        return new FairOpenings(Lines.of("fair.txt").stream().map(FairOpenings::fair).toList());
    }

    private static Fair fair(String line) {
        String[] columns = line.split(" ");
        return new Fair(columns[0], Double.parseDouble(columns[1]));
    }

    /** All of them. */
    public List<Fair> all() {
        return all;
    }

    /** One at random. */
    public Fair draw(RandomGenerator random) {
        return all.get(random.nextInt(all.size()));
    }
}
