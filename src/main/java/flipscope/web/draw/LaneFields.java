package flipscope.web.draw;

import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.List;

/** The fields that a register is cut into, highest first. */
public final class LaneFields {
    private LaneFields() {}

    /**
     * One field.
     *
     * @param low its lowest bit
     * @param size its number of bits
     * @param number its value, unsigned; a 64-bit field is a Java {@code long}
     */
    public record Field(int low, int size, long number) {
        public int top() {
            return low + size - 1;
        }
    }

    /**
     * Cuts a word into fields.
     *
     * @param size the number of bits in a field; 0 for no fields
     */
    public static List<Field> of(Word word, int size) {
        List<Field> fields = new ArrayList<>();
        for (int low = word.type().width() - size; size > 0 && low >= 0; low -= size) {
            fields.add(new Field(low, size, number(word.bits(), low, size)));
        }
        return fields;
    }

    static long number(long bits, int low, int size) {
        return size == 64 ? bits : bits >>> low & ((1L << size) - 1);
    }
}
