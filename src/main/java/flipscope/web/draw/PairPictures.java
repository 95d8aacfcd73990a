package flipscope.web.draw;

import flipscope.text.Messages;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Marks;
import flipscope.trace.Table;
import flipscope.trace.Value;
import flipscope.trace.Word;
import flipscope.web.draw.Grids.Picture;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws the values of one side with marks: “new” for what only this side has, “lost” for what only
 * the other side has.
 */
public record PairPictures(Discs discs, Messages words) {

    /** A value without marks; two pictures for an answer of two words. */
    public List<GridView> of(String name, Value value, DisplayFormat view) {
        return of(name, value, view, value);
    }

    /** A value with marks where it differs from another value in the same view. */
    public List<GridView> of(String name, Value value, DisplayFormat view, Value other) {
        List<Value> all = values(value);
        List<Value> others = values(other);
        Picture plain = Picture.over(discs, false, words);
        List<GridView> grids = new ArrayList<>();
        for (int index = 0; index < all.size(); index++) {
            Value beside = index < others.size() ? others.get(index) : all.get(index);
            Picture marked = plain.with(marks(all.get(index), beside));
            grids.add(marked.of(name, all.get(index), view.word(index)));
        }
        return grids;
    }

    private static List<Value> values(Value value) {
        return value instanceof Table table && table.length() == 2
                ? List.copyOf(table.elements())
                : List.of(value);
    }

    private static Marks marks(Value value, Value other) {
        if (!(value instanceof Word mine) || !(other instanceof Word theirs)) {
            return Marks.NONE;
        }
        return new Marks(mine.bits() & ~theirs.bits(), theirs.bits() & ~mine.bits(), 0, 0, 0);
    }
}
