package flipscope.web.draw;

import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.List;

/** The fields that a register is cut into, from the highest to the lowest. */
public final class LaneFields {
    private LaneFields() {}

    /**
     * One field.
     *
     * @param low its lowest bit
     * @param size how many bits it has
     * @param number what it holds; a field of 64 bits as Java reads a {@code long}
     */
    public record Field(int low, int size, long number) {
        /** Its highest bit. */
        public int top() {
            return low + size - 1;
        }
    }

    /**
     * Cuts a word.
     *
     * @param size how many bits a field has; 0 for no fields
     */
    public static List<Field> of(Word word, int size) {
        List<Field> fields = new ArrayList<>();
        for (int low = word.type().width() - size; size > 0 && low >= 0; low -= size) {
            fields.add(new Field(low, size, number(word.bits(), low, size)));
        }
        return fields;
    }

    private static long number(long bits, int low, int size) {
        return size == 64 ? bits : bits >>> low & (1L << size) - 1;
    }
}
