package flipscope.web.draw;

import flipscope.trace.DisplayFormat;
import flipscope.trace.Table;
import flipscope.trace.Value;
import flipscope.web.draw.GridView.EntryView;
import java.util.ArrayList;
import java.util.List;

/** Draws a table that is read: the entry between its neighbours. */
public final class TableStrip {
    /** How many entries fit side by side. */
    static final int SHOWN = 3;

    private static final int PITCH = 84;
    private static final int PICTURE = 66;

    private TableStrip() {}

    /**
     * Draws an entry and its neighbours.
     *
     * @param index the entry that is read; -1 for none, in a short table such as a result of two
     *     words
     * @param view the view of the entries; nested tables are drawn as their length
     * @param length the number of entries, in words
     */
    public static GridView draw(
            Table table, int index, DisplayFormat view, String alt, String length) {
        List<EntryView> entries = new ArrayList<>();
        int first = Math.max(0, Math.min(index - SHOWN / 2, table.length() - SHOWN));
        int end = Math.min(table.length(), first + SHOWN);
        for (int each = first; each < end; each++) {
            Value value = table.elements().get(each);
            entries.add(entry(value, each, each - first, view.word(each), each == index));
        }
        return GridView.strip(alt, length, entries);
    }

    private static EntryView entry(
            Value value, int index, int place, DisplayFormat view, boolean chosen) {
        MiniView picture = MiniView.draw(value, view, "");
        double scale = (double) PICTURE / picture.thumb().width();
        return new EntryView(6 + place * PITCH, "[" + index + "]", picture, scale, chosen);
    }
}
