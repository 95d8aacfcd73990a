package flipscope.lesson;

import flipscope.catalogue.Technique;
import java.util.List;

/**
 * A measured comparison of algorithms of one family.
 *
 * @param techniques two to eight
 * @param title what is measured; plain text, may be empty
 * @param per the unit of work of one call: {@code position}, {@code board}; plain text
 */
public record BenchBlock(
        String name, String caption, int line, List<Technique> techniques, String title, String per)
        implements Block {
    public BenchBlock {
        techniques = List.copyOf(techniques);
    }
}
