package flipscope.story;

import static flipscope.story.BitNames.areBits;
import static flipscope.story.BitNames.areSquares;

import flipscope.text.Messages;
import flipscope.trace.DisplayFormat;
import flipscope.trace.DisplayFormat.Shape;
import flipscope.trace.Table;
import flipscope.trace.Value;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Describes values following their view.
 *
 * @param named how many names remain when a list is shortened
 * @param listed above this number, bits are counted instead of named
 */
public record Values(Messages messages, int named, int listed) {
    private static final int ALL = Long.SIZE;

    /** For values on their own, as in a comparison of results: at most nine names. */
    static Values alone(Messages messages) {
        return new Values(messages, 8, ALL);
    }

    /**
     * For sentences: at most three names, and none if more than two rows are set, since a few out
     * of so many say nothing.
     */
    static Values inSentences(Messages messages) {
        return new Values(messages, 2, 16);
    }

    /**
     * Short: {@code c3, d4 and 7 others}, {@code c4}, {@code 12}, {@code lane 3 holds 2}, {@code
     * true}.
     */
    String describe(Value value, DisplayFormat view) {
        return value instanceof Table table ? table(table, view) : word((Word) value, view);
    }

    /**
     * The text alternative of a picture, with every square named: {@code own << 1: 9 squares: c3,
     * d4, …}; of a table its type.
     */
    public static String alt(Messages messages, String text, Value value, DisplayFormat view) {
        return value instanceof Word word
                ? messages.text("story.alt", text, inFull(messages, word, view))
                : text + ": " + value.type();
    }

    /** Like {@link #describe}, but names every set square, or every clear one if most are set. */
    private static String inFull(Messages messages, Word word, DisplayFormat view) {
        long drawn = BitNames.drawn(word.unsigned(), view);
        int set = Long.bitCount(drawn);
        int clear = BitNames.size(word.type().width(), view) - set;
        boolean register = view.shape() == Shape.WORD;
        if (!areSquares(view) && !register || set < 2) {
            return new Values(messages, ALL, ALL).word(word, view);
        }
        boolean allBut = !register && clear < set && clear > 0;
        String key =
                register
                        ? "story.value.word"
                        : allBut ? "story.value.all-but" : "story.value.squares";
        List<String> names = BitNames.names(allBut ? ~drawn : drawn, view);
        return messages.text(key, set, NameList.of(messages, names, ALL));
    }

    /** How many squares or bits, or the number; comes first in spoken text. */
    String count(Value value, DisplayFormat view) {
        return value instanceof Word word && areBits(view)
                ? count(word.unsigned(), view)
                : describe(value, view);
    }

    /** The number of set bits: {@code 38 squares}. */
    String count(long bits, DisplayFormat view) {
        String things =
                !areSquares(view)
                        ? "story.bits"
                        : view.shape().isCube() ? "story.cells" : "story.squares";
        return messages.text(things, Long.bitCount(BitNames.drawn(bits, view)));
    }

    /** The names of set bits up to a limit, or their number. */
    String squares(long bits, DisplayFormat view) {
        long drawn = BitNames.drawn(bits, view);
        int count = Long.bitCount(drawn);
        if (count > listed) {
            return count(drawn, view);
        }
        String names = NameList.of(messages, BitNames.names(drawn, view), named);
        return areSquares(view) ? names : messages.text("story.value.bits", count, names);
    }

    private String table(Table table, DisplayFormat view) {
        return IntStream.range(0, Math.min(2, table.length()))
                .mapToObj(i -> describe(table.elements().get(i), view.word(i)))
                .collect(Collectors.joining(messages.text("story.list.semicolon")));
    }

    private String word(Word word, DisplayFormat view) {
        return switch (view.shape()) {
            case NUMBER -> Long.toString(word.bits());
            case FLAG -> messages.text(word.bits() != 0 ? "story.true" : "story.false");
            case LANES -> lanes(word, view);
            default ->
                    BitNames.drawn(word.unsigned(), view) == 0
                            ? messages.text("story.value.empty")
                            : squares(word.unsigned(), view);
        };
    }

    /** {@code 2 in a1–b1, 1 in row 3}: the lanes that are not 0, highest first. */
    private String lanes(Word word, DisplayFormat view) {
        List<String> parts = new ArrayList<>();
        for (int lane = word.type().width() / view.lanes() - 1; lane >= 0; lane--) {
            long held = lane(word.unsigned(), lane, view.lanes());
            if (held != 0) {
                String name = BitNames.lane(messages, lane, view, word.type().width());
                parts.add(messages.text("story.value.lane", name, Long.toUnsignedString(held)));
            }
        }
        return parts.isEmpty()
                ? messages.text("story.value.empty")
                : NameList.of(messages, parts, Math.min(named, 4), "story.list.more-lanes");
    }

    private static long lane(long bits, int lane, int width) {
        return bits >>> (lane * width) & Word.ones(width);
    }

    /**
     * The numbers in the lanes of a register, the highest lane first.
     *
     * @param width the bits of the register
     * @param size the bits of a lane
     */
    static LongStream lanes(long bits, int width, int size) {
        int count = width / size;
        return IntStream.range(0, count).mapToLong(index -> lane(bits, count - 1 - index, size));
    }

    /** The numbers in the lanes of a register as they are typed, the highest lane first. */
    public static List<String> lanes(Word word, int size) {
        return lanes(word.unsigned(), word.type().width(), size)
                .mapToObj(Long::toUnsignedString)
                .toList();
    }

    /** The sum of all lanes. */
    static long total(long bits, DisplayFormat view) {
        return lanes(bits, Long.SIZE, view.lanes()).sum();
    }
}
