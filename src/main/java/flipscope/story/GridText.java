package flipscope.story;

import flipscope.trace.Marks;
import flipscope.trace.ViewKind;
import flipscope.trace.ViewKind.Shape;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws a value in plain text following its view: {@code x} set, {@code .} clear; with marks,
 * {@code +} newly set and {@code -} just cleared. Lanes are drawn as numbers.
 */
final class GridText {
    private static final int BITS_A_LINE = 16;
    private static final int LANES_A_LINE = 8;

    private GridText() {}

    /** The lines of the picture, all equally long. */
    static List<String> of(Word word, ViewKind view, Marks marks) {
        return switch (view.shape()) {
            case BOARD -> rows(word, marks, 8, 8);
            case UPPER, LOWER -> rows(word, marks, 4, 8);
            case RANK -> rows(word, marks, 1, 8);
            case MINI -> rows(word, marks, 4, 4);
            case LINE3 -> rows(word, marks, 3, 3);
            case CUBE -> layers(word, marks);
            case LANES -> lanes(word, view);
            case WORD -> rows(word, marks, word.type().width() / BITS_A_LINE, BITS_A_LINE);
            case NUMBER, FLAG -> List.of(number(word, view));
        };
    }

    private static String number(Word word, ViewKind view) {
        return view.shape() == Shape.FLAG
                ? Boolean.toString(word.bits() != 0)
                : Long.toString(word.bits());
    }

    /** Highest bit first. */
    private static List<String> rows(Word word, Marks marks, int height, int width) {
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < height; row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < width; column++) {
                int bit = height * width - 1 - row * width - column;
                line.append(column == 0 ? "" : " ").append(cell(word, marks, bit));
            }
            lines.add(line.toString());
        }
        return lines;
    }

    /** Four layers side by side, the floor first; lowest bit first. */
    private static List<String> layers(Word word, Marks marks) {
        List<String> lines = new ArrayList<>();
        for (int y = 0; y < 4; y++) {
            StringBuilder line = new StringBuilder();
            for (int z = 0; z < 4; z++) {
                for (int x = 0; x < 4; x++) {
                    line.append(x == 0 && z > 0 ? "   " : x == 0 ? "" : " ");
                    line.append(cell(word, marks, 16 * z + 4 * y + x));
                }
            }
            lines.add(line.toString());
        }
        return lines;
    }

    private static char cell(Word word, Marks marks, int bit) {
        long mask = 1L << bit;
        if ((word.bits() & mask) != 0) {
            return (marks.fresh() & mask) != 0 ? '+' : 'x';
        }
        return (marks.lost() & mask) != 0 ? '-' : '.';
    }

    private static List<String> lanes(Word word, ViewKind view) {
        int count = word.type().width() / view.lanes();
        int digits =
                Long.toUnsignedString(-1L >>> (Long.SIZE - Math.min(7, view.lanes()))).length();
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (int lane = count - 1; lane >= 0; lane--) {
            long held = Values.lane(word.unsigned(), lane, view.lanes());
            line.append(line.length() == 0 ? "" : " ");
            line.append(String.format("%" + digits + "s", Long.toUnsignedString(held)));
            if (lane % LANES_A_LINE == 0) {
                lines.add(line.toString());
                line.setLength(0);
            }
        }
        return lines;
    }
}
