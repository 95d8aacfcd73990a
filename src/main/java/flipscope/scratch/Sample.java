package flipscope.scratch;

import flipscope.text.DataFile;
import java.util.Arrays;
import java.util.List;

/**
 * Lines to start from.
 *
 * @param name what names it
 * @param at the step that shows what it is about
 */
public record Sample(String name, String at, String code) {
    private static final List<Sample> ALL =
            Arrays.stream(DataFile.text("/scratch/samples.txt").split("(?m)^== "))
                    .skip(1)
                    .map(Sample::read)
                    .toList();

    private static Sample read(String text) {
        String[] parts = text.split("\n", 2);
        String[] head = parts[0].split(" ");
        return new Sample(head[0], head[1], parts[1].stripTrailing());
    }

    /** In the order that teaches; the pad opens on the first. */
    public static List<Sample> all() {
        return ALL;
    }
}
