package flipscope.web.draw;

import static flipscope.trace.Word.has;

import flipscope.text.Messages;
import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Marks;
import flipscope.trace.Word;
import java.util.function.UnaryOperator;

/**
 * A bit grid as an HTML table, for screen readers, to be read cell by cell with the arrow keys.
 *
 * @param url maps a cell's name in addresses to the story of its bit; to null where there is no
 *     room for so many links
 */
public record GridTable(
        String name,
        Word word,
        DisplayFormat view,
        Marks marks,
        Messages messages,
        UnaryOperator<String> url) {
    public BitLayout layout() {
        return BitLayout.of(view, word);
    }

    public boolean isOn(int bit) {
        return has(word.bits(), bit);
    }

    /** A bit, its value and its marks: {@code c4, 1, new}. */
    public String label(int bit) {
        boolean on = isOn(bit);
        return layout().name(bit)
                + (on ? ", 1" : ", 0")
                + mark("new", on && has(marks.fresh(), bit))
                + mark("lost", !on && has(marks.lost(), bit))
                + mark("wrapped", on && has(marks.wrapped(), bit))
                + mark("carry", has(marks.carry(), bit));
    }

    private String mark(String name, boolean present) {
        return present ? ", " + messages.text("stepper.mark." + name) : "";
    }

    public String url(int bit) {
        return url.apply(CellNames.name(word, view, bit));
    }
}
