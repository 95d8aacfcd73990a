package flipscope.lesson;

import flipscope.catalogue.Technique;
import java.util.List;

/**
 * Algorithms of a family, measured against one another.
 *
 * @param algorithms two to eight
 * @param title what is measured; plain text, may be empty
 * @param per what one call works on: {@code position}, {@code board}; plain text
 */
public record BenchBlock(
        String name, String caption, int line, List<Technique> algorithms, String title, String per)
        implements Block {
    /** Takes a copy. */
    public BenchBlock {
        algorithms = List.copyOf(algorithms);
    }
}
