package flipscope.story;

import flipscope.text.Messages;
import flipscope.trace.Table;
import flipscope.trace.Value;
import flipscope.trace.View;
import flipscope.trace.View.Shape;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.List;

/** Values in words, as their view draws them. */
final class Values {
    private static final int MOST_SQUARES = 8;
    private static final int MOST_LANES = 4;

    private final Messages messages;

    Values(Messages messages) {
        this.messages = messages;
    }

    /**
     * Short: {@code 9 squares: c3, d4, …}, {@code c4}, {@code 12}, {@code lane 3 holds 2}, {@code
     * true}.
     */
    String describe(Value value, View view) {
        return value instanceof Table table
                ? table(table, view)
                : word((Word) value, view, MOST_SQUARES);
    }

    /** As {@link #describe}, with every square named, or where most are set every clear one. */
    String inFull(Word word, View view) {
        long drawn = Places.drawn(word.unsigned(), view);
        int size = Places.size(word.type().width(), view);
        int clear = size - Long.bitCount(drawn);
        if (!Places.areSquares(view) || clear >= Long.bitCount(drawn) || clear == 0) {
            return counted(word, view);
        }
        String missing = squares(Places.drawn(~drawn, view), view, Long.SIZE);
        return messages.text("story.value.all-but", Long.bitCount(drawn), missing);
    }

    private String counted(Word word, View view) {
        long drawn = Places.drawn(word.unsigned(), view);
        String names = word(word, view, Long.SIZE);
        return Places.areSquares(view) && Long.bitCount(drawn) > 1
                ? messages.text("story.value.squares", Long.bitCount(drawn), names)
                : names;
    }

    /** How many squares or bits, or the number: what a person hears first. */
    String count(Value value, View view) {
        if (!(value instanceof Word word) || !Places.areBits(view)) {
            return describe(value, view);
        }
        int count = Long.bitCount(Places.drawn(word.unsigned(), view));
        return Places.areSquares(view)
                ? messages.text("story.squares", count)
                : messages.text("story.bits", count);
    }

    /** The names of set bits, bounded. */
    String squares(long bits, View view) {
        return squares(bits, view, MOST_SQUARES);
    }

    private String squares(long bits, View view, int most) {
        return Listing.of(messages, Places.names(bits, view), most);
    }

    private String table(Table table, View view) {
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < Math.min(2, table.length()); i++) {
            parts.add(describe(table.elements().get(i), view.word(i)));
        }
        return String.join(messages.text("story.list.semicolon"), parts);
    }

    private String word(Word word, View view, int most) {
        return switch (view.shape()) {
            case NUMBER -> Long.toString(word.bits());
            case FLAG ->
                    word.bits() != 0 ? messages.text("story.true") : messages.text("story.false");
            case LANES -> lanes(word, view, most);
            default -> bits(Places.drawn(word.unsigned(), view), view, most);
        };
    }

    private String bits(long bits, View view, int most) {
        if (bits == 0) {
            return messages.text("story.value.empty");
        }
        String names = squares(bits, view, most);
        return view.shape() == Shape.WORD
                ? messages.text("story.value.bits", Long.bitCount(bits), names)
                : names;
    }

    /** {@code lane 3 holds 2, lane 1 holds 1}: the lanes that are not 0, highest first. */
    private String lanes(Word word, View view, int most) {
        List<String> parts = new ArrayList<>();
        for (int lane = word.type().width() / view.lanes() - 1; lane >= 0; lane--) {
            long held = lane(word.unsigned(), lane, view.lanes());
            if (held != 0) {
                parts.add(messages.text("story.value.lane", lane, Long.toUnsignedString(held)));
            }
        }
        return parts.isEmpty()
                ? messages.text("story.value.empty")
                : Listing.of(messages, parts, Math.min(most, MOST_LANES));
    }

    static long lane(long bits, int lane, int width) {
        long mask = width == Long.SIZE ? -1L : (1L << width) - 1;
        return bits >>> lane * width & mask;
    }

    /** The sum of all lanes. */
    static long total(long bits, View view) {
        long sum = 0;
        for (int lane = 0; lane < Long.SIZE / view.lanes(); lane++) {
            sum += lane(bits, lane, view.lanes());
        }
        return sum;
    }
}
